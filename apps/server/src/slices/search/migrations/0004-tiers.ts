import { textOf } from '@quandary/markdown'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import { unitsOf } from '../../../platform/search/terms.ts'

/**
 * Makes the index anew with the tiers of words, which takes minutes on a large site, and indexes the few posts that no
 * search finds. It reads posts by its own SQL, because later versions of their stores know columns that do not exist
 * yet. The index is derived and is always made in today's form.
 */
export const search0004: Migration = {
  name: '0004-tiers',
  async up(db, can) {
    await fullTextOf(can).drop(db)
    await fullTextOf(can).create(db)
    await indexTexts(db, can)
    // With the columns of their conditions, or SQLite reads a whole index instead.
    await sql`create index questions_restricted on questions (id, status, listed)
      where status not in ('available', 'closed') or listed = 0`.execute(db)
    await sql`create index answers_unavailable on answers (id, status) where status <> 'available'`.execute(db)
    await sql`drop index answers_gone`.execute(db)
  },
}

const BATCH = 200

async function indexTexts(db: Db, can: Capabilities): Promise<void> {
  const index = fullTextOf(can)
  for (let last = 0, more = true; more;) {
    const texts = await nextTexts(db, last)
    for (const { id, title, html } of texts) {
      await index.put(db, id, { title: title === null ? [] : unitsOf(title), body: unitsOf(textOf(html)) })
    }
    last = texts.at(-1)?.id ?? last
    more = texts.length === BATCH
  }
}

/** Returns the next documents by key, each with its text, and questions with their title. */
async function nextTexts(db: Db, after: number) {
  const { rows } = await sql<{ id: number; title: string | null; html: string }>`
    select documents.id, questions.title, coalesce(questions.parsed_text, answers.parsed_text) as html
    from search_documents documents
    left join questions on documents.object_type = ${kindNumber('question')} and questions.id = documents.object_id
    left join answers on documents.object_type = ${kindNumber('answer')} and answers.id = documents.object_id
    where documents.id > ${after} and (questions.id is not null or answers.id is not null)
    order by documents.id limit ${BATCH}`.execute(db)
  return rows
}
