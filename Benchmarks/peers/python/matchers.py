"""The peers in Python, each as a function from a sentence to its intent and slots.

A peer is imported where it is loaded: what importing costs is part of loading.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

Match = Callable[[str], tuple[str | None, dict[str, Any]]]


def hassil(folder: Path) -> Match:
    from hassil import Intents, recognize_best

    intents = Intents.from_dict(_json(folder / "hassil.json"))
    # hassil parses templates when they are first asked for.
    for intent in intents.intents.values():
        for data in intent.data:
            _ = data.sentences

    def match(text: str) -> tuple[str | None, dict[str, Any]]:
        result = recognize_best(text, intents)
        if result is None:
            return None, {}
        return result.intent.name, {entity.name: entity.text_clean for entity in result.entities_list}

    return match


def padacioso(folder: Path) -> Match:
    from padacioso import IntentContainer
    from padacioso.bracket_expansion import expand_parentheses

    container = IntentContainer()
    phrases = _json(folder / "padacioso.json")
    for name, values in phrases["entities"].items():
        container.add_entity(name, values)
    for name, lines in phrases["intents"].items():
        # Its own expansion leaves two spaces where an optional word is left out, and such a line never matches.
        container.add_intent(name, [" ".join(text.split()) for line in lines for text in expand_parentheses(line)])

    # One after another: its own `calc_intent` starts threads for every sentence, which is slower.
    def match(text: str) -> tuple[str | None, dict[str, Any]]:
        best: dict[str, Any] | None = None
        for name, expressions in container.intent_samples.items():
            found = container._match(text, name, expressions)
            if found and (best is None or found["conf"] > best["conf"]):
                best = found
        return (best["name"], best["entities"]) if best and best.get("name") else (None, {})

    return match


def adapt(folder: Path) -> Match:
    from adapt.engine import IntentDeterminationEngine
    from adapt.intent import IntentBuilder

    engine = IntentDeterminationEngine()
    phrases = _json(folder / "adapt.json")
    for kind, values in phrases["entities"].items():
        for value in values:
            engine.register_entity(value, kind)
    slots: dict[str, list[str]] = {}
    for intent in phrases["intents"]:
        builder = IntentBuilder(intent["name"])
        for kind in intent["require"]:
            builder.require(kind)
        for kind in intent["optional"]:
            builder.optionally(kind)
        engine.register_intent_parser(builder.build())
        slots[intent["name"]] = intent["optional"]

    def match(text: str) -> tuple[str | None, dict[str, Any]]:
        for result in engine.determine_intent(text):
            name = result["intent_type"]
            return name, {slot: result[slot] for slot in slots[name] if slot in result}
        return None, {}

    return match


def rhasspy(folder: Path) -> Match:
    import rhasspynlu

    with tempfile.TemporaryDirectory() as temporary:
        lists = Path(temporary)
        for name, values in _json(folder / "rhasspy_slots.json").items():
            (lists / name).write_text("\n".join(values), encoding="utf-8")
        intents = rhasspynlu.parse_ini(folder / "rhasspy.ini")
        replacements = rhasspynlu.get_slot_replacements(intents, slots_dirs=[lists])
        graph = rhasspynlu.intents_to_graph(intents, replacements=replacements)

    def match(text: str) -> tuple[str | None, dict[str, Any]]:
        results = rhasspynlu.recognize(text.lower(), graph, fuzzy=False)
        if not results:
            return None, {}
        return results[0].intent.name, {entity.entity: entity.value for entity in results[0].entities}

    return match


MATCHERS: dict[str, Callable[[Path], Match]] = {"hassil": hassil, "padacioso": padacioso, "adapt": adapt, "rhasspy": rhasspy}


def _json(path: Path) -> Any:
    with open(path, encoding="utf-8") as file:
        return json.load(file)
