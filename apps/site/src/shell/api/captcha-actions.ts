import type { OperationId, OperationQuery } from '@quandary/api-client'

/** Captchas are rate-limited per action (docs/spec/contract.md#captcha). */
export type CaptchaAction = OperationQuery<'getCaptcha'>['action']

/** The operations that may ask for a captcha, and the action each counts as (docs/spec/contract.md#captcha). */
export const captchaActions: Readonly<Partial<Record<OperationId, CaptchaAction>>> = {
  registerByEmail: 'email',
  requestPasswordReset: 'email',
  sendVerificationEmail: 'email',
  loginByEmail: 'password',
  changePassword: 'edit_userinfo',
  requestEmailChange: 'edit_userinfo',
  createQuestion: 'question',
  createQuestionWithAnswer: 'question',
  createAnswer: 'answer',
  createComment: 'comment',
  updateQuestion: 'edit',
  updateAnswer: 'edit',
  updateComment: 'edit',
  updateQuestionInvites: 'invitation_answer',
  search: 'search',
  createReport: 'report',
  deleteQuestion: 'delete',
  deleteAnswer: 'delete',
  deleteComment: 'delete',
  voteUp: 'vote',
  voteDown: 'vote',
}
