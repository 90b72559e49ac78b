import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { matchLanguage } from '@quandary/i18n'
import type { Log } from '../log/log.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { MAX_CATALOGUE_BYTES, readCatalogue } from './catalogue-file.ts'
import type { Language } from './language.ts'
import { BUILT_IN_LANGUAGES, ENGLISH } from './language.ts'

/** Folder of the files of texts, below the data folder. */
const FOLDER = 'languages'

/** Maximum number of files that are read; further ones are ignored. */
const MAX_FILES = 100

/** Maximum number of problems per file that are written to the log; the back office lists them all. */
const LOGGED_PROBLEMS = 20

/** The languages of a site: the built-in ones and those of files in the data folder. */
export class LanguageRegistry {
  #folder: string
  #log: Log
  #files = new Map<string, { version: string; read: CatalogueFile }>()
  #offered: readonly Language[] = BUILT_IN_LANGUAGES
  #version = 0
  #byCode = new Map(BUILT_IN_LANGUAGES.map((language) => [language.code, language]))

  /** Reads the folder. */
  constructor(dataDir: string, log: Log) {
    this.#folder = join(dataDir, FOLDER)
    this.#log = log
    this.refresh()
  }

  /** Every language to choose from: the built-in ones, then the others by code. */
  get offered(): readonly Language[] {
    return this.#offered
  }

  /** Number of changes of the languages since the process started. */
  get version(): number {
    return this.#version
  }

  /** The files of the folder and what is wrong with them, by name. */
  get files(): readonly CatalogueFile[] {
    const byName = [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1))
    return byName.map(([, { read }]) => read)
  }

  /** Returns the language with a code of the API (`en_US`, not `en-US`); undefined if it is not offered. */
  find(code: unknown): Language | undefined {
    return typeof code === 'string' ? this.#byCode.get(code) : undefined
  }

  /** Returns the language that fits a request best. */
  match(acceptLanguage: string | undefined, fallback: Language): Language {
    const codes = this.#offered.map(({ code }) => code)
    return this.find(matchLanguage(acceptLanguage, fallback.code, codes)) ?? ENGLISH
  }

  /**
   * Reads files that are new or have changed, and drops those that are gone. Called at intervals, because watching a
   * folder does not work on every file system.
   * @returns true if a language changed
   */
  refresh(): boolean {
    const names = this.#names()
    let changed = false
    for (const gone of [...this.#files.keys()].filter((name) => !names.includes(name))) {
      this.#files.delete(gone)
      changed = true
    }
    for (const name of names) changed = this.#refreshFile(name) || changed
    if (changed) {
      this.#version += 1
      this.#offer()
    }
    return changed
  }

  #names(): string[] {
    try {
      const names = readdirSync(this.#folder).filter((name) => name.endsWith('.json'))
      return names.sort().slice(0, MAX_FILES)
    } catch {
      // There is no folder, so the site has only the built-in languages.
      return []
    }
  }

  #refreshFile(name: string): boolean {
    const path = join(this.#folder, name)
    const { version, size } = describe(path)
    if (this.#files.get(name)?.version === version) return false
    const read = size > MAX_CATALOGUE_BYTES ? tooLarge(name) : readCatalogue(name, contentOf(path))
    this.#files.set(name, { version, read })
    this.#report(read)
    return true
  }

  #report({ file, language, problems }: CatalogueFile): void {
    for (const { key, problem, detail } of problems.slice(0, LOGGED_PROBLEMS)) {
      this.#log.warn({ file, key, problem, detail }, 'a text of a language cannot be used')
    }
    const { code, progress } = language ?? {}
    this.#log.info({ file, code, progress, problems: problems.length }, 'a language was read')
  }

  #offer(): void {
    const stored = this.files.flatMap(({ language }) => (language ? [language] : []))
    this.#offered = [...BUILT_IN_LANGUAGES, ...stored]
    this.#byCode = new Map(this.#offered.map((language) => [language.code, language]))
  }
}

function describe(path: string): { version: string; size: number } {
  try {
    // `ctimeMs` also shows a change of the permissions.
    const { mtimeMs, size, ino, ctimeMs } = statSync(path)
    return { version: `${mtimeMs} ${size} ${ino} ${ctimeMs}`, size }
  } catch {
    return { version: 'unreadable', size: 0 }
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function tooLarge(file: string): CatalogueFile {
  const detail = `larger than ${MAX_CATALOGUE_BYTES} bytes`
  return { file, problems: [{ key: '', problem: 'unreadable_file', detail }] }
}
