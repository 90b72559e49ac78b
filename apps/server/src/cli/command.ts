import type { ParseArgsConfig } from 'node:util'

export interface CommandInput {
  /** The environment, with --data-dir merged in. */
  env: Record<string, string | undefined>
  values: Record<string, string | boolean | (string | boolean)[] | undefined>
  positionals: string[]
}

/** A command of `quandary`; each has its own file. */
export interface Command {
  name: string
  /** One line, for the list of commands. */
  summary: string
  /** Complete text of --help. */
  help: string
  options?: NonNullable<ParseArgsConfig['options']>
  /**
   * Resolves when done.
   * @throws {CommandFailed} or {@link UsageError} with a sentence for the person at the terminal
   */
  run(input: CommandInput): Promise<void>
}

/** The command failed; the message says why. Exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** The command was called with wrong arguments. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
