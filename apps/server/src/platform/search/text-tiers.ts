import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { KeyedText } from './full-text-index.ts'
import { writeTiers } from './impact.ts'

/**
 * A table of the tiers of the words of each text (`writeTiers`), by which search results are ranked. Reading them takes
 * microseconds. The index cannot list the words of a text, only the texts that contain a word.
 */
export const textTiers = {
  /**
   * Creates the empty table if it is not there.
   * @param key the type of key by which the engine finds a row fastest
   */
  async create(db: Db, key: 'integer' | 'bigint'): Promise<void> {
    await sql`create table if not exists search_tiers (key ${sql.raw(key)} primary key, tiers text not null)`.execute(
      db,
    )
  },
  /** Drops the table if it is there; for a migration. */
  async drop(db: Db): Promise<void> {
    await sql`drop table if exists search_tiers`.execute(db)
  },
  async put(tx: Db, texts: readonly KeyedText[]): Promise<void> {
    const rows = texts.map(({ key, text }) => sql`(${key}, ${writeTiers(text)})`)
    await sql`insert into search_tiers (key, tiers) values ${sql.join(rows)}
      on conflict (key) do update set tiers = excluded.tiers`.execute(tx)
  },
  async remove(tx: Db, key: number): Promise<void> {
    await sql`delete from search_tiers where key = ${key}`.execute(tx)
  },
  /** Returns a subquery of the tiers of all texts. */
  all: (): RawBuilder<{ key: number; tiers: string }> => sql`(select key, tiers from search_tiers)`,
}
