// Generated from openapi/ by scripts/codegen.ts; changes here are lost.
import type { OperationId, OperationQuery } from './operations.ts'

/** An action that may ask for a captcha. */
export type CaptchaAction = OperationQuery<'getCaptcha'>['action']

/** The operations that may ask for a captcha, and the action that each counts as. */
export const captchaActions: Readonly<Partial<Record<OperationId, CaptchaAction>>> = {
  registerByEmail: 'email',
  loginByEmail: 'password',
  deleteOwnAccount: 'edit_userinfo',
  sendVerificationEmail: 'email',
  requestEmailChange: 'edit_userinfo',
  requestPasswordReset: 'email',
  changePassword: 'edit_userinfo',
  enableTwoFactor: 'edit_userinfo',
  disableTwoFactor: 'edit_userinfo',
  beginTwoFactor: 'edit_userinfo',
  renewRecoveryCodes: 'edit_userinfo',
  createQuestion: 'question',
  updateQuestion: 'edit',
  deleteQuestion: 'delete',
  updateQuestionInvites: 'invitation_answer',
  createQuestionWithAnswer: 'question',
  createAnswer: 'answer',
  updateAnswer: 'edit',
  deleteAnswer: 'delete',
  createComment: 'comment',
  updateComment: 'edit',
  deleteComment: 'delete',
  voteUp: 'vote',
  voteDown: 'vote',
  createReport: 'report',
  search: 'search',
}
