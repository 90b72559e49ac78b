import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Keys } from '../backup/index.ts'
import { isIdentity, isRecipient } from '../backup/index.ts'
import { MIN_PASSPHRASE, readConfig } from '../config.ts'
import type { CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'

const passphraseOption = { 'passphrase-file': { type: 'string' } } as const
/** The options of commands that open encrypted backups. */
export const openingOptions = { ...passphraseOption, 'identity-file': { type: 'string' } } as const
/** The options of commands that write encrypted backups. */
export const encryptingOptions = { ...passphraseOption, recipient: { type: 'string' } } as const

/**
 * Returns the keys that open backups. Passphrase and secret keys are read from files or the environment, because every
 * account of a machine sees the arguments.
 * @throws {CommandFailed} when a file cannot be read or contains nothing usable
 */
export async function readBackupKeys(input: CommandInput): Promise<Keys> {
  const file = input.values['identity-file']
  return { passphrase: passphraseOf(input), identities: typeof file === 'string' ? await identitiesIn(file) : [] }
}

/**
 * Returns the key for a new backup: a recipient, or else a passphrase. Both are '' for an unencrypted one.
 * @throws {UsageError} {CommandFailed}
 */
export async function encryptionOf(input: CommandInput): Promise<{ recipient: string; passphrase: string }> {
  const { recipient } = input.values
  if (typeof recipient === 'string') {
    if (!(await isRecipient(recipient))) throw new UsageError('--recipient takes a public key of age, age1…')
    return { recipient, passphrase: '' }
  }
  const passphrase = passphraseOf(input)
  if (passphrase !== '' && passphrase.length < MIN_PASSPHRASE) {
    throw new UsageError(`The passphrase has fewer than ${MIN_PASSPHRASE} characters`)
  }
  return { recipient: '', passphrase }
}

function passphraseOf({ env, values }: CommandInput): string {
  const file = values['passphrase-file']
  if (typeof file !== 'string') return readConfig(env).backupPassphrase
  const [first = ''] = linesOf(file)
  if (first === '') throw new CommandFailed(`The first line of ${file} is empty.`)
  return first
}

/** Reads a file as the program age-keygen writes it: a secret key per line, and comments. */
async function identitiesIn(file: string): Promise<string[]> {
  const lines = linesOf(file).map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  for (const identity of identities) {
    if (!(await isIdentity(identity))) throw new CommandFailed(`${file} has a line that is no secret key of age.`)
  }
  if (identities.length === 0) throw new CommandFailed(`${file} has no secret key of age.`)
  return identities
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(resolve(file), 'utf8').split(/\r?\n/)
  } catch (error) {
    throw new CommandFailed(`${file} cannot be read.`, { cause: error })
  }
}
