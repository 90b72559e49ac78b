import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Count, Counted, EphemeralKind, EphemeralStore } from './ephemeral-store.ts'

declare module '../db/tables.ts' {
  interface Tables {
    ephemeral_entries: {
      /** A hash, because keys contain addresses. */
      key: string
      count: number
      last_at: number
      previous_at: number
      ends_at: number
      value: string | null
    }
  }
}

/** Rows per statement when expired ones are deleted. */
const BATCH_SIZE = 1_000

/**
 * The entries of a site that several processes may serve, in its database. Each call but `prune` takes one round trip.
 */
export class DatabaseStore implements EphemeralStore {
  #db: Db
  #clock: Clock

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async add(kind: EphemeralKind, key: string): Promise<Counted> {
    const [counted] = await this.addAll(kind, [key])
    if (!counted) throw new Error('A count was not returned')
    return counted
  }

  async addAll(kind: EphemeralKind, keys: readonly string[]): Promise<Counted[]> {
    const at = this.#clock.now()
    const ends = kind.from === 'first' ? sql.ref('entry.ends_at') : sql.ref('excluded.ends_at')
    // True if an existing count continues. A count starts again if it has expired, or every call in it was taken back.
    const goesOn = sql`entry.ends_at > excluded.last_at and entry.count > 0`
    const hashes = keys.map((key) => keyOf(kind, key))
    const { rows } = await sql<{ key: string; count: number; previous_at: number; ends_at: number }>`
      insert into ephemeral_entries as entry (key, count, last_at, previous_at, ends_at)
      values ${sql.join(hashes.map((hash) => sql`(${hash}, 1, ${at}, 0, ${at + kind.lastsMs})`))}
      on conflict (key) do update set
        count = case when ${goesOn} then entry.count + 1 else 1 end,
        previous_at = case when ${goesOn} then entry.last_at else 0 end,
        last_at = excluded.last_at,
        ends_at = case when ${goesOn} then ${ends} else excluded.ends_at end
      returning key, count, previous_at, ends_at`.execute(this.#db)
    const counted = new Map(
      rows.map(({ key, count, previous_at, ends_at }) => [key, { count, at, previous: previous_at, ends: ends_at }]),
    )
    return hashes.flatMap((hash) => counted.get(hash) ?? [])
  }

  async read(kind: EphemeralKind, keys: readonly string[]): Promise<(Count | undefined)[]> {
    if (keys.length === 0) return []
    const hashes = keys.map((key) => keyOf(kind, key))
    const rows = await this.#db
      .selectFrom('ephemeral_entries')
      .select(['key', 'count', 'last_at as last', 'ends_at as ends'])
      .where('key', 'in', hashes)
      .where('ends_at', '>', this.#clock.now())
      .execute()
    const found = new Map(rows.map(({ key, ...count }) => [key, count]))
    return hashes.map((hash) => found.get(hash))
  }

  async takeBack(kind: EphemeralKind, key: string, { count, at, previous }: Counted): Promise<void> {
    const ends = kind.from === 'first' ? sql<number>`ends_at` : sql<number>`${previous + kind.lastsMs}::bigint`
    await this.#db
      .updateTable('ephemeral_entries')
      .set((eb) => {
        const isLatest = eb.and([eb('count', '=', count), eb('last_at', '=', at)])
        return {
          count: sql<number>`greatest(count - 1, 0)`,
          last_at: eb.case().when(isLatest).then(previous).else(eb.ref('last_at')).end(),
          ends_at: eb.case().when(isLatest).then(ends).else(eb.ref('ends_at')).end(),
        }
      })
      .where('key', '=', keyOf(kind, key))
      .execute()
  }

  async delete(kind: EphemeralKind, key: string): Promise<void> {
    await this.#db.deleteFrom('ephemeral_entries').where('key', '=', keyOf(kind, key)).execute()
  }

  async put(kind: EphemeralKind, key: string, value: string): Promise<void> {
    const at = this.#clock.now()
    await this.#db
      .insertInto('ephemeral_entries')
      .values({ key: keyOf(kind, key), count: 0, last_at: at, previous_at: 0, ends_at: at + kind.lastsMs, value })
      .execute()
  }

  async take(kind: EphemeralKind, key: string): Promise<string | undefined> {
    const row = await this.#db
      .deleteFrom('ephemeral_entries')
      .where('key', '=', keyOf(kind, key))
      .returning(['value', 'ends_at'])
      .executeTakeFirst()
    return row && row.ends_at > this.#clock.now() ? (row.value ?? undefined) : undefined
  }

  async prune(yieldToRequests: () => Promise<void>): Promise<void> {
    const now = this.#clock.now()
    for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; await yieldToRequests()) {
      const { numDeletedRows } = await this.#db
        .deleteFrom('ephemeral_entries')
        .where('key', 'in', (eb) =>
          eb
            .selectFrom('ephemeral_entries')
            .select('key')
            .where('ends_at', '<=', now)
            .orderBy('ends_at')
            .limit(BATCH_SIZE)
            // A row that is being counted at this moment is locked, so it is left for the next run.
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow()
      deleted = Number(numDeletedRows)
    }
  }
}

/** Returns the key of a row. Name and key are quoted, so that keys of different kinds are never the same. */
function keyOf({ name }: EphemeralKind, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url')
}
