import { textOf } from '@quandary/markdown'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { kindNumber } from '../../../platform/ids/object-kinds.ts'
import type { IndexedText } from '../../../platform/search/full-text-index.ts'
import { unitsOf } from '../../../platform/search/terms.ts'

const BATCH = 200

/**
 * Calls a function with the text of each document, by ascending key. It reads posts by its own SQL, because later
 * versions of their stores know columns that do not exist yet.
 * @param only a further condition on `documents`, beginning with `and`
 */
export async function forEachText(
  db: Db,
  put: (id: number, text: IndexedText) => Promise<void>,
  only: RawBuilder<unknown> = sql``,
): Promise<void> {
  for (let last = 0, more = true; more;) {
    const texts = await nextTexts(db, last, only)
    for (const { id, title, html } of texts) {
      await put(id, { title: title === null ? [] : unitsOf(title), body: unitsOf(textOf(html)) })
    }
    last = texts.at(-1)?.id ?? last
    more = texts.length === BATCH
  }
}

/** Returns the next documents by key, each with its text, and questions with their title. */
async function nextTexts(db: Db, after: number, only: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number; title: string | null; html: string }>`
    select documents.id, questions.title, coalesce(questions.parsed_text, answers.parsed_text) as html
    from search_documents documents
    left join questions on documents.object_type = ${kindNumber('question')} and questions.id = documents.object_id
    left join answers on documents.object_type = ${kindNumber('answer')} and answers.id = documents.object_id
    where documents.id > ${after} and (questions.id is not null or answers.id is not null) ${only}
    order by documents.id limit ${BATCH}`.execute(db)
  return rows
}
