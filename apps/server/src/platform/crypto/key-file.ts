import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePrivateFolderSync, PRIVATE_FILE } from '../files/private-files.ts'

const KEY_BYTES = 32

/** Returns the 256-bit key in a file, which is created when it is first needed. */
export function loadKey(file: string): Buffer {
  return readKey(file) ?? makeKey(file)
}

/** Reads the key in a file; undefined if there is no such file. */
export function readKey(file: string): Buffer | undefined {
  let key: Buffer
  try {
    key = readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key of ${KEY_BYTES} bytes`)
  return key
}

/** Replaces the key in a file by another one, such as that in a backup. */
export function storeKey(file: string, key: Buffer): void {
  makePrivateFolderSync(dirname(file))
  const draft = draftOf(file)
  writeFileSync(draft, key, { mode: PRIVATE_FILE })
  renameSync(draft, file)
}

/** Creates the key in a file. If several processes do so concurrently, all of them use the key of the first. */
function makeKey(file: string): Buffer {
  makePrivateFolderSync(dirname(file))
  const draft = draftOf(file)
  try {
    writeFileSync(draft, randomBytes(KEY_BYTES), { mode: PRIVATE_FILE })
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const key = readKey(file)
  if (!key) throw new Error(`${file} could not be made`)
  return key
}

function draftOf(file: string): string {
  return `${file}.${randomBytes(6).toString('hex')}`
}
