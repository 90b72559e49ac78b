import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import type { CommandInput } from './command.ts'
import { CommandFailed } from './command.ts'

/** The option of commands that open or write encrypted backups. */
export const passphraseOption = { 'passphrase-file': { type: 'string' } } as const

/**
 * Returns the passphrase of backups from a file or the environment, '' for none. It is no argument, because every account
 * of a machine sees those.
 * @throws {CommandFailed} when the file cannot be read or is empty
 */
export function passphraseOf({ env, values }: CommandInput): string {
  const file = values['passphrase-file']
  if (typeof file !== 'string') return readConfig(env).backupPassphrase
  try {
    const [first = ''] = readFileSync(resolve(file), 'utf8').split(/\r?\n/)
    if (first !== '') return first
  } catch (error) {
    throw new CommandFailed(`${file} cannot be read.`, { cause: error })
  }
  throw new CommandFailed(`The first line of ${file} is empty.`)
}
