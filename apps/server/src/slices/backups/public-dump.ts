import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AppContext } from '../../context.ts'
import { writePublicDump } from '../../export/index.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { unlessAbsent } from '../../platform/files/unless-absent.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { isPrivateSite, readSettings, siteUrl } from '../site-settings/index.ts'
import { PublicDumpNotFound } from './errors.ts'
import { lastSlot } from './slot.ts'

/** Address of the newest dump (docs/export.md#public-dump). */
export const PUBLIC_DUMP = '/public-dump.tar.gz'

/** So long no other process makes the dump of the same slot. */
const CLAIM: EphemeralKind = { name: 'public dump', lastsMs: 30 * 60_000, from: 'first' }

const maker = defineSingleton<PublicDumpMaker>('public dump')

export function publicDumpMaker(ctx: AppContext): PublicDumpMaker {
  return ctx.singletons.get(maker, () => new PublicDumpMaker(ctx))
}

/** Makes the public dump that is due. It is no job of the queue, because those behind it would wait until it is over. */
export class PublicDumpMaker {
  #ctx: AppContext
  #running: Promise<void> | undefined
  #isClosing = false

  constructor(ctx: AppContext) {
    this.#ctx = ctx
  }

  /** Begins the dump that is due, which goes on after this resolves; deletes one that nobody may have any more. */
  async look(): Promise<void> {
    const { clock, ephemeral, log, maintenance } = this.#ctx
    if (this.#running || this.#isClosing || maintenance.state !== 'open') return
    const file = fileOf(this.#ctx)
    if (!(await isOffered(this.#ctx))) return rm(file, { force: true })
    const slot = await slotOf(this.#ctx, clock.now())
    const made = (await unlessAbsent(stat(file)))?.mtimeMs
    if (slot === undefined || (made !== undefined && made >= slot)) return
    if ((await ephemeral.add(CLAIM, String(slot))).count > 1) return
    this.#running = this.#make(file)
      .catch((error: unknown) => log.error({ err: error }, 'the public dump could not be made'))
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Resolves when no dump is made in this process. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Waits for the dump that is being made. Nothing is begun afterwards. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#running
  }

  async #make(file: string): Promise<void> {
    const { name } = await readSettings(this.#ctx, 'general')
    const { kinds } = await writePublicDump(this.#ctx, { url: await siteUrl(this.#ctx), name }, file)
    const rows = Object.values(kinds).reduce((sum, kind) => sum + kind.rows, 0)
    this.#ctx.log.info({ rows }, 'the public dump was made')
  }
}

/** The newest public dump. */
export interface PublicDump {
  size: number
  /** Milliseconds. */
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

/** What guests may not read is for nobody to download. */
async function isOffered(ctx: AppContext): Promise<boolean> {
  return (await readSettings(ctx, 'backups')).public_dump !== 'off' && !(await isPrivateSite(ctx))
}

async function slotOf(ctx: AppContext, now: number): Promise<number | undefined> {
  const { public_dump: schedule, weekday, hour } = await readSettings(ctx, 'backups')
  const { time_zone } = await readSettings(ctx, 'interface')
  return lastSlot({ schedule, weekday, hour }, now, time_zone)
}
