import { textOf } from '@quandary/markdown'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Migration } from '../../../platform/db/migrations.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import { textTiers } from '../../../platform/search/text-tiers.ts'
import { unitsOf } from '../../../platform/search/terms.ts'

/**
 * Adds the tiers of the words of each text, by which searches rank: some minutes on a large site. It reads posts by its
 * own SQL, because later versions of their stores know columns that do not exist yet. The table is derived and is always
 * made in today's form, so that an earlier step may have made it already.
 */
export const search0005: Migration = {
  name: '0005-text-tiers',
  async up(db, can) {
    await fullTextOf(can).createTiers(db)
    await writeAll(db)
  },
}

const BATCH = 200

async function writeAll(db: Db): Promise<void> {
  for (let last = 0, more = true; more;) {
    const texts = await nextTexts(db, last)
    for (const { id, title, html } of texts) {
      await textTiers.put(db, id, { title: title === null ? [] : unitsOf(title), body: unitsOf(textOf(html)) })
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
    where documents.id > ${after} and not exists (select 1 from search_tiers where search_tiers.key = documents.id) and (questions.id is not null or answers.id is not null)
    order by documents.id limit ${BATCH}`.execute(db)
  return rows
}
