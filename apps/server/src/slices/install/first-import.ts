import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { replacePrivateFileSync } from '../../platform/files/private-files.ts'
import { localAddress } from '../../platform/http/local-address.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { AlreadyInstalled, ImportTokenNeeded } from './errors.ts'
import { sourcePath } from './import-folder.ts'
import type { ImportedSource, ImportOutcome, ImportProgress } from './site-content.ts'
import { SourceRefused } from './site-content.ts'
import type { Setup } from './setup.ts'

/** The submitted source of an import, not validated yet. */
export interface GivenSource {
  format: string
  /** Name of a file or folder in the folder for imports. */
  name: string
  /** Name of a folder with its uploads in the folder for imports; '' for none. */
  uploads: string
  host: string
  timeZone: string
}

type State =
  | { phase: 'none' }
  | { phase: 'running'; progress: ImportProgress }
  /**
   * Without a message, the log explains the failure. `interrupted` means that the import was running when the server
   * ended.
   */
  | { phase: 'failed'; message: string; interrupted: boolean }
  | { phase: 'done'; outcome: ImportOutcome }

const BEGINNING: ImportProgress = { title: '', done: 0, total: 0 }

const newToken = (): string => randomBytes(16).toString('base64url')

/**
 * The import with which a new site begins. The site is stored, but the installer is served until the import is done, or
 * given up after a failure. A file in the data folder records this, because the process may end in the meantime. The
 * site has people and passwords by then, so a token is required to follow and control the import. Only the browser that
 * installed the site and the log have the token. The browser chooses the token, so that it knows the token even if the
 * response is lost; a process that is started later makes a new token.
 */
export class FirstImport {
  #setup: Setup
  #state: State = { phase: 'none' }
  #ctx: AppContext | undefined
  #token = ''
  #stop = new AbortController()
  #running: Promise<void> | undefined

  constructor(setup: Setup) {
    this.#setup = setup
    if (!setup.interrupted) return
    this.#ctx = setup.interrupted
    this.#state = { phase: 'failed', message: '', interrupted: true }
    this.#takeToken(newToken())
  }

  /** @throws {AlreadyInstalled} once the first import has begun, because the site is stored by then */
  assertNotBegun(): void {
    if (this.#state.phase !== 'none') throw new AlreadyInstalled()
  }

  /** @throws {ImportTokenNeeded} once an import has begun, for every token except that of the import */
  assertHasToken(token: string): void {
    if (this.#state.phase === 'none') return
    const [given, own] = [Buffer.from(token), Buffer.from(this.#token)]
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw new ImportTokenNeeded()
  }

  /** Reports the state and the progress of the import. */
  describe(): OperationData<'getInstallationImport'> {
    const state = this.#state
    const { title, done, total } = state.phase === 'running' ? state.progress : BEGINNING
    const { counts, unusable, report } =
      state.phase === 'done' ? state.outcome : { counts: [], unusable: [], report: '' }
    return {
      state: state.phase,
      part: title,
      rows_done: done,
      rows_total: total,
      message: state.phase === 'failed' ? state.message : '',
      interrupted: state.phase === 'failed' && state.interrupted,
      counts: counts.map(({ noun, inDump, stored }) => ({ noun, there: inDump, here: stored })),
      unusable: unusable.map(({ file, reason, count }) => ({ file, reason, count })),
      report,
    }
  }

  /**
   * Validates the submitted source of an import.
   * @throws {InvalidFields}
   */
  async check(given: GivenSource): Promise<ImportedSource> {
    const { dataDir } = this.#setup.config
    const path = await sourcePath(dataDir, given.name)
    if (path === undefined) throw new InvalidFields([{ field: 'import_source', message: 'validation.no_source' }])
    const uploads = given.uploads === '' ? undefined : await sourcePath(dataDir, given.uploads)
    if (given.uploads !== '' && uploads === undefined) {
      throw new InvalidFields([{ field: 'import_uploads', message: 'validation.no_source' }])
    }
    return {
      format: given.format,
      path,
      uploads,
      host: given.host.trim().toLowerCase(),
      timeZone: timeZoneOf(given.timeZone),
    }
  }

  /**
   * Records in a file the import that a new site begins with. Called before the site is stored, so that the import is
   * not lost if the process ends before it starts. Without a source, deletes the file.
   */
  note(source: ImportedSource | undefined): void {
    const { dataDir } = this.#setup.config
    if (source) replacePrivateFileSync(noteOf(dataDir), JSON.stringify(source))
    else endFirstImport(dataDir)
  }

  /**
   * Starts the import into a site that was stored just now.
   * @param token of the call that stored the site: 22 to 100 letters, digits, - and _; replaced by a new one if it is
   * invalid
   */
  start(ctx: AppContext, source: ImportedSource, token: string): void {
    this.#begin(ctx, source)
    this.#takeToken(/^[\w-]{22,100}$/.test(token) ? token : newToken())
  }

  /**
   * Starts a failed import again; with the same source it resumes where it stopped.
   * @throws {AlreadyInstalled} unless it has failed
   * @throws {InvalidFields}
   */
  async retry(given: GivenSource | undefined): Promise<void> {
    if (this.#state.phase !== 'failed' || !this.#ctx) throw new AlreadyInstalled()
    const [ctx, failed] = [this.#ctx, this.#state]
    // Set before anything is awaited, so that a concurrent call can neither start the import nor open the site.
    this.#state = { phase: 'running', progress: BEGINNING }
    try {
      const source = given ? await this.check(given) : readNote(this.#setup.config.dataDir)
      if (!source) throw new InvalidFields([{ field: 'import_source', message: 'validation.no_source' }])
      this.note(source)
      this.#begin(ctx, source)
    } catch (error) {
      this.#state = failed
      throw error
    }
  }

  /**
   * Ends the installation: from here on the site is served, with what was imported.
   * @throws {AlreadyInstalled} unless the import is done or has failed
   */
  finish(): void {
    const ctx = this.#ctx
    if (!ctx || (this.#state.phase !== 'failed' && this.#state.phase !== 'done')) throw new AlreadyInstalled()
    endFirstImport(this.#setup.config.dataDir)
    this.#ctx = undefined
    this.#setup.onInstalled(ctx)
  }

  /** Stops the import after the current batch and closes the database, unless the site is served from it. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.#running
    await this.#ctx?.database.close()
  }

  #takeToken(token: string): void {
    this.#token = token
    const { base, config, log } = this.#setup
    const address = base.origin === '' ? localAddress(config.host, config.port) : base.origin + base.path
    log.warn(
      { link: `${address}/install#${token}` },
      'the site is served when its first import is done and it is opened in the installer, by this link',
    )
  }

  #begin(ctx: AppContext, source: ImportedSource): void {
    this.#ctx = ctx
    this.#state = { phase: 'running', progress: BEGINNING }
    this.#running = this.#run(ctx, source)
  }

  async #run(ctx: AppContext, source: ImportedSource): Promise<void> {
    const { dataDir } = this.#setup.config
    try {
      const outcome = await this.#setup.content.import(ctx, source, {
        signal: this.#stop.signal,
        onProgress: (progress) => {
          this.#state = { phase: 'running', progress }
        },
      })
      endFirstImport(dataDir)
      this.#state = { phase: 'done', outcome }
    } catch (error) {
      const isExplained = error instanceof SourceRefused
      if (!isExplained && !this.#stop.signal.aborted) this.#setup.log.error({ err: error }, 'the import failed')
      this.#state = { phase: 'failed', message: isExplained ? error.message : '', interrupted: false }
    }
  }
}

/** Deletes the record of the first import, so that the next start serves the site. */
export function endFirstImport(dataDir: string): void {
  rmSync(noteOf(dataDir), { force: true })
}

/** True if the site of a data folder was stored, and its first import neither done nor given up. */
export function hasUnfinishedImport(dataDir: string): boolean {
  return readNote(dataDir) !== undefined
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'first-import.json')
}

function readNote(dataDir: string): ImportedSource | undefined {
  try {
    // Only this class writes the file, so the cast is safe.
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as ImportedSource
  } catch {
    return undefined
  }
}

function timeZoneOf(name: string): string {
  if (name === '') return ''
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new InvalidFields([{ field: 'import_time_zone', message: 'validation.time_zone' }])
  }
}
