import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Most source files side by side in one folder; more of them get rooms with names of the field. */
export const MOST_FILES = 30

/**
 * Lists the folders with too many source files, a sentence each. Tests and stories do not count, they stand beside what
 * they test.
 */
export function crowdedFolders(source: string, most = MOST_FILES): string[] {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile() && /(?<!\.(?:test|test-data|stories|gen))\.tsx?$/.test(one.name))
  return [...Map.groupBy(files, ({ parentPath }) => parentPath)]
    .filter(([, inside]) => inside.length > most)
    .map(([folder, inside]) => `${join('.', relative(source, folder))} has ${inside.length} files side by side`)
}
