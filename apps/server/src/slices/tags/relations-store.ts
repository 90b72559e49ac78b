import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lockRows } from '../../platform/db/lock.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Tag } from './tag.ts'

/** The state of a relation follows its question; hidden and deleted ones are not counted. */
export type QuestionTagStatus = 'available' | 'hidden' | 'deleted'

interface QuestionTagsTable {
  question_id: number
  tag_id: number
  position: number
  status: Generated<QuestionTagStatus>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    question_tags: QuestionTagsTable
  }
}

/** A tag of a question, as shown with it. */
export interface QuestionTag {
  question_id: number
  slug_name: string
  display_name: string
  main_tag_slug_name: string | null
  recommend: 0 | 1
  reserved: 0 | 1
}

/** The columns of a locked tag that are read when its relations change. */
export type LockedTag = Pick<Tag, 'id' | 'main_tag_id' | 'status'>

/**
 * Locks tags and their main tags in the order of their ids, which avoids deadlocks. Everything that changes relations
 * or synonyms of a tag calls this first.
 * @param known states of tags that the caller knows or presumes; these tags are not read before they are locked
 * @returns the tags as read under the lock
 */
export async function lockTags(
  tx: Tx,
  ids: readonly number[],
  known?: readonly LockedTag[],
): Promise<Map<number, LockedTag>> {
  const locked = new Set<number>()
  let tags = known ?? (await findStates(tx, ids))
  for (;;) {
    const wanted = tags.flatMap((tag) => (tag.main_tag_id === null ? [tag.id] : [tag.id, tag.main_tag_id]))
    const missing = wanted.filter((id) => !locked.has(id))
    if (missing.length === 0) return new Map(tags.map((tag) => [tag.id, tag]))
    for (const id of missing) locked.add(id)
    // The statements are sent together on one connection: the lock comes first, so the tags are read while it is held.
    ;[, tags] = await Promise.all([lockRows(tx, 'tags', missing), findStates(tx, [...ids, ...locked])])
  }
}

function findStates(db: Db, ids: readonly number[]): Promise<LockedTag[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('tags')
    .select(['id', 'main_tag_id', 'status'])
    .where('id', 'in', [...ids])
    .execute()
}

async function changeCount(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .updateTable('tags')
    .set((eb) => ({ question_count: eb('question_count', '+', change) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Replaces the tags of a question, in this order, and updates the tags' counters. Synonyms become their main tags. The
 * caller must have locked the question's row.
 * @param status state of the relations: `available` for listed questions
 * @returns ids of deleted tags that are in use now
 */
export async function replaceRelations(
  tx: Tx,
  questionId: number,
  tagIds: readonly number[],
  status: QuestionTagStatus,
): Promise<number[]> {
  const before = await findQuestionTagIds(tx, questionId)
  // The tags are the same, and the state of their relations follows the question, so nothing changes.
  if (before.length === tagIds.length && before.every((id, position) => id === tagIds[position])) return []
  const locked = await lockTags(tx, [...before, ...tagIds])
  const gone = await tx
    .deleteFrom('question_tags')
    .where('question_id', '=', questionId)
    .returning(['tag_id', 'status'])
    .execute()
  const removed = gone.filter((row) => row.status === 'available').map((row) => row.tag_id)
  return storeRelations(tx, locked, { questionId, tagIds, status, removed })
}

/**
 * Stores the tags of a question that was just inserted, like {@link replaceRelations}.
 * @param tagIds ids of main tags; their current state is read under the lock
 * @returns ids of deleted tags that are in use now
 */
export async function storeFirstRelations(
  tx: Tx,
  questionId: number,
  tagIds: readonly number[],
  status: QuestionTagStatus,
): Promise<number[]> {
  const presumed = tagIds.map((id) => ({ id, main_tag_id: null, status: 'available' as const }))
  const locked = await lockTags(tx, tagIds, presumed)
  return storeRelations(tx, locked, { questionId, tagIds, status, removed: [] })
}

/**
 * Stores the relations of a question that has none now, and updates the counters of the tags.
 * @returns ids of deleted tags that are in use now
 */
async function storeRelations(
  tx: Tx,
  locked: ReadonlyMap<number, LockedTag>,
  given: { questionId: number; tagIds: readonly number[]; status: QuestionTagStatus; removed: readonly number[] },
): Promise<number[]> {
  const { questionId, status, removed } = given
  const wanted = [...new Set(given.tagIds.map((id) => locked.get(id)?.main_tag_id ?? id))]
  if (wanted.length > 0) {
    const rows = wanted.map((tagId, position) => ({ question_id: questionId, tag_id: tagId, position, status }))
    await tx.insertInto('question_tags').values(rows).execute()
  }
  await countRelations(tx, locked, { added: status === 'available' ? wanted : [], removed })
  return deletedInUse(locked, wanted, status)
}

/**
 * Inserts the tags of many new, listed questions. Updates no counters; call {@link recountTags} once all are inserted.
 * @param questions each with ids of available main tags, in order
 */
export async function insertQuestionTags(
  tx: Db,
  questions: readonly { questionId: number; tagIds: readonly number[] }[],
): Promise<void> {
  const rows = questions.flatMap(({ questionId, tagIds }) =>
    tagIds.map((tagId, position) => ({ question_id: questionId, tag_id: tagId, position })),
  )
  await inBatches(rows, (part) => tx.insertInto('question_tags').values(part).execute())
}

/**
 * Sets the state of a question's relations: `available` while it is listed, `hidden` while it is unlisted or pending,
 * `deleted` while it is deleted. The caller must have locked the question's row.
 * @returns ids of deleted tags that are in use now
 */
export async function setRelationStatus(tx: Tx, questionId: number, status: QuestionTagStatus): Promise<number[]> {
  const locked = await lockTags(tx, await findQuestionTagIds(tx, questionId))
  const before = await tx
    .selectFrom('question_tags')
    .select(['tag_id', 'status'])
    .where('question_id', '=', questionId)
    .execute()
  await tx.updateTable('question_tags').set({ status }).where('question_id', '=', questionId).execute()
  const ids = before.map((row) => row.tag_id)
  const counted = before.filter((row) => row.status === 'available').map((row) => row.tag_id)
  await countRelations(tx, locked, { added: status === 'available' ? ids : [], removed: counted })
  return deletedInUse(locked, ids, status)
}

/** Updates the counters of tags and of their main tags, whose counters include their synonyms. */
async function countRelations(
  tx: Db,
  locked: ReadonlyMap<number, LockedTag>,
  relations: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  const changes = new Map<number, number>()
  const note = (id: number, change: number): void => {
    changes.set(id, (changes.get(id) ?? 0) + change)
    const mainId = locked.get(id)?.main_tag_id ?? null
    if (mainId !== null) changes.set(mainId, (changes.get(mainId) ?? 0) + change)
  }
  for (const id of relations.added) note(id, 1)
  for (const id of relations.removed) note(id, -1)
  for (const [id, change] of changes) if (change !== 0) await changeCount(tx, id, change)
}

/** Returns the deleted ones among the tags of a question, unless the question is deleted itself. */
function deletedInUse(
  locked: ReadonlyMap<number, LockedTag>,
  ids: readonly number[],
  status: QuestionTagStatus,
): number[] {
  return status === 'deleted' ? [] : ids.filter((id) => locked.get(id)?.status === 'deleted')
}

/** Returns the ids of the tags of a question, in their order. */
export async function findQuestionTagIds(db: Db, questionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_tags')
    .select('tag_id')
    .where('question_id', '=', questionId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.tag_id)
}

/** Counts the undeleted questions with this tag itself, not its synonyms. Hidden questions are included. */
export async function countUses(db: Db, tagId: number): Promise<number> {
  const { count } = await db
    .selectFrom('question_tags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tag_id', '=', tagId)
    .where('status', 'in', ['available', 'hidden'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Reduces each question to one tag of a family: the main tag, or else the first.
 * @param familyIds ids of the main tag and all its synonyms, all of them locked
 */
export async function dropDuplicateRelations(tx: Db, mainId: number, familyIds: readonly number[]): Promise<void> {
  const family = [...familyIds]
  await tx
    .deleteFrom('question_tags')
    .where('tag_id', 'in', family)
    .where('tag_id', '!=', mainId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('question_tags as better')
          .select('better.tag_id')
          .whereRef('better.question_id', '=', 'question_tags.question_id')
          .where('better.tag_id', 'in', family)
          .where((inner) =>
            inner.or([
              inner('better.tag_id', '=', mainId),
              inner('better.position', '<', inner.ref('question_tags.position')),
            ]),
          ),
      ),
    )
    .execute()
}

/** Replaces some tags by another one on all their questions; call {@link dropDuplicateRelations} before. */
export async function moveRelations(tx: Db, fromIds: readonly number[], toId: number): Promise<void> {
  await tx
    .updateTable('question_tags')
    .set({ tag_id: toId })
    .where('tag_id', 'in', [...fromIds])
    .execute()
}

/**
 * Recomputes the question counters of tags, after imports, repairs and changes of synonyms.
 * @param ids all tags when absent
 */
export async function recountTags(db: Db, ids?: readonly number[]): Promise<void> {
  await db
    .updateTable('tags')
    .set((eb) => ({
      question_count: eb
        .selectFrom('question_tags')
        .select((inner) => inner.fn.count<number>('question_tags.question_id').distinct().as('count'))
        .where('question_tags.status', '=', 'available')
        .where('question_tags.tag_id', 'in', (inner) =>
          inner
            .selectFrom('tags as member')
            .select('member.id')
            .where((or) =>
              or.or([or('member.id', '=', or.ref('tags.id')), or('member.main_tag_id', '=', or.ref('tags.id'))]),
            ),
        ),
    }))
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute()
}

/** Finds the tags of many questions, recommended and reserved ones first. */
export function findQuestionTags(db: Db, questionIds: readonly number[]): Promise<QuestionTag[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .leftJoin('tags as main', 'main.id', 'tags.main_tag_id')
    .select([
      'question_tags.question_id',
      'tags.slug_name',
      'tags.display_name',
      'main.slug_name as main_tag_slug_name',
      'tags.recommend',
      'tags.reserved',
    ])
    .where('question_tags.question_id', 'in', [...questionIds])
    .where('tags.status', '=', 'available')
    .orderBy('tags.recommend', 'desc')
    .orderBy('tags.reserved', 'desc')
    .orderBy('question_tags.position')
    .execute()
}
