import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replacePrivateFileSync } from '../files/private-files.ts'

/** Interval at which processes look for the file. */
const POLL_MS = 1_000
/** Time after which every process has noticed a change. */
export const MAX_NOTICE_DELAY_MS = 2 * POLL_MS
/** First word in the file of a read-only site; the rest of its line names the read-only database, if only one is. */
const READ_ONLY = 'read-only'

/** `closed`: every request except those of probes gets status 503; `read-only`: nothing may change. */
export type Maintenance = 'open' | 'read-only' | 'closed'

/**
 * Returns the path of the file that closes the site. It is in the data folder and not in the database, because the
 * database itself may be under maintenance.
 */
function maintenanceFile(dataDir: string): string {
  return join(dataDir, 'maintenance')
}

/** The maintenance state of the site, and its cause. */
export interface MaintenanceFacts {
  state: Maintenance
  /** True while the site is being moved to another database. */
  isMove: boolean
  /** The operator's message to the readers of a read-only site; '' for none. */
  note: string
}

const OPEN: MaintenanceFacts = { state: 'open', isMove: false, note: '' }

/**
 * Returns the state of the site.
 * @param database the database of this process; if the file names another one, the database of this process may be
 * changed
 */
export function readMaintenanceFacts(dataDir: string, database?: string): MaintenanceFacts {
  const content = readIfThere(maintenanceFile(dataDir))
  if (content === undefined) return OPEN
  const [first = '', ...note] = content.split('\n')
  const [state = '', ...named] = first.trim().split(' ')
  if (state !== READ_ONLY) return { ...OPEN, state: 'closed' }
  const isMove = named.length > 0
  if (database !== undefined && isMove && named.join(' ') !== database) return OPEN
  return { state: 'read-only', isMove, note: note.join(' ').trim() }
}

/** Like {@link readMaintenanceFacts}, but only the state. */
export function readMaintenance(dataDir: string, database?: string): Maintenance {
  return readMaintenanceFacts(dataDir, database).state
}

/**
 * Returns undefined if there is no file, and '' if this process may not read it because a command closed the site under
 * another account.
 */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : ''
  }
}

/**
 * Sets the state of the site; every process notices within {@link MAX_NOTICE_DELAY_MS}.
 * @param options.database set if only this database is concerned, so that the site opens once it uses another one
 * @param options.note a sentence for the readers of a read-only site
 */
export function setMaintenance(
  dataDir: string,
  state: Maintenance,
  { database, note = '' }: { database?: string; note?: string } = {},
): void {
  const file = maintenanceFile(dataDir)
  if (state === 'open') rmSync(file, { force: true })
  else if (state === 'closed') replacePrivateFileSync(file, '')
  else replacePrivateFileSync(file, `${[READ_ONLY, database].filter(Boolean).join(' ')}\n${note}`)
}

/** The maintenance state of the site, as far as this process knows. */
export class MaintenanceMode implements MaintenanceFacts {
  state: Maintenance = 'open'
  isMove = false
  note = ''
  #dataDir: string
  #nameDatabase: () => string
  #timer: NodeJS.Timeout | undefined

  /** @param nameDatabase returns the name of the configured database, which this process opens when it starts */
  constructor(dataDir: string, nameDatabase: () => string) {
    this.#dataDir = dataDir
    this.#nameDatabase = nameDatabase
    Object.assign(this, readMaintenanceFacts(dataDir, nameDatabase()))
  }

  /** Starts looking for the file at intervals. */
  watch(): void {
    // Determined once, because this process uses its database until it ends, even if another one is configured later.
    const database = this.#nameDatabase()
    this.#timer ??= setInterval(() => {
      Object.assign(this, readMaintenanceFacts(this.#dataDir, database))
    }, POLL_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
