import { findQuestions, setDuplicateLink, updateQuestion } from '../../slices/questions/index.ts'
import { idOf } from './dump.ts'
import type { Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import { findLocalIds, saveLocalIds } from '../store.ts'

/** LinkTypeId of "is a duplicate of". */
export const DUPLICATE_TYPE = '3'

/** Links closed duplicates to their original question. */
export const importDuplicates: ImportStep = {
  name: 'duplicates',
  title: 'Duplicates',
  file: 'PostLinks.xml',
  async store(run, tx, rows) {
    const links = rows.filter((row) => row.attributes.LinkTypeId === DUPLICATE_TYPE)
    const fresh = newRows(links, await findLocalIds(tx, run.source, 'duplicate', links.map(idOf)))
    const ends = fresh.flatMap(({ attributes }) => [attributes.PostId ?? '', attributes.RelatedPostId ?? ''])
    const keys = await findLocalIds(tx, run.source, 'question', ends)
    const questions = new Map((await findQuestions(tx, [...keys.values()])).map((question) => [question.id, question]))
    const unusable: Unusable[] = []
    const used = new Map<string, number>()
    for (const row of fresh) {
      const question = questions.get(keys.get(row.attributes.PostId ?? '') ?? 0)
      const original = keys.get(row.attributes.RelatedPostId ?? '')
      if (!question || original === undefined) {
        unusable.push({ id: idOf(row), reason: 'link between questions that are not stored' })
      } else if (question.status !== 'closed') {
        unusable.push({ id: idOf(row), reason: 'duplicate that is open (again)' })
      } else {
        const close_message = run.questionUrl(original)
        await updateQuestion(tx, question.id, { close_reason: 'a_duplicate', close_message })
        await setDuplicateLink(tx, question.id, { questionId: original, answerId: null })
        used.set(idOf(row), question.id)
      }
    }
    await saveLocalIds(tx, run.source, 'duplicate', used)
    return unusable
  },
}
