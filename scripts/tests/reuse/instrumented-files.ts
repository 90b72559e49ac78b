import { relative } from 'node:path'
import { ROOT } from '../suites.ts'
import { instrument } from './instrument.ts'

/** The folders of the server whose files a test may or may not execute. */
const SOURCES = ['apps/server/src/slices/', 'apps/server/src/page-host/']

/** The built pages as the server renders them. */
const BUILT = 'apps/site/dist/server/'

/** Instruments a file that is to be recorded; undefined for any other file. A built file is recorded by function. */
export function instrumentFile(file: string, source: () => string): string | undefined {
  if (!file.startsWith(ROOT)) return undefined
  const path = relative(ROOT, file)
  if (path.startsWith(BUILT) && path.endsWith('.js')) return instrument(path, source(), (offset) => `${path}@${offset}`)
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return undefined
  return SOURCES.some((folder) => path.startsWith(folder)) ? instrument(path, source(), () => path) : undefined
}
