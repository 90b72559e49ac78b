import { clientAt } from '../cluster.ts'
import { expect, vi } from 'vitest'
import type { DataDisk } from '../data-disk.ts'
import type { Fault, Targets } from './fault.ts'
import { RESTARTED, standby } from './fault.ts'

/** Time in which a standby with a full disk fails. */
const FULL_MS = 12_000
/** Length of a text that needs new pages of the table, because it does not fit into a page with free space. */
const LONG = 20_000

/** The disk of a database server is full, for its data and for its write-ahead log. */
export class DiskFilled implements Fault {
  readonly lastsMs = FULL_MS
  readonly #targets: Targets
  readonly #of: 'primary' | 'standby'
  readonly #number: () => number
  #disk: DataDisk | undefined

  constructor(targets: Targets, of: 'primary' | 'standby', number: () => number) {
    this.#targets = targets
    this.#of = of
    this.#number = number
  }

  async cause(): Promise<void> {
    const { postgres } = this.#targets
    const name = await (this.#of === 'primary' ? postgres.primary() : standby(postgres, this.#number))
    this.#disk = postgres.diskOf(name)
    if (!this.#disk) throw new Error('Only a disk of its own can be filled')
    await this.#disk.fill()
    if (this.#of === 'primary') await this.#isSaid()
  }

  async heal(): Promise<void> {
    await this.#disk?.clear()
  }

  /** Resolves when the site has refused a write because its storage is full. */
  async #isSaid(): Promise<void> {
    const { site } = this.#targets
    const admin = clientAt(site.address, site.adminToken)
    await vi.waitFor(async () => {
      const title = `Does ${crypto.randomUUID()} still fit on the disk?`
      const body = { title, content: title.repeat(LONG / title.length), tags: [{ slug_name: 'cluster' }] }
      const { error } = await admin.call('createQuestion', { body })
      expect(error).toMatchObject({ status: 503, reason: 'base.storage_full' })
    }, RESTARTED)
  }
}
