import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Outcome } from '../report.ts'
import { ROOT, type Runner } from '../suites.ts'
import { EXECUTED_ENV, EXECUTED_FOLDER, INCOMPLETE, readExecuted } from './executed.ts'
import { Fingerprints, hashOf, repositoryFiles } from './fingerprints.ts'
import { REUSE_RULES, type ReuseRules } from './reuse-rules.ts'
import { changedKeys, namesKey, wordsOf, type Words } from './words.ts'

/** The dependencies of a test file when it last passed. */
interface FileRecord {
  tests: number
  self: string
  base: string
  /** Content hashes of the executed files below the folders of `executed`. */
  executed: Record<string, string>
  /** Hash of the sources of the pages, if it used the page host. */
  pages?: string
  /** Hash of the catalogue texts that it was run with; a key of the stored `words`. */
  words: string
}

interface Store {
  files: Record<string, FileRecord>
  words: Record<string, Words>
  outlines: Record<string, string>
}

export interface Selection {
  /** Paths in the form that the runner takes; null to run every test file. */
  files: string[] | null
  reused: { file: string; tests: number }[]
}

export interface Reuse {
  /** Divides the test files into those to run and those whose last result is still valid. */
  select(): Selection
  /**
   * Records the test files that passed. After a failure outside the test files, all records are dropped, so the whole
   * suite runs again.
   */
  remember(outcome: Outcome): void
}

/** Environment variable that allows skipping test files (set by scripts/test.ts). */
export const SELECT_ENV = 'QUANDARY_TESTS_SELECT'

/**
 * Opens the records of a suite.
 *
 * After a change inside a function of a slice, 78 % of the server's test files are left out on average, and more
 * than 90 % for half of the 535 files of slices (computed from what every fifth test file executed). Running all
 * test files takes 700 s of processor time. The table of `pnpm test --changed` counts the tests that were left
 * out. This selection of test files can be removed once the longest suites run in a minute.
 *
 * A suite without rules always runs completely. So does every suite in CI without `pnpm test --changed`, because
 * nobody would read the records there: recording costs browser stories a seventh of their processor time.
 */
export function openReuse(
  workspace: string,
  runner: Runner,
  rules = REUSE_RULES[`${relative(ROOT, workspace)} ${runner}`],
): Reuse {
  const isRead = process.env['CI'] === undefined || process.env[SELECT_ENV] !== undefined
  if (rules === undefined || !isRead) {
    return { select: () => ({ files: null, reused: [] }), remember: () => {} }
  }
  const folder = relative(ROOT, workspace)
  return new RecordedReuse(rules, folder, join(workspace, 'node_modules', '.cache', 'quandary-tests', `${runner}.json`))
}

class RecordedReuse implements Reuse {
  readonly #rules: ReuseRules
  readonly #folder: string
  readonly #storeFile: string
  readonly #store: Store
  readonly #prints: Fingerprints
  readonly #paths = repositoryFiles()
  readonly #words: Words
  readonly #wordsHash: string
  readonly #base: string
  readonly #pages: string

  constructor(rules: ReuseRules, folder: string, storeFile: string) {
    this.#rules = rules
    this.#folder = folder
    this.#storeFile = storeFile
    this.#store = readStore(storeFile)
    this.#prints = new Fingerprints(this.#store.outlines)
    this.#words = Object.assign(
      {},
      ...this.#below([rules.words]).map((path) => wordsOf(path, this.#prints.source(path))),
    )
    this.#wordsHash = hashOf(JSON.stringify(this.#words))
    this.#base = this.#hashOfBase()
    this.#pages = this.#hashOfAll(this.#below(rules.pages?.sources ?? []).filter((path) => !isTest(path)))
    rmSync(join(workspaceOf(folder), EXECUTED_FOLDER), { recursive: true, force: true })
    mkdirSync(join(workspaceOf(folder), EXECUTED_FOLDER), { recursive: true })
    process.env[EXECUTED_ENV] = join(workspaceOf(folder), EXECUTED_FOLDER)
  }

  select(): Selection {
    if (process.env[SELECT_ENV] === undefined) return { files: null, reused: [] }
    const tests = this.#paths.filter((path) => this.#rules.tests.test(path))
    const changed = new Map<string, string[]>()
    const stands = (path: string): boolean => {
      const record = this.#store.files[path]
      return record !== undefined && this.#stands(path, record, changed)
    }
    const { true: reused = [], false: files = [] } = Object.groupBy(tests, (path) => `${stands(path)}` as const)
    return {
      files: reused.length === 0 ? null : files.map((path) => relative(this.#folder, path)),
      reused: reused.map((file) => ({ file, tests: this.#store.files[file]?.tests ?? 0 })),
    }
  }

  remember(outcome: Outcome): void {
    const executed = readExecuted(join(workspaceOf(this.#folder), EXECUTED_FOLDER))
    for (const { file, tests, failed } of outcome.files) {
      const own = executed.byTest.get(file)
      // A file that failed, or whose record is incomplete, runs again next time.
      if (failed || own === undefined || own.has(INCOMPLETE)) {
        delete this.#store.files[file]
        continue
      }
      this.#store.files[file] = this.#record(file, tests, [...own, ...executed.byAll])
    }
    if (outcome.failed > 0 && !outcome.files.some(({ failed }) => failed)) this.#store.files = {}
    const tests = new Set(this.#paths)
    for (const file of Object.keys(this.#store.files)) if (!tests.has(file)) delete this.#store.files[file]
    this.#save()
  }

  #record(file: string, tests: number, executed: readonly string[]): FileRecord {
    const { pages } = this.#rules
    const selectable = executed.filter((path) => this.#isSelectable(path))
    const usesPages = pages !== undefined && executed.some((path) => path.startsWith(pages.pageHost))
    return {
      tests,
      self: this.#prints.content(file),
      base: this.#base,
      executed: Object.fromEntries(this.#withStyles(selectable).map((path) => [path, this.#prints.content(path)])),
      ...(usesPages ? { pages: this.#pages } : {}),
      words: this.#wordsHash,
    }
  }

  #stands(file: string, record: FileRecord, changed: Map<string, string[]>): boolean {
    const { self, base, executed, pages, words } = record
    if (self !== this.#prints.content(file) || base !== this.#base) return false
    if (pages !== undefined && pages !== this.#pages) return false
    if (Object.entries(executed).some(([path, hash]) => this.#prints.content(path) !== hash)) return false
    if (words === this.#wordsHash) return true
    const keys = changed.get(words) ?? changedKeys(this.#store.words[words] ?? {}, this.#words)
    changed.set(words, keys)
    return keys.every((key) => this.#isNamedElsewhere(key, [file, ...Object.keys(executed)]))
  }

  /** Returns whether any source contains a key while none of these files does. */
  #isNamedElsewhere(key: string, files: readonly string[]): boolean {
    const names = (path: string): boolean => namesKey(this.#prints.source(path), key)
    return key !== '' && !files.some(names) && this.#sources().some(names)
  }

  #sources(): string[] {
    return this.#below(this.#rules.executed).filter((path) => this.#isSelectable(path))
  }

  #hashOfBase(): string {
    const { base, words } = this.#rules
    const paths = this.#below(base).filter((path) => !path.startsWith(words) && !isTest(path) && !path.endsWith('.md'))
    const { true: selectable = [], false: others = [] } = Object.groupBy(
      paths,
      (path) => `${this.#isSelectable(path)}` as const,
    )
    const outlines = selectable.map((path) => (isStyle(path) ? path : `${path} ${this.#prints.outline(path)}`))
    return hashOf([this.#hashOfAll(others), ...outlines].join('\n'))
  }

  #hashOfAll(paths: readonly string[]): string {
    return hashOf(paths.map((path) => `${path} ${this.#prints.content(path)}`).join('\n'))
  }

  #below(roots: readonly string[]): string[] {
    return this.#paths.filter((path) => roots.some((root) => path === root || path.startsWith(`${root}/`)))
  }

  #isSelectable(path: string): boolean {
    return /\.tsx?$/.test(path) && !isTest(path) && this.#rules.executed.some((root) => path.startsWith(`${root}/`))
  }

  /** Adds the style sheets that executed files import, because a style sheet is only executed in the build. */
  #withStyles(paths: readonly string[]): string[] {
    const found = new Set(paths)
    for (const path of found) {
      for (const [, style = ''] of this.#prints.source(path).matchAll(/from '(\.[^']+\.css)(?:\.ts)?'/g)) {
        found.add(`${join(path, '..', style)}.ts`)
      }
    }
    return [...found]
  }

  #save(): void {
    const { files, words } = this.#store
    const used = new Set(Object.values(files).map((record) => record.words))
    const readings = Object.entries({ ...words, [this.#wordsHash]: this.#words }).filter(([hash]) => used.has(hash))
    const store: Store = { files, words: Object.fromEntries(readings), outlines: this.#prints.outlines() }
    mkdirSync(join(this.#storeFile, '..'), { recursive: true })
    writeFileSync(this.#storeFile, JSON.stringify(store))
  }
}

function readStore(file: string): Store {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Store // Written by #save.
  } catch {
    return { files: {}, words: {}, outlines: {} }
  }
}

function workspaceOf(folder: string): string {
  return join(ROOT, folder)
}

function isTest(path: string): boolean {
  return /\.(test|spec|stories)\.tsx?$/.test(path)
}

function isStyle(path: string): boolean {
  return path.endsWith('.css.ts')
}
