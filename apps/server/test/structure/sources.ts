import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folder of the server's code. */
export const SOURCE = join(import.meta.dirname, '../../src')

/** A source file of the server, except tests and their data. */
export interface SourceFile {
  /** Path within {@link SOURCE}. */
  path: string
  /** Text of the file without comments. */
  code: string
}

/** Reads the source files of the server. */
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

/** Returns the owner of a file: a slice, or one of the folders beside `slices/`. */
export function ownerOf(path: string): string {
  return path.replace(/^slices\//, '').split('/')[0] ?? ''
}

/** True for a migration. Migrations are never changed, so they may write to any table and contain kinds as numbers. */
export function isMigration(path: string): boolean {
  return path.includes('migrations/')
}
