import Foundation
import ParlanceCommandLine
import SampleApps

let surroundings = Surroundings(
    environment: .ofProcess,
    output: ByteSink(descriptor: STDOUT_FILENO),
    errors: ByteSink(descriptor: STDERR_FILENO),
    builtInApps: { store in
        let samples = SampleSet(store: store)
        return BuiltInApps(apps: samples.apps, phraseFiles: samples.phraseFiles)
    })
exit(await CommandRunner(arguments: CommandLine.arguments, surroundings: surroundings).run().rawValue)
