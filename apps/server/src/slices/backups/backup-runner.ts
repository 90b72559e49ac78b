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

/** A claim is renewed while its backup runs, so that only those of dead processes expire. */
const LEASE_MS = 60_000
const RENEWED_EVERY_MS = 10_000
/** Interval at which a running backup notices that the site may not be changed any more: less than `NOTICED_MS`. */
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

export function backupRunner(ctx: AppContext): BackupRunner {
  return ctx.singletons.get(runner, () => new BackupRunner(ctx))
}

/** Stops the backup and the public dump that this process is making, if it is, before the database is closed. */
export async function closeBackups(ctx: AppContext): Promise<void> {
  await Promise.all([backupRunner(ctx).close(), publicDumpMaker(ctx).close()])
}

/**
 * Makes the backups that are due, one at a time among all processes. It is no job of the queue, because those behind it would
 * wait until it is over.
 */
export class BackupRunner {
  #ctx: AppContext
  readonly #work = new SingleRun()
  /** The claim of a backup that was stopped, to be released as soon as the site may be changed. */
  #stopped: Backup | undefined

  constructor(ctx: AppContext) {
    this.#ctx = ctx
  }

  /** Plans what is due and begins it; the backup goes on after this resolves. */
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

  /** Stops the backup that is being made and releases it, so that another process makes it. Nothing is begun afterwards. */
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
      // Before anything that waits for the bucket: a process that ends in between would leave its claim.
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

  /** Removes what a process that is gone left of a backup. */
  async #clear(file: string): Promise<void> {
    await clearInterrupted(this.#ctx.config.dataDir, file)
    await this.#clearBucket(file)
  }

  async #clearBucketOf({ service, file }: BackupOrder): Promise<void> {
    if (service) await this.#clearBucket(file)
  }

  /** Removes it from the bucket, too. While the bucket fails it stays, under the name of no backup in the list. */
  async #clearBucket(file: string): Promise<void> {
    await clearBucket(this.#ctx, file).catch((error: unknown) => {
      this.#ctx.log.warn({ err: error, file }, 'the rest of a backup was not removed from the bucket')
    })
  }

  /** Writes and proves a backup. */
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
   * Renews the claim until the backup is over; ends it when the site may not be changed any more, this process ends, or
   * another one has claimed it.
   */
  async #watch(backup: Backup, running: RunningThread<BackupOutcome>): Promise<BackupOutcome | 'stopped'> {
    const { maintenance } = this.#ctx
    const stopped = Promise.withResolvers<'stopped'>()
    const stop = (): void => stopped.resolve('stopped')
    let renewing: Promise<unknown> = Promise.resolve()
    this.#work.onStop(stop)
    const look = setInterval(() => {
      if (maintenance.state !== 'open') stop()
    }, LOOK_MS).unref()
    const renew = setInterval(() => {
      if (maintenance.state !== 'open') return
      renewing = this.#renew(backup, stop)
    }, RENEWED_EVERY_MS).unref()
    const outcome = await Promise.race([running.outcome, stopped.promise])
    clearInterval(look)
    clearInterval(renew)
    await renewing
    await running.stop()
    return outcome
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

  /** Only a claim that ran out is a crash: the one of a backup that was stopped is released, once the site is open. */
  async #release(): Promise<void> {
    const { db, maintenance } = this.#ctx
    const claim = this.#stopped
    if (!claim || maintenance.state !== 'open') return
    await releaseClaim(db, claim)
    this.#stopped = undefined
  }

  /** Returns false if another process has claimed the backup meanwhile. */
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
