import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder that holds the server's code. */
export const SOURCE = join(import.meta.dirname, '../../src')

/** A file of the server's code, without tests and their data. */
export interface SourceFile {
  /** Path within {@link SOURCE}. */
  path: string
  /** Its text without comments. */
  code: string
}

/** Reads the code of the server. */
export function readSources(): SourceFile[] {
  const entries = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /(?<!\.test|\.test-data)\.ts$/.test(entry.name))
  return files.map((entry) => {
    const file = join(entry.parentPath, entry.name)
    return { path: relative(SOURCE, file), code: withoutComments(readFileSync(file, 'utf8')) }
  })
}

function withoutComments(text: string): string {
  return text.replaceAll(/^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)\n/gm, '')
}

/** The part a file belongs to: a slice, or one of the folders beside `slices/`. */
export function ownerOf(path: string): string {
  return path.replace(/^slices\//, '').split('/')[0] ?? ''
}

/** A migration is a statement about the past: it writes what it needs to, and its numbers never change. */
export function isMigration(path: string): boolean {
  return path.includes('migrations/')
}
