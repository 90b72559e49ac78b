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
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { pinNumber, showNumber } from '../../platform/ids/status-numbers.ts'
import type { LockedQuestion } from './locked-question.ts'
import { withLockedQuestion } from './locked-question.ts'
import { setListed, setPinned } from './question-changes.ts'

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
 * @throws {ActionRefused} it is deleted
 */
export async function operateQuestion(
  app: AppContext,
  { questionId, operation }: { questionId: number; operation: QuestionOperation },
  viewer: Viewer,
): Promise<void> {
  const { can, assertCan, from, mark } = OPERATIONS[operation]
  await withLockedQuestion(app, questionId, viewer, async (locked, { facts, privileges }) => {
    assertCan(viewer, { ...facts, ...from }, privileges)
    if (can(viewer, facts, privileges)) await mark(locked)
  })
}
