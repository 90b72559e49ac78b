import { join } from 'node:path'
import { backUpInThread, clearInterrupted } from '../../backup/index.ts'
import type { BackupOutcome, RunningBackup } from '../../backup/index.ts'
import type { AppContext } from '../../context.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { readSettings } from '../site-settings/index.ts'
import { ownFolder } from './backup-folder.ts'
import { deleteOldBackups } from './delete-old-backups.ts'
import { planBackup } from './plan-backup.ts'
import type { Backup } from './store.ts'
import { claimBackup, updateBackup } from './store.ts'

/** A claim is renewed while its backup runs, so that only those of dead processes expire. */
const LEASE_MS = 60_000
const RENEWED_EVERY_MS = 10_000
/** Interval at which a running backup notices that the site became read-only: less than `NOTICED_MS`. */
const LOOK_MS = 500
/** After so many ended processes there is a reason for it. */
const MAX_ATTEMPTS = 3
const INTERRUPTED: BackupOutcome = {
  bytes: 0,
  tables: 0,
  rows: 0,
  uploads: 0,
  failed: { failure: 'interrupted', detail: 'The server ended several times while it made this backup.' },
}

const runner = defineSingleton<BackupRunner>('backup runner')

export function backupRunner(app: AppContext): BackupRunner {
  return app.singletons.get(runner, () => new BackupRunner(app))
}

/**
 * Makes the backups that are due, one at a time among all processes. It is no job of the queue, because those behind it would
 * wait until it is over.
 */
export class BackupRunner {
  #app: AppContext
  #running: Promise<void> | undefined

  constructor(app: AppContext) {
    this.#app = app
  }

  /** Plans what is due and begins it; the backup goes on after this resolves. */
  async look(): Promise<void> {
    if (this.#running) return
    const { db, clock, log } = this.#app
    await planBackup(this.#app)
    const now = clock.now()
    const backup = await claimBackup(db, now, now + LEASE_MS)
    if (!backup) return
    this.#running = this.#run(backup)
      .catch((error: unknown) => log.error({ err: error, backup: backup.id }, 'a backup could not be recorded'))
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Resolves when no backup runs in this process. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(backup: Backup): Promise<void> {
    const { config, clock, db } = this.#app
    if (backup.file !== '') await clearInterrupted(config.dataDir, backup.file)
    if (backup.attempts > MAX_ATTEMPTS) return this.#finish(backup, INTERRUPTED)
    const { folder, recipient, keep } = await readSettings(this.#app, 'backups')
    const encrypted = recipient !== '' || config.backupPassphrase !== ''
    const file = join(folder || ownFolder(config.dataDir), nameOf(clock.now(), encrypted))
    await updateBackup(db, backup.id, { file, encrypted: Number(encrypted) })
    const outcome = await this.#watch(backup, backUpInThread({ config, file, makesFolder: folder === '', recipient }))
    // Nothing may be written now. The claim expires, and the backup is made when the site is open again.
    if (outcome === 'stopped') return
    await this.#finish(backup, outcome)
    await deleteOldBackups(this.#app, keep)
  }

  /** Renews the claim until the backup is over; ends it when the site becomes read-only. */
  async #watch(backup: Backup, running: RunningBackup): Promise<BackupOutcome | 'stopped'> {
    const { clock, db, log, maintenance } = this.#app
    const stopped = Promise.withResolvers<'stopped'>()
    let renewing: Promise<unknown> = Promise.resolve()
    const look = setInterval(() => {
      if (maintenance.state === 'read-only') stopped.resolve('stopped')
    }, LOOK_MS).unref()
    const renew = setInterval(() => {
      if (maintenance.state === 'read-only') return
      renewing = updateBackup(db, backup.id, { locked_until: clock.now() + LEASE_MS }).catch((error: unknown) =>
        log.error({ err: error, backup: backup.id }, 'the claim of a backup could not be renewed'),
      )
    }, RENEWED_EVERY_MS).unref()
    const outcome = await Promise.race([running.outcome, stopped.promise])
    clearInterval(look)
    clearInterval(renew)
    await renewing
    await running.stop()
    return outcome
  }

  async #finish({ id }: Backup, { bytes, rows, uploads, failed }: BackupOutcome): Promise<void> {
    const { clock, db, log } = this.#app
    if (failed) log.error({ backup: id, ...failed }, 'a backup failed')
    else log.info({ backup: id, bytes, rows, uploads }, 'a backup was made and proved')
    await updateBackup(db, id, {
      active: null,
      finished_at: clock.now(),
      bytes,
      row_count: rows,
      upload_count: uploads,
      ...(bytes === 0 && { file: '' }),
      ...failed,
    })
  }
}

/** `quandary-2026-03-01T030000Z.jsonl.gz`: each attempt has a file of its own. */
function nameOf(at: number, encrypted: boolean): string {
  const moment = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  return `quandary-${moment}.jsonl.gz${encrypted ? '.age' : ''}`
}
