import type { OperationId, OperationQuery } from '@quandary/api-client'

/** What challenges are counted by (contract: getCaptcha). */
export type CaptchaAction = OperationQuery<'getCaptcha'>['action']

/** The calls that may be asked for a challenge, and by what they are counted (contract: getCaptcha). */
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
