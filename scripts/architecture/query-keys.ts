import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Matches a key that does not begin with the key of an operation or of another query. */
const OWN_KEY = /\b(?:\w*Key(?:: [^=;\n]+)? =|queryKey:) \[(?!\s*\.\.\.)/

/**
 * Lists the files with query keys that are not derived from operations, one sentence each: invalidating an operation
 * would miss their data.
 */
export function ownQueryKeys(source: string): string[] {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => OWN_KEY.test(readFileSync(file, 'utf8')))
    .map((file) => `${relative(source, file)} has a query key that begins with no operation`)
}
