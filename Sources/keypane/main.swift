import KeypaneApp

Program.run(Array(CommandLine.arguments.dropFirst())).exit()
