import type { Capabilities, Db } from '../../platform/db/database.ts'
import { kindOf } from '../../platform/ids/object-kinds.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import { findAnswers } from '../answers/index.ts'
import { findQuestions } from '../questions/index.ts'
import { indexedText } from './indexed-text.ts'
import { nextDocuments } from './store.ts'

const BATCH = 200

/** Indexes the texts of all documents in an empty index; for a migration that changes what is stored of a text. */
export async function indexTextsAnew(db: Db, can: Capabilities): Promise<void> {
  const index = fullTextOf(can)
  for (let last: number | undefined = 0; last !== undefined;) {
    const documents: Awaited<ReturnType<typeof nextDocuments>> = await nextDocuments(db, last, BATCH)
    const idsOf = (kind: 'question' | 'answer') =>
      documents.filter((document) => kindOf(document.object_type) === kind).map((document) => document.object_id)
    const questions = new Map((await findQuestions(db, idsOf('question'))).map((row) => [row.id, row]))
    const answers = new Map((await findAnswers(db, idsOf('answer'))).map((row) => [row.id, row]))
    for (const { id, object_type, object_id } of documents) {
      const question = kindOf(object_type) === 'question' ? questions.get(object_id) : undefined
      const post = question ?? answers.get(object_id)
      if (post) await index.put(db, id, indexedText(question?.title, post.parsed_text))
    }
    last = documents.at(-1)?.id
  }
}
