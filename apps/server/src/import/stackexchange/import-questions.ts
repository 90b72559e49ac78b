import type { Tx } from '../../platform/db/database.ts'
import { insertQuestion, recordFirstVersions, urlTitleOf } from '../../slices/questions/index.ts'
import { indexPost } from '../../slices/search/index.ts'
import { isValidSlug, normaliseSlug, setQuestionTags } from '../../slices/tags/index.ts'
import { addToUserCount } from '../../slices/users/index.ts'
import { idOf, timeOf, numberOf } from './dump.ts'
import { baseVotes, tagNamesOf } from './gather.ts'
import { ensureTags } from '../ensure-tags.ts'
import type { PersonReference } from '../people.ts'
import { findPeople } from '../people.ts'
import { authorOf, earliest, personOf } from './people.ts'
import { textColumns } from '../text-columns.ts'
import { markdownOf } from './post-text.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import type { GatheredPost } from './gathered-store.ts'
import { findGathered, gatherAcceptances, gatherTagTexts } from './gathered-store.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'
import { notesOnTitle, titleWithin } from '../within-limits.ts'

const QUESTION = '1'
const ANSWER = '2'
const TAG_EXCERPT = '4'
const TAG_WIKI = '5'

/** Reasons for closing by the codes of dumps; codes from before 2013 have one digit. */
const CLOSE_REASONS: Readonly<Record<string, string>> = {
  '1': 'a_duplicate',
  '101': 'a_duplicate',
  '2': 'community_specific',
  '3': 'community_specific',
  '102': 'community_specific',
  '105': 'community_specific',
  '4': 'not_clarity',
  '103': 'not_clarity',
  '104': 'not_clarity',
}

/**
 * Imports questions, and gathers the descriptions of tags. Reports every row of Posts.xml that is neither a question
 * nor a description nor an answer.
 */
export const importQuestions: ImportStep = {
  name: 'questions',
  title: 'Questions',
  file: 'Posts.xml',
  async store(run, tx, rows) {
    const ofType = (...types: string[]) => rows.filter((row) => types.includes(row.attributes.PostTypeId ?? ''))
    const gathered = await findGathered(tx, run.source, rows.map(idOf))
    await keepTagTexts(run, tx, ofType(TAG_EXCERPT, TAG_WIKI), gathered)
    const stored = await findLocalIds(tx, run.source, 'question', rows.map(idOf))
    const unusable = await storeQuestions(run, tx, newRows(ofType(QUESTION), stored), gathered)
    await keepAcceptances(run, tx, ofType(QUESTION).filter(isUsable))
    const known = [QUESTION, ANSWER, TAG_EXCERPT, TAG_WIKI]
    const others = rows.filter((row) => !known.includes(row.attributes.PostTypeId ?? ''))
    return [
      ...unusable,
      ...ofType(QUESTION).filter(isUsable).flatMap(uselessTagsOf),
      ...others.map((row) => ({
        id: idOf(row),
        reason: `post type ${row.attributes.PostTypeId ?? '(none)'} has no place here`,
      })),
    ]
  },
}

async function keepTagTexts(
  run: ImportRun,
  tx: Tx,
  rows: readonly DumpRow[],
  gathered: ReadonlyMap<string, GatheredPost>,
): Promise<void> {
  const texts = new Map(rows.map((row) => [idOf(row), markdownOf(run, row, gathered.get(idOf(row)))]))
  await gatherTagTexts(tx, run.source, texts)
}

async function keepAcceptances(run: ImportRun, tx: Tx, rows: readonly DumpRow[]): Promise<void> {
  const answerOf = rows.flatMap((row): [string, string][] => {
    const answer = row.attributes.AcceptedAnswerId
    return answer === undefined ? [] : [[answer, idOf(row)]]
  })
  await gatherAcceptances(tx, run.source, new Map(answerOf))
}

async function storeQuestions(
  run: ImportRun,
  tx: Tx,
  rows: readonly DumpRow[],
  gathered: ReadonlyMap<string, GatheredPost>,
): Promise<Unusable[]> {
  const usable = rows.filter(isUsable)
  const person = await findPeople(
    run,
    tx,
    usable.flatMap((row) => peopleOf(row, gathered.get(idOf(row)))),
    earliest(run, usable),
  )
  const tagIds = await ensureTags(run, tx, usable.flatMap(slugsOf).filter(isValidSlug))
  const ids = new Map<string, number>()
  const linking: number[] = []
  for (const row of usable) {
    const question = questionOf(run, row, gathered.get(idOf(row)), person)
    const { id: questionId } = await insertQuestion(tx, question)
    const slugs = slugsOf(row)
    const author = { bus: run.ctx.bus, actorId: question.user_id, at: run.ctx.clock.now() }
    await setQuestionTags(tx, author, questionId, [...new Set(slugs.flatMap((slug) => tagIds.get(slug) ?? []))])
    await addToUserCount(tx, person(ownerOf(row)), 'question_count', 1)
    await indexPost(run.ctx, tx, 'question', questionId)
    ids.set(idOf(row), questionId)
    if (hasFormerLinks(question.original_text, run.hosts)) linking.push(questionId)
  }
  // A question with links to its former site gets its first version later, when those links are rewritten.
  await recordFirstVersions(
    tx,
    [...ids.values()].filter((id) => !linking.includes(id)),
  )
  await saveLinking(tx, run.source, 'question', linking)
  await saveLocalIds(tx, run.source, 'question', ids)
  return [...rows.flatMap(problemOf), ...usable.flatMap((row) => notesOnTitle(idOf(row), row.attributes.Title ?? ''))]
}

function problemOf(row: DumpRow): Unusable[] {
  const id = idOf(row)
  if (timeOf(row, 'CreationDate') === undefined) return [{ id, reason: 'no creation date' }]
  if ((row.attributes.Title ?? '').trim() === '') return [{ id, reason: 'question without a title' }]
  return []
}

function isUsable(row: DumpRow): boolean {
  return problemOf(row).length === 0
}

function uselessTagsOf(row: DumpRow): Unusable[] {
  const useless = slugsOf(row).filter((slug) => !isValidSlug(slug))
  return useless.map((slug) => ({ id: idOf(row), reason: `stored without a tag that is not usable: ${slug}` }))
}

function slugsOf(row: DumpRow): string[] {
  return tagNamesOf(row).map(normaliseSlug)
}

function ownerOf(row: DumpRow): PersonReference {
  return authorOf(row, 'OwnerUserId', 'OwnerDisplayName')
}

function peopleOf(row: DumpRow, gathered: GatheredPost | undefined): PersonReference[] {
  const editor = personOf(row, 'LastEditorUserId', 'LastEditorDisplayName')
  const closer = closerOf(gathered)
  return [ownerOf(row), ...(editor ? [editor] : []), ...(closer ? [closer] : [])]
}

function closerOf(gathered: GatheredPost | undefined): PersonReference | undefined {
  return gathered?.closed_by ? { id: gathered.closed_by, displayName: undefined } : undefined
}

function questionOf(
  run: ImportRun,
  row: DumpRow,
  gathered: GatheredPost | undefined,
  person: (name: PersonReference) => number,
) {
  const title = titleWithin(row.attributes.Title ?? '')
  const author = person(ownerOf(row))
  const created = timeOf(row, 'CreationDate') ?? 0
  const edit = editOf(row, person)
  return {
    ...textColumns(run, markdownOf(run, row, gathered)),
    ...baseVotes(numberOf(row, 'Score'), gathered),
    ...edit,
    ...closingOf(row, gathered, person),
    user_id: author,
    title,
    url_title: urlTitleOf(title),
    view_count: Math.max(numberOf(row, 'ViewCount'), 0),
    created_at: created,
    // Time of the last event, which lists show. The dump's LastActivityDate may be that of another kind of event.
    active_at: edit?.edited_at ?? created,
    operation_type: edit ? ('modified' as const) : ('asked' as const),
    operator_id: edit?.last_editor_id ?? author,
    operated_at: edit?.edited_at ?? created,
  }
}

/**
 * Returns the columns of the last edit of a post; undefined if there was none. An edit without an editor counts as the
 * author's.
 */
export function editOf(row: DumpRow, person: (name: PersonReference) => number) {
  const at = timeOf(row, 'LastEditDate')
  if (at === undefined) return undefined
  const editor = personOf(row, 'LastEditorUserId', 'LastEditorDisplayName') ?? ownerOf(row)
  return { edited_at: at, last_editor_id: person(editor) }
}

function closingOf(row: DumpRow, gathered: GatheredPost | undefined, person: (name: PersonReference) => number) {
  const at = timeOf(row, 'ClosedDate')
  if (at === undefined) return undefined
  const closer = closerOf(gathered)
  return {
    status: 'closed' as const,
    closed_at: at,
    // If the reason is null, the interface shows a general text.
    close_reason: CLOSE_REASONS[gathered?.close_code ?? ''] ?? null,
    closed_by: closer ? person(closer) : null,
  }
}
