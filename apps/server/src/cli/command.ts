import type { ParseArgsConfig } from 'node:util'

/** What a command is given. */
export interface CommandInput {
  /** The environment, with --data-dir already put in. */
  env: Record<string, string | undefined>
  values: Record<string, string | boolean | (string | boolean)[] | undefined>
  positionals: string[]
}

/** One command of `quandary`, in a file of its own. */
export interface Command {
  name: string
  /** One line for the overview. */
  summary: string
  /** The whole text of --help. */
  help: string
  options?: NonNullable<ParseArgsConfig['options']>
  /** Resolves when done; throws {@link CommandFailed} or {@link UsageError} with a sentence for people. */
  run(input: CommandInput): Promise<void>
}

/** The command could not do its work; the message says why. Exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** The command was called with the wrong words. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
