import type { QuestionFacts } from '@quandary/guards'
import {
  assertCanHideQuestion,
  assertCanPinQuestion,
  assertCanShowQuestion,
  assertCanUnpinQuestion,
  canHideQuestion,
  canPinQuestion,
  canShowQuestion,
  canUnpinQuestion,
} from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { pinNumber, showNumber } from '../../../platform/ids/status-numbers.ts'
import { questionHidden, questionPinned, questionShown, questionUnpinned } from '../events.ts'
import type { LockedQuestion } from '../locked-question.ts'
import { eventOf, withLockedQuestion } from '../locked-question.ts'
import { changeVisibility } from '../question-changes.ts'
import { updateQuestion } from '../store.ts'

type QuestionOperation = 'pin' | 'unpin' | 'hide' | 'show'

interface OperationRule {
  can: typeof canPinQuestion
  assertCan: typeof assertCanPinQuestion
  /** The state in which the operation has an effect. */
  from: Pick<QuestionFacts, 'pin' | 'show'>
  mark(locked: LockedQuestion): Promise<void>
}

const LISTED = { pin: pinNumber(false), show: showNumber(true) }

const OPERATIONS: Readonly<Record<QuestionOperation, OperationRule>> = {
  pin: {
    can: canPinQuestion,
    assertCan: assertCanPinQuestion,
    from: LISTED,
    mark: (locked) => setPinned(locked, true),
  },
  unpin: {
    can: canUnpinQuestion,
    assertCan: assertCanUnpinQuestion,
    from: { ...LISTED, pin: pinNumber(true) },
    mark: (locked) => setPinned(locked, false),
  },
  hide: {
    can: canHideQuestion,
    assertCan: assertCanHideQuestion,
    from: LISTED,
    mark: (locked) => setListed(locked, false),
  },
  show: {
    can: canShowQuestion,
    assertCan: assertCanShowQuestion,
    from: { ...LISTED, show: showNumber(false) },
    mark: (locked) => setListed(locked, true),
  },
}

/**
 * Pins, unpins, hides or lists a question. Idempotent; pinning a hidden question and hiding a pinned one change
 * nothing.
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without the permission of the operation
 * @throws {ActionRefused} it is deleted or pending
 */
export async function operateQuestion(
  ctx: AppContext,
  { questionId, operation }: { questionId: number; operation: QuestionOperation },
  viewer: Viewer,
): Promise<void> {
  const { can, assertCan, from, mark } = OPERATIONS[operation]
  await withLockedQuestion(ctx, questionId, viewer, async (locked, { facts, privileges }) => {
    assertCan(viewer, { ...facts, ...from }, privileges)
    if (can(viewer, facts, privileges)) await mark(locked)
  })
}

/** Pins a question to the top of the lists, or unpins it. */
async function setPinned(locked: LockedQuestion, pinned: boolean): Promise<void> {
  const { ctx, tx, question } = locked
  await updateQuestion(tx, question.id, { pinned: pinned ? 1 : 0 })
  await ctx.bus.emit(tx, pinned ? questionPinned : questionUnpinned, eventOf(locked))
}

/** Lists or hides a question. */
async function setListed(locked: LockedQuestion, listed: boolean): Promise<void> {
  await changeVisibility(locked, { listed: listed ? 1 : 0 })
  await locked.ctx.bus.emit(locked.tx, listed ? questionShown : questionHidden, eventOf(locked))
}
