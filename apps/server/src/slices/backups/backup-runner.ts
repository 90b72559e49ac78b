import { join } from 'node:path'
import { backUpInThread, clearInterrupted, clearStopped, failureOf } from '../../backup/index.ts'
import type { BackupOrder, BackupOutcome, RunningThread } from '../../backup/index.ts'
import type { AppContext } from '../../context.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { readSettings } from '../site-settings/index.ts'
import { storageOf } from '../storage/index.ts'
import { ownFolder } from './backup-folder.ts'
import { nameOfBackup } from './backup-name.ts'
import { deleteOldBackups } from './delete-old-backups.ts'
import { planBackup } from './plan-backup.ts'
import { publicDumpMaker } from './public-dump.ts'
import { SingleRun } from './single-run.ts'
import { clearBucket } from './stored-backups.ts'
import type { Backup } from './store.ts'
import { claimBackup, releaseClaim, updateClaimed } from './store.ts'

/** Lifetime of a claim. A running backup renews its claim, so that only the claims of dead processes expire. */
const LEASE_MS = 60_000
const RENEWED_EVERY_MS = 10_000
/**
 * Interval at which a running backup checks whether the site may still be changed. It is shorter than
 * `MAX_NOTICE_DELAY_MS`, the time that commands allow for all processes to notice a change.
 */
const POLL_MS = 500
/** After this many processes died during a backup, the backup itself is probably the cause, so it fails. */
const MAX_ATTEMPTS = 3
const INTERRUPTED: BackupOutcome = {
  bytes: 0,
  tables: 0,
  rows: 0,
  uploads: 0,
  failed: { failure: 'interrupted', detail: 'The server ended several times while it made this backup.' },
}

const runner = defineSingleton<BackupRunner>('backup runner')

export function backupRunner(ctx: AppContext): BackupRunner {
  return ctx.singletons.get(runner, () => new BackupRunner(ctx))
}

/** Stops the running backup and public dump of this process, if any. Call it before the database is closed. */
export async function closeBackups(ctx: AppContext): Promise<void> {
  await Promise.all([backupRunner(ctx).close(), publicDumpMaker(ctx).close()])
}

/**
 * Makes the backups that are due, one at a time among all processes. Not a job of the queue, because the jobs behind it
 * would wait until it ends.
 */
export class BackupRunner {
  #ctx: AppContext
  readonly #work = new SingleRun()
  /** A backup that was stopped. Its claim is to be released as soon as the site may be changed. */
  #stopped: Backup | undefined

  constructor(ctx: AppContext) {
    this.#ctx = ctx
  }

  /**
   * Plans the backup that is due by the schedule, and starts a waiting one, if any. Resolves before the backup ends.
   */
  async look(): Promise<void> {
    const { db, clock, log, maintenance } = this.#ctx
    if (this.#work.isRunning || this.#work.isClosed || maintenance.state !== 'open') return
    await this.#release()
    await planBackup(this.#ctx)
    const now = clock.now()
    const backup = await claimBackup(db, now, now + LEASE_MS)
    if (!backup) return
    this.#work.begin(
      () => this.#run(backup),
      (error) => log.error({ err: error, backup: backup.id }, 'a backup did not come to its end'),
    )
  }

  /** Resolves when no backup runs in this process. */
  idle(): Promise<void> {
    return this.#work.idle()
  }

  /**
   * Stops the running backup and releases its claim, so that another process makes it. Nothing is started afterwards.
   */
  close(): Promise<void> {
    return this.#work.close()
  }

  async #run(backup: Backup): Promise<void> {
    const { log } = this.#ctx
    if (backup.attempts > MAX_ATTEMPTS) {
      await this.#finish(backup, INTERRUPTED)
      await this.#clear(backup.file)
      return
    }
    const made = await this.#make(backup).catch(async (error: unknown) => {
      const failed = failureOf(error)
      await this.#finish(backup, { bytes: 0, tables: 0, rows: 0, uploads: 0, failed })
      return undefined
    })
    if (made === undefined) return
    const { outcome, order } = made
    if (outcome === 'stopped') {
      await clearStopped(order)
      this.#stopped = backup
      // Released before the bucket is cleared, which may take long: a process that ends meanwhile would leave its claim
      // behind.
      await this.#release()
      return this.#clearBucketOf(order)
    }
    if (await this.#finish(backup, outcome)) {
      const { keep } = await readSettings(this.#ctx, 'backups')
      await deleteOldBackups(this.#ctx, keep)
      return
    }
    log.warn({ backup: backup.id }, 'a backup was made by another process meanwhile')
    await clearStopped(order)
    await this.#clearBucketOf(order)
  }

  /** Removes the files of a backup whose process has died. */
  async #clear(file: string): Promise<void> {
    await clearInterrupted(this.#ctx.config.dataDir, file)
    await this.#clearBucket(file)
  }

  async #clearBucketOf({ service, file }: BackupOrder): Promise<void> {
    if (service) await this.#clearBucket(file)
  }

  /**
   * Removes an unfinished backup from the bucket. If the request to the bucket fails, the files stay there, under a
   * name that no listed backup has.
   */
  async #clearBucket(file: string): Promise<void> {
    await clearBucket(this.#ctx, file).catch((error: unknown) => {
      this.#ctx.log.warn({ err: error, file }, 'the rest of a backup was not removed from the bucket')
    })
  }

  /** Writes a backup and proves that it can be restored. */
  async #make(backup: Backup): Promise<{ order: BackupOrder; outcome: BackupOutcome | 'stopped' }> {
    const { config, clock, db } = this.#ctx
    if (backup.file !== '') await this.#clear(backup.file)
    const { folder, recipient } = await readSettings(this.#ctx, 'backups')
    const encrypted = recipient !== '' || config.backupPassphrase !== ''
    const file = join(folder || ownFolder(config.dataDir), nameOfBackup(clock.now(), encrypted))
    const { service, backups: place } = await storageOf(this.#ctx)
    const order = {
      config,
      file,
      run: `${backup.id}-${backup.attempts}`,
      makesFolder: folder === '',
      recipient,
      service: place === 'bucket' ? service : undefined,
    }
    const isClaimed = await updateClaimed(db, backup, { file, encrypted: Number(encrypted) })
    return { order, outcome: isClaimed ? await this.#watch(backup, backUpInThread(order)) : 'stopped' }
  }

  /**
   * Renews the claim until the backup ends. Stops the backup when the site may not be changed any more, this process
   * ends, or another process has claimed the backup.
   */
  async #watch(backup: Backup, running: RunningThread<BackupOutcome>): Promise<BackupOutcome | 'stopped'> {
    const { maintenance } = this.#ctx
    const stopped = Promise.withResolvers<'stopped'>()
    const stop = (): void => stopped.resolve('stopped')
    let renewing: Promise<unknown> = Promise.resolve()
    this.#work.onStop(stop)
    const look = setInterval(() => {
      if (maintenance.state !== 'open') stop()
    }, POLL_MS).unref()
    const renew = setInterval(() => {
      if (maintenance.state !== 'open') return
      renewing = this.#renew(backup, stop)
    }, RENEWED_EVERY_MS).unref()
    const outcome = await Promise.race([running.outcome, stopped.promise])
    clearInterval(look)
    clearInterval(renew)
    await renewing
    await running.stop()
    // While the site may not be changed, the outcome of a backup that ended just now cannot be recorded either.
    return maintenance.state === 'open' ? outcome : 'stopped'
  }

  async #renew(backup: Backup, onLost: () => void): Promise<void> {
    const { clock, db, log } = this.#ctx
    try {
      const isClaimed = await updateClaimed(db, backup, { locked_until: clock.now() + LEASE_MS })
      if (!isClaimed) onLost()
    } catch (error) {
      log.error({ err: error, backup: backup.id }, 'the claim of a backup could not be renewed')
    }
  }

  /**
   * Releases the claim of a stopped backup once the site may be changed again. A claim that expires instead counts as a
   * crash.
   */
  async #release(): Promise<void> {
    const { db, maintenance } = this.#ctx
    const claim = this.#stopped
    if (!claim || maintenance.state !== 'open') return
    await releaseClaim(db, claim)
    this.#stopped = undefined
  }

  /** Records the outcome of a backup. Returns false if another process has claimed the backup meanwhile. */
  async #finish(backup: Backup, { bytes, rows, uploads, address, failed }: BackupOutcome): Promise<boolean> {
    const { clock, db, log } = this.#ctx
    const isRecorded = await updateClaimed(db, backup, {
      active: null,
      finished_at: clock.now(),
      bytes,
      row_count: rows,
      upload_count: uploads,
      ...(bytes === 0 && { file: '' }),
      ...(address !== undefined && { file: address }),
      ...failed,
    })
    if (!isRecorded) return false
    if (failed) log.error({ backup: backup.id, ...failed }, 'a backup failed')
    else log.info({ backup: backup.id, bytes, rows, uploads }, 'a backup was made and proved')
    return true
  }
}
