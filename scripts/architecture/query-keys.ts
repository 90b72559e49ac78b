import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A key that begins with a value of its own instead of the key of an operation or of a query. */
const OWN_KEY = /\b(?:\w*Key(?:: [^=;\n]+)? =|queryKey:) \[(?!\s*\.\.\.)/

/**
 * Lists the files with query keys that are not made from operations, a sentence each: invalidating an operation would
 * miss their data.
 */
export function ownQueryKeys(source: string): string[] {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => OWN_KEY.test(readFileSync(file, 'utf8')))
    .map((file) => `${relative(source, file)} has a query key that begins with no operation`)
}
