// Generated from openapi/ by scripts/codegen.ts; changes here are lost.
import { callOf, type OperationCall } from './operation-call.ts'

export { createCaller } from './caller.ts'
export type { Caller } from './caller.ts'
export type { OperationCall } from './operation-call.ts'

/** Read the public settings of the site. */
export const getSiteInfo: OperationCall<'getSiteInfo'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/siteinfo')

/** Read the translations of a language. */
export const getLanguageConfig: OperationCall<'getLanguageConfig'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/language/config')

/** List the languages. */
export const listLanguageOptions: OperationCall<'listLanguageOptions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/language/options')

/** Read the terms of service or the privacy policy. */
export const getLegalTexts: OperationCall<'getLegalTexts'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/siteinfo/legal')

/** Read the guide to the site. */
export const getHelp: OperationCall<'getHelp'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/help')

/** List which plugins are switched on. */
export const listPluginStates: OperationCall<'listPluginStates'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/plugin/status')

/** List the plugins that the viewer can set up. */
export const listUserPlugins: OperationCall<'listUserPlugins'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/plugin/configs')

/** Read the viewer's settings of a plugin. */
export const getUserPluginConfig: OperationCall<'getUserPluginConfig'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/plugin/config')

/** Save the viewer's settings of a plugin. */
export const updateUserPluginConfig: OperationCall<'updateUserPluginConfig'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/plugin/config')

/** Sign up with an e-mail address. */
export const registerByEmail: OperationCall<'registerByEmail'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/register/email')

/** Sign in with an e-mail address. */
export const loginByEmail: OperationCall<'loginByEmail'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/login/email')

/** End a login with another service. */
export const loginByLandingCode: OperationCall<'loginByLandingCode'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/login/landing')

/** Sign out. */
export const logout: OperationCall<'logout'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/logout')

/** End one session. */
export const revokeSession: OperationCall<'revokeSession'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/user/session')

/** List where the viewer is signed in. */
export const listSessions: OperationCall<'listSessions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/sessions')

/** End all other sessions. */
export const revokeOtherSessions: OperationCall<'revokeOtherSessions'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/user/sessions')

/** Read the signed-in account. */
export const getCurrentUser: OperationCall<'getCurrentUser'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/info')

/** Save the profile. */
export const updateProfile: OperationCall<'updateProfile'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/info')

/** Get the address of one's own data. */
export const createOwnDataDownload: OperationCall<'createOwnDataDownload'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/data')

/** Ask for the mail that confirms the deletion of one's own account. */
export const requestOwnDeletion: OperationCall<'requestOwnDeletion'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/deletion')

/** Delete one's own account. */
export const deleteOwnAccount: OperationCall<'deleteOwnAccount'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/deletion')

/** Verify an e-mail address. */
export const verifyEmail: OperationCall<'verifyEmail'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/email/verification')

/** Send the activation mail again. */
export const sendVerificationEmail: OperationCall<'sendVerificationEmail'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/email/verification/send')

/** Read a challenge for signing up. */
export const getRegistrationCaptcha: OperationCall<'getRegistrationCaptcha'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/register/captcha')

/** Read whether an action needs a challenge. */
export const getCaptcha: OperationCall<'getCaptcha'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/action/record')

/** Ask for another e-mail address. */
export const requestEmailChange: OperationCall<'requestEmailChange'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/email/change/code')

/** Take over another e-mail address. */
export const confirmEmailChange: OperationCall<'confirmEmailChange'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/email')

/** End mails by their link. */
export const unsubscribeFromEmails: OperationCall<'unsubscribeFromEmails'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/notification/unsubscribe')

/** Ask for a new password. */
export const requestPasswordReset: OperationCall<'requestPasswordReset'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/password/reset')

/** Set a new password by mail. */
export const resetPassword: OperationCall<'resetPassword'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/password/replacement')

/** Change the password. */
export const changePassword: OperationCall<'changePassword'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/password')

/** See whether logging in takes a second factor. */
export const getTwoFactor: OperationCall<'getTwoFactor'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/two-factor')

/** Turn on two-factor authentication. */
export const enableTwoFactor: OperationCall<'enableTwoFactor'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/two-factor')

/** Turn off two-factor authentication. */
export const disableTwoFactor: OperationCall<'disableTwoFactor'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/user/two-factor')

/** Get a key for an authenticator app. */
export const beginTwoFactor: OperationCall<'beginTwoFactor'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/two-factor/setup')

/** Get new recovery codes. */
export const renewRecoveryCodes: OperationCall<'renewRecoveryCodes'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/user/two-factor/recovery-codes')

/** Save language and colours. */
export const updateInterfacePreferences: OperationCall<'updateInterfacePreferences'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/interface')

/** Read which events are mailed. */
export const getNotificationSettings: OperationCall<'getNotificationSettings'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/notification/config')

/** Save which events are mailed. */
export const updateNotificationSettings: OperationCall<'updateNotificationSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/user/notification/config')

/** Read a profile. */
export const getPersonalUser: OperationCall<'getPersonalUser'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/user/info')

/** Read the best posts of a person. */
export const getPersonalTop: OperationCall<'getPersonalTop'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/qa/top')

/** Check what the viewer may do. */
export const checkPermissions: OperationCall<'checkPermissions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/permission')

/** Find people by the beginning of a name. */
export const searchUsers: OperationCall<'searchUsers'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/info/search')

/** List people. */
export const listPeople: OperationCall<'listPeople'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/page')

/** Read how the reputation of a person changed. */
export const listPersonalReputationMonths: OperationCall<'listPersonalReputationMonths'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/reputation/months')

/** Read the tags of a person. */
export const listPersonalTags: OperationCall<'listPersonalTags'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/tag/page')

/** Read who was most active. */
export const getUserRanking: OperationCall<'getUserRanking'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user/ranking')

/** List the questions of a person. */
export const listPersonalQuestions: OperationCall<'listPersonalQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/question/page')

/** List the answers of a person. */
export const listPersonalAnswers: OperationCall<'listPersonalAnswers'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/answer/page')

/** List the comments of a person. */
export const listPersonalComments: OperationCall<'listPersonalComments'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/comment/page')

/** List what gave a person reputation. */
export const listPersonalReputation: OperationCall<'listPersonalReputation'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/rank/page')

/** List the viewer's bookmarks. */
export const listBookmarks: OperationCall<'listBookmarks'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/collection/page')

/** List the viewer's votes. */
export const listPersonalVotes: OperationCall<'listPersonalVotes'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/personal/vote/page')

/** List questions. */
export const listQuestions: OperationCall<'listQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/page')

/** Read a question. */
export const getQuestion: OperationCall<'getQuestion'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/info')

/** Ask a question. */
export const createQuestion: OperationCall<'createQuestion'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/question')

/** Edit a question. */
export const updateQuestion: OperationCall<'updateQuestion'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/question')

/** Delete a question. */
export const deleteQuestion: OperationCall<'deleteQuestion'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/question')

/** List linked questions. */
export const listLinkedQuestions: OperationCall<'listLinkedQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/linked')

/** List questions with a similar title. */
export const listSimilarQuestions: OperationCall<'listSimilarQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/similar')

/** List related questions. */
export const listRelatedQuestions: OperationCall<'listRelatedQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/similar/tag')

/** Bring a deleted question back. */
export const recoverQuestion: OperationCall<'recoverQuestion'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/question/recover')

/** Close a question. */
export const closeQuestion: OperationCall<'closeQuestion'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/question/status')

/** Open a closed question again. */
export const reopenQuestion: OperationCall<'reopenQuestion'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/question/reopen')

/** Pin, unpin, hide or show a question. */
export const operateQuestion: OperationCall<'operateQuestion'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/question/operation')

/** List who is asked to answer. */
export const listQuestionInvites: OperationCall<'listQuestionInvites'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/invite')

/** Ask people to answer. */
export const updateQuestionInvites: OperationCall<'updateQuestionInvites'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/question/invite')

/** Ask a question and answer it. */
export const createQuestionWithAnswer: OperationCall<'createQuestionWithAnswer'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/question/answer')

/** List the answers of a question. */
export const listAnswers: OperationCall<'listAnswers'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/answer/page')

/** Answer a question. */
export const createAnswer: OperationCall<'createAnswer'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/answer')

/** Edit an answer. */
export const updateAnswer: OperationCall<'updateAnswer'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/answer')

/** Delete an answer. */
export const deleteAnswer: OperationCall<'deleteAnswer'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/answer')

/** Accept an answer, or take it back. */
export const acceptAnswer: OperationCall<'acceptAnswer'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/answer/acceptance')

/** Read an answer. */
export const getAnswer: OperationCall<'getAnswer'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/answer/info')

/** Bring a deleted answer back. */
export const recoverAnswer: OperationCall<'recoverAnswer'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/answer/recover')

/** List the comments of a question or answer. */
export const listComments: OperationCall<'listComments'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/comment/page')

/** Comment on a question or answer. */
export const createComment: OperationCall<'createComment'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/comment')

/** Read a comment. */
export const getComment: OperationCall<'getComment'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/comment')

/** Edit a comment. */
export const updateComment: OperationCall<'updateComment'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/comment')

/** Delete a comment. */
export const deleteComment: OperationCall<'deleteComment'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/comment')

/** Vote up. */
export const voteUp: OperationCall<'voteUp'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/vote/up')

/** Vote down. */
export const voteDown: OperationCall<'voteDown'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/vote/down')

/** Bookmark a question, or no longer. */
export const switchBookmark: OperationCall<'switchBookmark'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/collection/switch')

/** Follow a question, a tag or a person, or no longer. */
export const follow: OperationCall<'follow'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/follow')

/** Choose the tags to follow. */
export const updateFollowedTags: OperationCall<'updateFollowedTags'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/follow/tags')

/** List the reasons of an action. */
export const listReasons: OperationCall<'listReasons'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/reasons')

/** Flag a post. */
export const createReport: OperationCall<'createReport'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/report')

/** List tags. */
export const listTags: OperationCall<'listTags'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tags/page')

/** Read a tag. */
export const getTag: OperationCall<'getTag'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tag')

/** Make a tag. */
export const createTag: OperationCall<'createTag'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/tag')

/** Edit a tag. */
export const updateTag: OperationCall<'updateTag'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/tag')

/** Delete a tag. */
export const deleteTag: OperationCall<'deleteTag'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/tag')

/** Read what surrounds a tag. */
export const getTagOverview: OperationCall<'getTagOverview'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tag/overview')

/** Suggest tags while typing. */
export const suggestTags: OperationCall<'suggestTags'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/question/tags')

/** Read tags by their slugs. */
export const listTagsBySlug: OperationCall<'listTagsBySlug'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tags')

/** Bring a deleted tag back. */
export const recoverTag: OperationCall<'recoverTag'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/tag/recover')

/** Merge a tag into another one. */
export const mergeTags: OperationCall<'mergeTags'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/tag/merge')

/** List the tags the viewer follows. */
export const listFollowedTags: OperationCall<'listFollowedTags'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tags/following')

/** List the filters the viewer saved. */
export const listSavedFilters: OperationCall<'listSavedFilters'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/saved-filters')

/** Save a filter of lists. */
export const createSavedFilter: OperationCall<'createSavedFilter'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/saved-filters')

/** Rename or move a saved filter. */
export const updateSavedFilter: OperationCall<'updateSavedFilter'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/saved-filters')

/** Delete a saved filter. */
export const deleteSavedFilter: OperationCall<'deleteSavedFilter'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/saved-filters')

/** Ignore a tag, or no longer. */
export const ignoreTag: OperationCall<'ignoreTag'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/tag/ignore')

/** List the tags the viewer ignores. */
export const listIgnoredTags: OperationCall<'listIgnoredTags'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tags/ignored')

/** Choose the tags to ignore. */
export const updateIgnoredTags: OperationCall<'updateIgnoredTags'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/tags/ignored')

/** Read the synonyms of a tag. */
export const getTagSynonyms: OperationCall<'getTagSynonyms'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/tag/synonyms')

/** Choose the synonyms of a tag. */
export const updateTagSynonyms: OperationCall<'updateTagSynonyms'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/tag/synonym')

/** Preview Markdown. */
export const renderPost: OperationCall<'renderPost'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/post/render')

/** Upload a picture. */
export const uploadFile: OperationCall<'uploadFile'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/file', 'form')

/** Search questions and answers. */
export const search: OperationCall<'search'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/search')

/** Suggest questions, tags and people while typing. */
export const listSearchSuggestions: OperationCall<'listSearchSuggestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/search/suggestions')

/** Read who answers searches. */
export const getSearchProvider: OperationCall<'getSearchProvider'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/search/desc')

/** List the versions of an object. */
export const listRevisions: OperationCall<'listRevisions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/revisions')

/** Check whether an object can be edited. */
export const checkEdit: OperationCall<'checkEdit'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/revisions/edit/check')

/** Read the next suggested edit. */
export const listUnreviewedRevisions: OperationCall<'listUnreviewedRevisions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/revisions/unreviewed')

/** Approve or reject a suggested edit. */
export const auditRevision: OperationCall<'auditRevision'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/revisions/audit')

/** Read the timeline of an object. */
export const getTimeline: OperationCall<'getTimeline'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/activity/timeline')

/** Compare two versions. */
export const getTimelineDetail: OperationCall<'getTimelineDetail'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/activity/timeline/detail')

/** List the review queues. */
export const listReviewTypes: OperationCall<'listReviewTypes'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/reviewing/type')

/** Read the next flagged post. */
export const listUnreviewedReports: OperationCall<'listUnreviewedReports'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/report/unreviewed/post')

/** Deal with a flag. */
export const reviewReport: OperationCall<'reviewReport'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/report/review')

/** Read the next post that waits for approval. */
export const listPendingPosts: OperationCall<'listPendingPosts'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/review/pending/post/page')

/** Approve or reject a waiting post. */
export const reviewPendingPost: OperationCall<'reviewPendingPost'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/review/pending/post')

/** Read what waits for the viewer. */
export const getNotificationStatus: OperationCall<'getNotificationStatus'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/notification/status')

/** Take the dot of a kind of notification away. */
export const clearNotificationStatus: OperationCall<'clearNotificationStatus'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/notification/status')

/** List notifications. */
export const listNotifications: OperationCall<'listNotifications'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/notification/page')

/** Mute a question, or unmute it. */
export const muteQuestion: OperationCall<'muteQuestion'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/notification/mute')

/** List the questions the viewer muted. */
export const listMutedQuestions: OperationCall<'listMutedQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/notification/mutes')

/** Mark a notification as read. */
export const readNotification: OperationCall<'readNotification'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/notification/read/state')

/** Mark all notifications of a kind as read. */
export const readAllNotifications: OperationCall<'readAllNotifications'> = /* @__PURE__ */ callOf('PUT', '/answer/api/v1/notification/read/state/all')

/** List the services to sign in with. */
export const listConnectors: OperationCall<'listConnectors'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/connector/info')

/** Sign in with another service. */
export const startConnectorLogin: OperationCall<'startConnectorLogin'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/connector/login/{name}')

/** Come back from another service. */
export const finishConnectorLogin: OperationCall<'finishConnectorLogin'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/connector/redirect/{name}')

/** Give the e-mail address a service did not tell. */
export const bindConnectorEmail: OperationCall<'bindConnectorEmail'> = /* @__PURE__ */ callOf('POST', '/answer/api/v1/connector/binding/email')

/** List the services the account is bound to. */
export const listUserConnectors: OperationCall<'listUserConnectors'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/connector/user/info')

/** Unbind the account from a service. */
export const unbindConnector: OperationCall<'unbindConnector'> = /* @__PURE__ */ callOf('DELETE', '/answer/api/v1/connector/user/unbinding')

/** Read which plugin keeps the accounts. */
export const getUserCenterAgent: OperationCall<'getUserCenterAgent'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/agent')

/** Read the links of a person's profile elsewhere. */
export const getUserCenterBranding: OperationCall<'getUserCenterBranding'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/personal/branding')

/** Read where settings are changed instead. */
export const getUserCenterSettings: OperationCall<'getUserCenterSettings'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/user/settings')

/** Sign in where the accounts are kept. */
export const startUserCenterLogin: OperationCall<'startUserCenterLogin'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/login/redirect')

/** Come back from signing in. */
export const finishUserCenterLogin: OperationCall<'finishUserCenterLogin'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/login/callback')

/** Sign up where the accounts are kept. */
export const startUserCenterSignUp: OperationCall<'startUserCenterSignUp'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/sign-up/redirect')

/** Come back from signing up. */
export const finishUserCenterSignUp: OperationCall<'finishUserCenterSignUp'> = /* @__PURE__ */ callOf('GET', '/answer/api/v1/user-center/sign-up/callback')

/** Read the dashboard. */
export const getDashboard: OperationCall<'getDashboard'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/dashboard')

/** Count what happened on each day. */
export const getActivity: OperationCall<'getActivity'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/dashboard/activity')

/** Read the general settings. */
export const getGeneralSettings: OperationCall<'getGeneralSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/general')

/** Save the general settings. */
export const updateGeneralSettings: OperationCall<'updateGeneralSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/general')

/** List questions in the admin area. */
export const listAdminQuestions: OperationCall<'listAdminQuestions'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/question/page')

/** Change the state of a question. */
export const updateAdminQuestionStatus: OperationCall<'updateAdminQuestionStatus'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/question/status')

/** List answers in the admin area. */
export const listAdminAnswers: OperationCall<'listAdminAnswers'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/answer/page')

/** Change the state of an answer. */
export const updateAdminAnswerStatus: OperationCall<'updateAdminAnswerStatus'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/answer/status')

/** List flags. */
export const listReports: OperationCall<'listReports'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/reports/page')

/** Complete a flag. */
export const handleReport: OperationCall<'handleReport'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/report')

/** List the reasons of an action in the admin area. */
export const listAdminReasons: OperationCall<'listAdminReasons'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/reasons')

/** List accounts. */
export const listAdminUsers: OperationCall<'listAdminUsers'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/users/page')

/** Change the state of an account. */
export const updateUserStatus: OperationCall<'updateUserStatus'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/user/status')

/** Change the role of an account. */
export const updateUserRole: OperationCall<'updateUserRole'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/user/role')

/** Set the password of an account. */
export const updateUserPassword: OperationCall<'updateUserPassword'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/user/password')

/** List where an account is signed in. */
export const listUserSessions: OperationCall<'listUserSessions'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user/sessions')

/** End all sessions of an account. */
export const revokeUserSessions: OperationCall<'revokeUserSessions'> = /* @__PURE__ */ callOf('DELETE', '/answer/admin/api/user/sessions')

/** End one session of an account. */
export const revokeUserSession: OperationCall<'revokeUserSession'> = /* @__PURE__ */ callOf('DELETE', '/answer/admin/api/user/session')

/** See whether an account has two-factor authentication. */
export const getUserTwoFactor: OperationCall<'getUserTwoFactor'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user/two-factor')

/** Turn off the two-factor authentication of an account. */
export const disableUserTwoFactor: OperationCall<'disableUserTwoFactor'> = /* @__PURE__ */ callOf('DELETE', '/answer/admin/api/user/two-factor')

/** List the sign-ins to an account. */
export const listUserSignIns: OperationCall<'listUserSignIns'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user/sign-ins')

/** List the mails to an account. */
export const listUserMails: OperationCall<'listUserMails'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user/mails')

/** List what administrators did. */
export const listAuditLog: OperationCall<'listAuditLog'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/audit-log')

/** Export the audit log. */
export const exportAuditLog: OperationCall<'exportAuditLog'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/audit-log/export')

/** Make an activation link. */
export const getUserActivation: OperationCall<'getUserActivation'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user/activation')

/** Send an activation mail. */
export const sendUserActivation: OperationCall<'sendUserActivation'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/user/activation')

/** Make an account. */
export const createUser: OperationCall<'createUser'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/user')

/** Make many accounts. */
export const createUsers: OperationCall<'createUsers'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/users')

/** List the roles. */
export const listRoles: OperationCall<'listRoles'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/roles')

/** Read language and time zone. */
export const getInterfaceSettings: OperationCall<'getInterfaceSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/interface')

/** Save language and time zone. */
export const updateInterfaceSettings: OperationCall<'updateInterfaceSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/interface')

/** Read the pictures of the site. */
export const getBrandingSettings: OperationCall<'getBrandingSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/branding')

/** Save the pictures of the site. */
export const updateBrandingSettings: OperationCall<'updateBrandingSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/branding')

/** Read addresses and robots. */
export const getSeoSettings: OperationCall<'getSeoSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/seo')

/** Save addresses and robots. */
export const updateSeoSettings: OperationCall<'updateSeoSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/seo')

/** Read own HTML and CSS. */
export const getCustomHtmlSettings: OperationCall<'getCustomHtmlSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/custom-css-html')

/** Save own HTML and CSS. */
export const updateCustomHtmlSettings: OperationCall<'updateCustomHtmlSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/custom-css-html')

/** Read the colours of the site. */
export const getThemeSettings: OperationCall<'getThemeSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/theme')

/** Save the colours of the site. */
export const updateThemeSettings: OperationCall<'updateThemeSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/theme')

/** List the languages in the admin area. */
export const listAdminLanguages: OperationCall<'listAdminLanguages'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/language/options')

/** List the files of further languages. */
export const listLanguageFiles: OperationCall<'listLanguageFiles'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/language/files')

/** List the themes. */
export const listThemeOptions: OperationCall<'listThemeOptions'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/theme/options')

/** Read the rules for posting. */
export const getWriteSettings: OperationCall<'getWriteSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/write')

/** Save the rules for posting. */
export const updateWriteSettings: OperationCall<'updateWriteSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/write')

/** Show the address of a question in each form. */
export const listPermalinkExamples: OperationCall<'listPermalinkExamples'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/seo/examples')

/** Read terms of service and privacy policy. */
export const getLegalSettings: OperationCall<'getLegalSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/legal')

/** Save terms of service and privacy policy. */
export const updateLegalSettings: OperationCall<'updateLegalSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/legal')

/** Read what administrators add to the guide. */
export const getHelpSettings: OperationCall<'getHelpSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/help')

/** Save what administrators add to the guide. */
export const updateHelpSettings: OperationCall<'updateHelpSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/help')

/** Preview a text of the site. */
export const renderSiteText: OperationCall<'renderSiteText'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/siteinfo/render')

/** Read who may sign up and sign in. */
export const getLoginSettings: OperationCall<'getLoginSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/login')

/** Save who may sign up and sign in. */
export const updateLoginSettings: OperationCall<'updateLoginSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/login')

/** Read what members may change. */
export const getUserSettings: OperationCall<'getUserSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/siteinfo/users')

/** Save what members may change. */
export const updateUserSettings: OperationCall<'updateUserSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/siteinfo/users')

/** List the backups. */
export const listBackups: OperationCall<'listBackups'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/backups')

/** Back up now. */
export const createBackup: OperationCall<'createBackup'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/backups')

/** Get the address of a backup to download. */
export const createBackupDownload: OperationCall<'createBackupDownload'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/backups/download')

/** Read when and where backups are made. */
export const getBackupSettings: OperationCall<'getBackupSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/setting/backups')

/** Save when and where backups are made. */
export const updateBackupSettings: OperationCall<'updateBackupSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/setting/backups')

/** Read how mail is sent. */
export const getSmtpSettings: OperationCall<'getSmtpSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/setting/smtp')

/** Save how mail is sent. */
export const updateSmtpSettings: OperationCall<'updateSmtpSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/setting/smtp')

/** Send a test mail at once. */
export const sendTestMail: OperationCall<'sendTestMail'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/setting/smtp/test')

/** Read where uploads and backups are stored. */
export const getStorageSettings: OperationCall<'getStorageSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/setting/storage')

/** Save where uploads and backups are stored. */
export const updateStorageSettings: OperationCall<'updateStorageSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/setting/storage')

/** Test the connection to a bucket. */
export const testStorage: OperationCall<'testStorage'> = /* @__PURE__ */ callOf('POST', '/answer/admin/api/setting/storage/test')

/** Read how much reputation actions need. */
export const getPrivilegeSettings: OperationCall<'getPrivilegeSettings'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/setting/privileges')

/** Save how much reputation actions need. */
export const updatePrivilegeSettings: OperationCall<'updatePrivilegeSettings'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/setting/privileges')

/** List the plugins. */
export const listPlugins: OperationCall<'listPlugins'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/plugins')

/** Switch a plugin on or off. */
export const updatePluginStatus: OperationCall<'updatePluginStatus'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/plugin/status')

/** Read the settings of a plugin. */
export const getPluginConfig: OperationCall<'getPluginConfig'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/plugin/config')

/** Save the settings of a plugin. */
export const updatePluginConfig: OperationCall<'updatePluginConfig'> = /* @__PURE__ */ callOf('PUT', '/answer/admin/api/plugin/config')

/** Read what may be done with accounts. */
export const getAdminUserCenterAgent: OperationCall<'getAdminUserCenterAgent'> = /* @__PURE__ */ callOf('GET', '/answer/admin/api/user-center/agent')

/** List the languages of the installer. */
export const listInstallationLanguages: OperationCall<'listInstallationLanguages'> = /* @__PURE__ */ callOf('GET', '/installation/language/options')

/** Check how far the installation is. */
export const checkInstallationConfig: OperationCall<'checkInstallationConfig'> = /* @__PURE__ */ callOf('POST', '/installation/config-file/check')

/** Try the database. */
export const checkInstallationDatabase: OperationCall<'checkInstallationDatabase'> = /* @__PURE__ */ callOf('POST', '/installation/db/check')

/** Write the configuration. */
export const initInstallation: OperationCall<'initInstallation'> = /* @__PURE__ */ callOf('POST', '/installation/init')

/** Finish the installation. */
export const installSite: OperationCall<'installSite'> = /* @__PURE__ */ callOf('POST', '/installation/base-info')

/** List what can be imported. */
export const listInstallationSources: OperationCall<'listInstallationSources'> = /* @__PURE__ */ callOf('GET', '/installation/sources')

/** Get the state of the first import. */
export const getInstallationImport: OperationCall<'getInstallationImport'> = /* @__PURE__ */ callOf('GET', '/installation/import')

/** Start a failed first import again. */
export const retryInstallationImport: OperationCall<'retryInstallationImport'> = /* @__PURE__ */ callOf('POST', '/installation/import/retry')

/** Open the site after its first import. */
export const openInstalledSite: OperationCall<'openInstalledSite'> = /* @__PURE__ */ callOf('POST', '/installation/open')
