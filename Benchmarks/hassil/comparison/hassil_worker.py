"""hassil as a worker (see `worker.py`); runs in the virtual environment that has hassil."""

from __future__ import annotations

import json
import resource
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any

from hassil import string_matcher
from hassil.intents import Intents, SlotList, TextSlotList
from hassil.recognize import RecognizeResult, recognize_all, recognize_best

Slots = dict[str, SlotList]


class HassilWorker:
    def __init__(self) -> None:
        self.language = ""
        self.intents = Intents.from_dict({"language": "en", "intents": {}})
        self.sets: dict[str, Slots] = {}
        self.sentences: list[tuple[str, Slots, dict[str, Any]]] = []

    def load(self, request: dict[str, Any]) -> dict[str, Any]:
        start = time.process_time_ns()
        with open(request["templates"], encoding="utf-8") as file:
            self.intents = Intents.from_dict(json.load(file))
        # hassil parses a block's templates when they are first asked for, and the first sentence asks for all.
        for intent in self.intents.intents.values():
            for data in intent.data:
                _ = data.sentences
        return {"milliseconds": (time.process_time_ns() - start) / 1e6}

    def bind(self, request: dict[str, Any]) -> dict[str, Any]:
        with open(request["lists"], encoding="utf-8") as file:
            sets = json.load(file)["sets"]
        start = time.process_time_ns()
        for name, lists in sets.items():
            self.sets[name] = {
                "name": TextSlotList.from_tuples(
                    ((value["in"], value["out"], value.get("context", {})) for value in lists["name"]), name="name"
                ),
                "area": TextSlotList.from_strings(lists["area"], name="area"),
                "floor": TextSlotList.from_strings(lists["floor"], name="floor"),
            }
        return {"milliseconds": (time.process_time_ns() - start) / 1e6}

    def set_sentences(self, request: dict[str, Any]) -> dict[str, Any]:
        self.sentences = [(each["text"], self.sets[each["lists"]], each["context"]) for each in request["sentences"]]
        return {}

    def best(self, text: str, lists: Slots, context: dict[str, Any]) -> RecognizeResult | None:
        return recognize_best(text, self.intents, slot_lists=lists, intent_context=context, best_slot_name="name")

    def answers(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"answers": [self.answer(*sentence) for sentence in self.sentences]}

    def answer(self, text: str, lists: Slots, context: dict[str, Any]) -> dict[str, Any] | None:
        result = self.best(text, lists, context)
        if result is not None and any(isinstance(entity.value, (int, float)) for entity in result.entities_list):
            # hassil keeps number words for the whole process and forgets in it by what a range multiplies: the answer would
            # depend on what was asked before.
            string_matcher._RANGE_TRIE_CACHE.clear()
            result = self.best(text, lists, context)
        return None if result is None else self.described(result)

    def readings(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"readings": [self.readings_of(*sentence) for sentence in self.sentences]}

    def readings_of(self, text: str, lists: Slots, context: dict[str, Any]) -> list[dict[str, Any]]:
        string_matcher._RANGE_TRIE_CACHE.clear()
        results = recognize_all(text, self.intents, slot_lists=lists, intent_context=context)
        return [self.described(result) for result in results]

    def described(self, result: RecognizeResult) -> dict[str, Any]:
        metadata = result.intent_metadata or {}
        return {
            "intent": result.intent.name,
            "combo": metadata.get("slot_combination"),
            "slots": {entity.name: entity.value for entity in result.entities.values()},
            "texts": {entity.name: entity.text_clean for entity in result.entities.values()},
            "spans": {entity.name: entity.text_span for entity in result.entities.values() if entity.text_span and entity.text},
            "free": [entity.name for entity in result.entities.values() if entity.is_wildcard],
            "template": result.intent_sentence.text if result.intent_sentence else "",
        }

    def throughput(self, request: dict[str, Any]) -> dict[str, Any]:
        best, sentences = self.best, self.sentences
        limit = request["seconds"] * 1e9
        passes = 0
        start = time.thread_time_ns()
        while True:
            for text, lists, context in sentences:
                best(text, lists, context)
            passes += 1
            spent = time.thread_time_ns() - start
            if spent >= limit:
                return {"nanoseconds": spent, "passes": passes}

    def latencies(self, _: dict[str, Any]) -> dict[str, Any]:
        times = []
        for text, lists, context in self.sentences:
            start = time.perf_counter_ns()
            self.best(text, lists, context)
            times.append(time.perf_counter_ns() - start)
        return {"nanoseconds": times}

    def memory(self, _: dict[str, Any]) -> dict[str, Any]:
        if sys.platform == "darwin":
            return {"bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}
        # `getrusage` never says less than what the process had that started this one.
        with open("/proc/self/status", encoding="utf-8") as status:
            return {"bytes": next(int(line.split()[1]) for line in status if line.startswith("VmHWM:")) * 1024}


def main() -> None:
    worker = HassilWorker()
    actions: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
        "load": worker.load,
        "bind": worker.bind,
        "sentences": worker.set_sentences,
        "answers": worker.answers,
        "readings": worker.readings,
        "throughput": worker.throughput,
        "latencies": worker.latencies,
        "memory": worker.memory,
    }
    for line in sys.stdin:
        request = json.loads(line)
        try:
            response = actions[request["do"]](request)
        except Exception:
            response = {"error": traceback.format_exc()}
        print(json.dumps(response, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
