import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AppContext } from '../../context.ts'
import { deleteDrafts, hasDrafts, makePublicDumpInThread } from '../../export/index.ts'
import type { PublicManifest } from '../../export/index.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { unlessAbsent } from '../../platform/files/unless-absent.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { isPrivateSite, readSettings, siteUrl } from '../site-settings/index.ts'
import { PublicDumpNotFound } from './errors.ts'
import { SingleRun } from './single-run.ts'
import { lastSlot } from './slot.ts'

/** Address of the newest dump (docs/export.md#public-dump). */
export const PUBLIC_DUMP = '/public-dump.tar.gz'

/** A claim is renewed while its dump is made, so that only the claims of dead processes expire. */
const CLAIM: EphemeralKind = { name: 'public dump', lastsMs: 3 * 60_000, from: 'latest' }
const CLAIM_KEY = 'site'
const RENEWED_EVERY_MS = 60_000

const maker = defineSingleton<PublicDumpMaker>('public dump')

export function publicDumpMaker(ctx: AppContext): PublicDumpMaker {
  return ctx.singletons.get(maker, () => new PublicDumpMaker(ctx))
}

/**
 * Makes the public dump that is due, one process at a time. Not a job of the queue, because the jobs behind it would
 * wait until it ends.
 */
export class PublicDumpMaker {
  #ctx: AppContext
  readonly #work = new SingleRun()

  constructor(ctx: AppContext) {
    this.#ctx = ctx
  }

  /** Starts the dump that is due and resolves before it ends. Deletes the dump if the site no longer offers one. */
  async look(): Promise<void> {
    const { log, maintenance } = this.#ctx
    if (this.#work.isClosed || maintenance.state !== 'open') return
    if (!(await isOffered(this.#ctx))) return this.#withdraw()
    if (this.#work.isRunning || !(await isDue(this.#ctx)) || !(await this.#claim())) return
    this.#work.begin(
      () => this.#make(),
      (error) => log.error({ err: error }, 'the public dump could not be made'),
    )
  }

  /** Resolves when no dump is made in this process. */
  idle(): Promise<void> {
    return this.#work.idle()
  }

  /** Stops the running dump, so that another process makes it. Nothing is started afterwards. */
  close(): Promise<void> {
    return this.#work.close()
  }

  /** Deletes the dump and stops one that is being made. */
  async #withdraw(): Promise<void> {
    const file = fileOf(this.#ctx)
    await this.#work.stop()
    await rm(file, { force: true })
    // If another process has the claim, the drafts belong to its dump.
    if (!(await hasDrafts(file)) || !(await this.#claim())) return
    try {
      await deleteDrafts(file)
    } finally {
      await this.#release()
    }
  }

  async #make(): Promise<void> {
    const file = fileOf(this.#ctx)
    try {
      // Another process may have made the dump before this one got the claim.
      if (!(await isDue(this.#ctx))) return
      await deleteDrafts(file)
      const manifest = await this.#watch(file)
      if (!manifest) return await deleteDrafts(file)
      const rows = Object.values(manifest.kinds).reduce((sum, kind) => sum + kind.rows, 0)
      this.#ctx.log.info({ rows }, 'the public dump was made')
    } finally {
      await this.#release()
    }
  }

  /** Makes the dump in a thread and renews the claim meanwhile. Returns undefined if the dump was stopped. */
  async #watch(file: string): Promise<PublicManifest | undefined> {
    const { config, clock } = this.#ctx
    const { name } = await readSettings(this.#ctx, 'general')
    const site = { url: await siteUrl(this.#ctx), name }
    if (this.#work.isClosed) return undefined
    const stopped = Promise.withResolvers<undefined>()
    this.#work.onStop(() => stopped.resolve(undefined))
    const renew = setInterval(() => void this.#renew(), RENEWED_EVERY_MS).unref()
    const thread = makePublicDumpInThread({ config, site, file, madeAt: clock.now() })
    try {
      return await Promise.race([thread.outcome, stopped.promise])
    } finally {
      clearInterval(renew)
      await thread.stop()
    }
  }

  /** Takes the claim unless another process has it. Returns whether this process has it now. */
  async #claim(): Promise<boolean> {
    const { ephemeral } = this.#ctx
    // Reads first, because adding would renew the claim of another process.
    const [taken] = await ephemeral.read(CLAIM, [CLAIM_KEY])
    return taken === undefined && (await ephemeral.add(CLAIM, CLAIM_KEY)).count === 1
  }

  async #renew(): Promise<void> {
    const { ephemeral, log } = this.#ctx
    try {
      await ephemeral.add(CLAIM, CLAIM_KEY)
    } catch (error) {
      log.error({ err: error }, 'the claim of the public dump could not be renewed')
    }
  }

  async #release(): Promise<void> {
    await this.#ctx.ephemeral.delete(CLAIM, CLAIM_KEY)
  }
}

/** The newest public dump. */
export interface PublicDump {
  size: number
  /** Time at which the dump was made, in milliseconds. */
  madeAt: number
  bytes: Readable
}

/**
 * Opens the newest public dump.
 * @throws {PublicDumpNotFound} on a site that has none, and on a private one
 */
export async function openPublicDump(ctx: AppContext): Promise<PublicDump> {
  if (!(await isOffered(ctx))) throw new PublicDumpNotFound()
  const handle = await unlessAbsent(open(fileOf(ctx)))
  if (!handle) throw new PublicDumpNotFound()
  try {
    const { size, mtimeMs: madeAt } = await handle.stat()
    return { size, madeAt, bytes: handle.createReadStream() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function fileOf({ config }: AppContext): string {
  return join(config.dataDir, 'public', 'public-dump.tar.gz')
}

/** True if the site makes a public dump and guests may read the site. */
async function isOffered(ctx: AppContext): Promise<boolean> {
  return (await readSettings(ctx, 'backups')).public_dump !== 'off' && !(await isPrivateSite(ctx))
}

/** True if a scheduled moment has passed since the newest dump was made, or if there is no dump yet. */
async function isDue(ctx: AppContext): Promise<boolean> {
  const { public_dump: schedule, weekday, hour } = await readSettings(ctx, 'backups')
  const { time_zone } = await readSettings(ctx, 'interface')
  const slot = lastSlot({ schedule, weekday, hour }, ctx.clock.now(), time_zone)
  const madeAt = (await unlessAbsent(stat(fileOf(ctx))))?.mtimeMs
  return slot !== undefined && (madeAt === undefined || madeAt < slot)
}
