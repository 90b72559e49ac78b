import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Adds the words that a mistyped one is corrected to. They are derived data: a job fills the tables after the start, so
 * this migration is quick.
 */
export const search0006: Migration = {
  name: '0006-vocabulary',
  async up(db, can) {
    // An engine with row ids would otherwise store a key that is a text twice.
    const stored = can.identity === 'autoincrement' ? sql`without rowid` : sql``
    // In the order of their bytes, words are in the same order in every database.
    const text = can.identity === 'autoincrement' ? sql`text not null` : sql`text collate "C" not null`
    await sql`create table search_spellings (word ${text} primary key, frequency integer not null) ${stored}`.execute(
      db,
    )
    await sql`create table search_spelling_parts (part ${text}, frequency integer not null, word ${text},
      primary key (part, frequency, word)) ${stored}`.execute(db)
    await sql`create table search_vocabulary (id bigint not null primary key, built_at bigint not null,
      posts bigint not null)`.execute(db)
    await sql`insert into search_vocabulary (id, built_at, posts) values (1, 0, 0)`.execute(db)
  },
}
