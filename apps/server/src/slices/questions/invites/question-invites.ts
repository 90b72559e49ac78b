import type { Schemas } from '@quandary/api-client'
import { updateQuestionInvitesLimits } from '@quandary/api-client/limits'
import { assertCanInviteToAnswer } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { InvalidFields } from '../../../platform/refusals/refusal.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findUserByUsername, loadUserCards } from '../../users/index.ts'
import { QuestionNotFound } from '../errors.ts'
import { questionInvited } from '../events.ts'
import { findVisibleQuestion } from '../get-question.ts'
import { withLockedQuestion, eventOf } from '../locked-question.ts'
import { findInvitedIds, setInvited } from './invites-store.ts'

/** Maximum number of invited users per question: far more than anybody invites, few enough for one request. */
const MAX_INVITED = updateQuestionInvitesLimits.invite_user.max

/**
 * Lists the users invited to answer a question, in order.
 * @throws {QuestionNotFound} 404
 */
export async function listQuestionInvites(
  ctx: AppContext,
  publicId: string,
  viewer: Viewer | null,
): Promise<Schemas['UserCard'][]> {
  const question = await findVisibleQuestion(ctx, publicId, viewer)
  if (!question) throw new QuestionNotFound()
  const ids = await findInvitedIds(ctx.db, question.id)
  const cards = await loadUserCards(ctx, ctx.db, ids)
  return ids.map((id) => cards.get(id))
}

/**
 * Replaces the users invited to answer a question. Unknown names, and suspended or deleted users, are ignored.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `answer.invite_someone_to_answer`
 * @throws {ActionRefused} it is deleted or pending @throws {InvalidFields} too many names
 */
export async function updateQuestionInvites(
  ctx: AppContext,
  invited: { questionId: number; usernames: readonly string[] },
  viewer: Viewer,
): Promise<void> {
  const names = [...new Set(invited.usernames.map((name) => name.toLowerCase()))]
  if (names.length > MAX_INVITED) {
    throw new InvalidFields([{ field: 'invite_user', message: 'validation.max_items', facts: { count: MAX_INVITED } }])
  }
  await withLockedQuestion(ctx, invited.questionId, viewer, async (locked, { facts, privileges }) => {
    assertCanInviteToAnswer(viewer, facts, privileges)
    const { tx, question, at } = locked
    const before = new Set(await findInvitedIds(tx, question.id))
    const wanted = await findAvailable(tx, names)
    await setInvited(tx, question.id, wanted, { userId: viewer.id, at })
    for (const userId of wanted.filter((id) => !before.has(id))) {
      await ctx.bus.emit(tx, questionInvited, { ...eventOf(locked), userId })
    }
  })
}

async function findAvailable(db: Db, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const user = await findUserByUsername(db, name)
    if (user?.status === 'normal') ids.push(user.id)
  }
  return ids
}
