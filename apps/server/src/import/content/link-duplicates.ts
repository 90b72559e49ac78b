import type { Tx } from '../../platform/db/database.ts'
import { findQuestions, setDuplicateLink, updateQuestion } from '../../slices/questions/index.ts'
import { readFormerAddress } from '../former-address.ts'
import { changeFormerLinks } from '../former-links.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, saveLocalIds } from '../store.ts'
import type { ImportedQuestion } from './records.ts'

/** Links closed duplicates to their original question, whose address in the source is in the closing message. */
export async function linkDuplicates(
  run: ImportRun,
  tx: Tx,
  questions: readonly ImportedQuestion[],
): Promise<Unusable[]> {
  const originals = new Map<string, string>()
  for (const { id, closing } of questions) {
    const original = closing?.reason === 'a_duplicate' ? questionIn(run, closing.message ?? '') : undefined
    if (original !== undefined) originals.set(id, original)
  }
  const stored = await findLocalIds(tx, run.source, 'duplicate', originals.keys())
  const keys = await findLocalIds(tx, run.source, 'question', [...originals].flat())
  const closed = new Map((await findQuestions(tx, [...keys.values()])).map((question) => [question.id, question]))
  const used = new Map<string, number>()
  for (const [id, original] of originals) {
    const [question, target] = [closed.get(keys.get(id) ?? 0), keys.get(original)]
    if (stored.has(id) || question?.status !== 'closed' || target === undefined) continue
    await updateQuestion(tx, question.id, { close_message: run.questionUrl(target) })
    await setDuplicateLink(tx, question.id, { questionId: target, answerId: null })
    used.set(id, question.id)
  }
  await saveLocalIds(tx, run.source, 'duplicate', used)
  return []
}

/** Returns the id of the question whose address a closing message contains. */
function questionIn(run: ImportRun, message: string): string | undefined {
  let found: string | undefined
  changeFormerLinks(`[](${message.trim()})`, run.hosts, ({ path }) => {
    const former = readFormerAddress(path)
    if (former.kind === 'post') found ??= former.ids.find(({ rather }) => rather === 'question')?.id
    return undefined
  })
  return found
}
