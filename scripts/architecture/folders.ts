import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Maximum number of source files in one folder. A larger folder is divided into subfolders named after their topics.
 */
export const MAX_FILES = 30

/**
 * Lists the folders with too many source files, one sentence each. Tests and stories do not count, because they are
 * beside the files they test.
 */
export function findLargeFolders(source: string, most = MAX_FILES): string[] {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile() && /(?<!\.(?:test|test-data|stories|gen))\.tsx?$/.test(one.name))
  return [...Map.groupBy(files, ({ parentPath }) => parentPath)]
    .filter(([, inside]) => inside.length > most)
    .map(([folder, inside]) => `${join('.', relative(source, folder))} has ${inside.length} files side by side`)
}
