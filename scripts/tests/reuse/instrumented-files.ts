import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { threadId } from 'node:worker_threads'
import { ROOT } from '../suites.ts'
import type * as instrumenting from './instrument.ts'

type Instrumenter = typeof instrumenting

/** Folders of the server whose files only some tests execute. */
const SOURCES = ['apps/server/src/slices/', 'apps/server/src/page-host/']

/** Folder of the server-side build of the site, which renders pages. */
const BUILT = 'apps/site/dist/server/'

const CACHE = join(ROOT, 'node_modules', '.cache', 'quandary-tests', 'instrumented')

/** Instruments a file that is recorded; undefined for any other file. Built files are recorded by function. */
export function instrumentFile(file: string, source: () => string): string | undefined {
  if (!file.startsWith(ROOT)) return undefined
  const path = relative(ROOT, file)
  if (path.startsWith(BUILT) && path.endsWith('.js')) return cached(path, source(), (offset) => `${path}@${offset}`)
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return undefined
  return SOURCES.some((folder) => path.startsWith(folder)) ? cached(path, source(), () => path) : undefined
}

/**
 * Returns the cached result for this input, because most processes of a test would spend more time on parsing than on
 * their work.
 */
function cached(path: string, source: string, nameOf: (offset: number) => string): string {
  const instrumenter = join(import.meta.dirname, 'instrument.ts')
  version ??= readFileSync(instrumenter, 'utf8')
  const hash = createHash('sha1').update(version).update(path).update(source).digest('hex')
  const file = join(CACHE, hash)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Imported on use, because it loads the parser.
    const { instrument } = require(instrumenter) as Instrumenter
    const text = instrument(path, source, nameOf)
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${file}.${process.pid}-${threadId}`, text)
    renameSync(`${file}.${process.pid}-${threadId}`, file)
    return text
  }
}

let version: string | undefined
const require = createRequire(import.meta.url)
