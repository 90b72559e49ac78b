export {
  answerMemberActions,
  assertCanAcceptAnswer,
  assertCanAddAnswer,
  assertCanDeleteAnswer,
  assertCanEditAnswer,
  assertCanEditAnswerWithoutReview,
  assertCanRecoverAnswer,
  canAcceptAnswer,
  canAddAnswer,
  canDeleteAnswer,
  canEditAnswer,
  canEditAnswerWithoutReview,
  canRecoverAnswer,
} from './answers/answer-rules.ts'
export type { AcceptAnswerFacts, AddAnswerFacts, AnswerFacts, AnswerStatus } from './answers/answer-rules.ts'
export { pictureFault } from './branding/picture-rules.ts'
export type { PictureFacts, PictureFault, PicturePlace } from './branding/picture-rules.ts'
export {
  assertCanAddComment,
  assertCanDeleteComment,
  assertCanEditComment,
  canAddComment,
  canDeleteComment,
  canEditComment,
  commentMemberActions,
} from './comments/comment-rules.ts'
export type { CommentFacts } from './comments/comment-rules.ts'
export { CONTRACT_VERSION } from './contract-version.gen.ts'
export { deriveLoginState, isStaff } from './login-state.ts'
export type { LoginState } from './login-state.ts'
export type { ActionKey, ActionType, OfferedAction } from './permissions/member-action.ts'
export { hasPermission, isPermissionKey, requiredRank } from './permissions/permission.ts'
export type { PermissionKey } from './permissions/permission.ts'
export { defaultPrivilegeLevel, privilegeKeys, privilegesOfLevel } from './permissions/privileges.ts'
export type { PrivilegeKey, PrivilegeLevel, Privileges } from './permissions/privileges.ts'
export { ActionRefused, PermissionDenied } from './permissions/refusal.ts'
export type { RefusalReason } from './permissions/refusal.ts'
export { assertCanReport, canReport } from './permissions/report.ts'
export { canReview, reviewableKinds } from './permissions/review.ts'
export { assertCanSeeVotes, assertCanVote, canSeeVotes, canVote } from './permissions/vote.ts'
export type { VoteTarget } from './permissions/vote.ts'
export { checkPolicy, readingViewer } from './policy.ts'
export type { Policy, PolicyAnswer } from './policy.ts'
export { questionExtendsActions, questionMemberActions } from './questions/question-member-actions.ts'
export {
  assertCanCloseQuestion,
  assertCanDeleteQuestion,
  assertCanEditQuestion,
  assertCanEditQuestionWithoutReview,
  assertCanHideQuestion,
  assertCanInviteToAnswer,
  assertCanPinQuestion,
  assertCanRecoverQuestion,
  assertCanReopenQuestion,
  assertCanShowQuestion,
  assertCanUnpinQuestion,
  canCloseQuestion,
  canDeleteQuestion,
  canEditQuestion,
  canEditQuestionWithoutReview,
  canHideQuestion,
  canInviteToAnswer,
  canPinQuestion,
  canRecoverQuestion,
  canReopenQuestion,
  canShowQuestion,
  canUnpinQuestion,
} from './questions/question-rules.ts'
export type { QuestionFacts, QuestionStatus } from './questions/question-rules.ts'
export {
  checkGuards,
  guardPaths,
  requireActivated,
  requireAdmin,
  requireLogin,
  requireLoginRequiredSatisfied,
  requireModeratorOrAdmin,
  requireNoSignUpAgent,
  requireNotActivated,
  requireNotForbidden,
  requireNotLogged,
  requireNotLoggedOrInactive,
  requireRegistrationAllowed,
  requireSuspended,
} from './route-guards.ts'
export type { GuardResult } from './route-guards.ts'
export {
  assertCanAddTag,
  assertCanDeleteTag,
  assertCanEditTag,
  assertCanEditTagSlug,
  assertCanEditTagWithoutReview,
  assertCanRecoverTag,
  assertCanUseReservedTags,
  canAddTag,
  canDeleteTag,
  canEditTag,
  canEditTagSlug,
  canEditTagWithoutReview,
  canRecoverTag,
  canUseReservedTags,
  isTagDeletionOffered,
  tagMemberActions,
  tagSynonymActions,
} from './tags/tag-rules.ts'
export type { TagFacts } from './tags/tag-rules.ts'
export { isAuthor } from './viewer.ts'
export type { Id, Member, RoleId, UserStatus, Viewer } from './viewer.ts'
export { canSeeAnswer, canSeeComment, canSeeQuestion } from './visibility.ts'
export type { AnswerVisibility, CommentVisibility, QuestionVisibility } from './visibility.ts'
export { safeTarget } from './safe-target.ts'
export { readSiteAddress } from './site-address.ts'
export type { SiteAddressProblem } from './site-address.ts'
export { displayNameLength, isDisplayName } from './users/display-name.ts'
