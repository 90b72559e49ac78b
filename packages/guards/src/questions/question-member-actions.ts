import { offer, type OfferedAction } from '../permissions/member-action.ts'
import type { Privileges } from '../permissions/privileges.ts'
import { canReport } from '../permissions/report.ts'
import type { Viewer } from '../viewer.ts'
import {
  canCloseQuestion,
  canDeleteQuestion,
  canEditQuestion,
  canHideQuestion,
  canInviteToAnswer,
  canPinQuestion,
  canRecoverQuestion,
  canReopenQuestion,
  canShowQuestion,
  canUnpinQuestion,
  type QuestionFacts,
} from './question-rules.ts'

/**
 * Returns the `member_actions` of a question in the order the API lists them: only actions that the viewer may take.
 */
export function questionMemberActions(
  viewer: Viewer,
  question: QuestionFacts,
  privileges: Privileges,
): OfferedAction[] {
  return offer([
    ['report', 'reason', canReport(viewer, { deleted: question.status >= 10 }, privileges)],
    ['edit', 'edit', canEditQuestion(viewer, question, privileges)],
    ['close', 'confirm', canCloseQuestion(viewer, question, privileges)],
    ['reopen', 'confirm', canReopenQuestion(viewer, question, privileges)],
    ['pin', 'confirm', canPinQuestion(viewer, question, privileges)],
    ['hide', 'confirm', canHideQuestion(viewer, question, privileges)],
    ['unpin', 'confirm', canUnpinQuestion(viewer, question, privileges)],
    ['show', 'confirm', canShowQuestion(viewer, question, privileges)],
    ['delete', 'confirm', canDeleteQuestion(viewer, question, privileges)],
    ['undelete', 'confirm', canRecoverQuestion(viewer, question, privileges)],
  ])
}

/** Returns the `extends_actions` of a question. */
export function questionExtendsActions(
  viewer: Viewer,
  question: Pick<QuestionFacts, 'status'>,
  privileges: Privileges,
): OfferedAction[] {
  return offer([['invite_other_to_answer', 'confirm', canInviteToAnswer(viewer, question, privileges)]])
}
