// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Method and path of every operation of the contract. */
export const operationTable = `/answer/api/v1/
siteinfo GET getSiteInfo
language/config GET getLanguageConfig
language/options GET listLanguageOptions
siteinfo/legal GET getLegalTexts
help GET getHelp
plugin/status GET listPluginStates
user/plugin/configs GET listUserPlugins
user/plugin/config GET getUserPluginConfig PUT updateUserPluginConfig
user/register/email POST registerByEmail
user/login/email POST loginByEmail
user/login/landing POST loginByLandingCode
user/logout GET logout
user/session DELETE revokeSession
user/sessions GET listSessions DELETE revokeOtherSessions
user/info GET getCurrentUser PUT updateProfile
user/data POST createOwnDataDownload
user/deletion POST requestOwnDeletion PUT deleteOwnAccount
user/email/verification POST verifyEmail
user/email/verification/send POST sendVerificationEmail
user/register/captcha GET getRegistrationCaptcha
user/action/record GET getCaptcha
user/email/change/code POST requestEmailChange
user/email PUT confirmEmailChange
user/notification/unsubscribe PUT unsubscribeFromEmails
user/password/reset POST requestPasswordReset
user/password/replacement POST resetPassword
user/password PUT changePassword
user/two-factor GET getTwoFactor PUT enableTwoFactor DELETE disableTwoFactor
user/two-factor/setup POST beginTwoFactor
user/two-factor/recovery-codes POST renewRecoveryCodes
user/interface PUT updateInterfacePreferences
user/notification/config GET getNotificationSettings PUT updateNotificationSettings
personal/user/info GET getPersonalUser
personal/qa/top GET getPersonalTop
permission GET checkPermissions
user/info/search GET searchUsers
user/page GET listPeople
personal/reputation/months GET listPersonalReputationMonths
personal/tag/page GET listPersonalTags
user/ranking GET getUserRanking
personal/question/page GET listPersonalQuestions
personal/answer/page GET listPersonalAnswers
personal/comment/page GET listPersonalComments
personal/rank/page GET listPersonalReputation
personal/collection/page GET listBookmarks
personal/vote/page GET listPersonalVotes
question/page GET listQuestions
question/info GET getQuestion
question POST createQuestion PUT updateQuestion DELETE deleteQuestion
question/linked GET listLinkedQuestions
question/similar GET listSimilarQuestions
question/similar/tag GET listRelatedQuestions
question/recover POST recoverQuestion
question/status PUT closeQuestion
question/reopen PUT reopenQuestion
question/operation PUT operateQuestion
question/invite GET listQuestionInvites PUT updateQuestionInvites
question/answer POST createQuestionWithAnswer
answer/page GET listAnswers
answer POST createAnswer PUT updateAnswer DELETE deleteAnswer
answer/acceptance POST acceptAnswer
answer/info GET getAnswer
answer/recover POST recoverAnswer
comment/page GET listComments
comment POST createComment GET getComment PUT updateComment DELETE deleteComment
vote/up POST voteUp
vote/down POST voteDown
collection/switch POST switchBookmark
follow POST follow
follow/tags PUT updateFollowedTags
reasons GET listReasons
report POST createReport
tags/page GET listTags
tag GET getTag POST createTag PUT updateTag DELETE deleteTag
tag/overview GET getTagOverview
question/tags GET suggestTags
tags GET listTagsBySlug
tag/recover POST recoverTag
tag/merge POST mergeTags
tags/following GET listFollowedTags
saved-filters GET listSavedFilters POST createSavedFilter PUT updateSavedFilter DELETE deleteSavedFilter
tag/ignore POST ignoreTag
tags/ignored GET listIgnoredTags PUT updateIgnoredTags
tag/synonyms GET getTagSynonyms
tag/synonym PUT updateTagSynonyms
post/render POST renderPost
file POST:form uploadFile
search GET search
search/suggestions GET listSearchSuggestions
search/desc GET getSearchProvider
revisions GET listRevisions
revisions/edit/check GET checkEdit
revisions/unreviewed GET listUnreviewedRevisions
revisions/audit PUT auditRevision
activity/timeline GET getTimeline
activity/timeline/detail GET getTimelineDetail
reviewing/type GET listReviewTypes
report/unreviewed/post GET listUnreviewedReports
report/review PUT reviewReport
review/pending/post/page GET listPendingPosts
review/pending/post PUT reviewPendingPost
notification/status GET getNotificationStatus PUT clearNotificationStatus
notification/page GET listNotifications
notification/mute PUT muteQuestion
notification/mutes GET listMutedQuestions
notification/read/state PUT readNotification
notification/read/state/all PUT readAllNotifications
connector/info GET listConnectors
connector/login/{name} GET startConnectorLogin
connector/redirect/{name} GET finishConnectorLogin
connector/binding/email POST bindConnectorEmail
connector/user/info GET listUserConnectors
connector/user/unbinding DELETE unbindConnector
user-center/agent GET getUserCenterAgent
user-center/personal/branding GET getUserCenterBranding
user-center/user/settings GET getUserCenterSettings
user-center/login/redirect GET startUserCenterLogin
user-center/login/callback GET finishUserCenterLogin
user-center/sign-up/redirect GET startUserCenterSignUp
user-center/sign-up/callback GET finishUserCenterSignUp
/answer/admin/api/
dashboard GET getDashboard
dashboard/activity GET getActivity
siteinfo/general GET getGeneralSettings PUT updateGeneralSettings
question/page GET listAdminQuestions
question/status PUT updateAdminQuestionStatus
answer/page GET listAdminAnswers
answer/status PUT updateAdminAnswerStatus
reports/page GET listReports
report PUT handleReport
reasons GET listAdminReasons
users/page GET listAdminUsers
user/status PUT updateUserStatus
user/role PUT updateUserRole
user/password PUT updateUserPassword
user/sessions GET listUserSessions DELETE revokeUserSessions
user/session DELETE revokeUserSession
user/two-factor GET getUserTwoFactor DELETE disableUserTwoFactor
user/sign-ins GET listUserSignIns
user/mails GET listUserMails
audit-log GET listAuditLog
audit-log/export POST exportAuditLog
user/activation GET getUserActivation POST sendUserActivation
user POST createUser
users POST createUsers
roles GET listRoles
siteinfo/interface GET getInterfaceSettings PUT updateInterfaceSettings
siteinfo/branding GET getBrandingSettings PUT updateBrandingSettings
siteinfo/seo GET getSeoSettings PUT updateSeoSettings
siteinfo/custom-css-html GET getCustomHtmlSettings PUT updateCustomHtmlSettings
siteinfo/theme GET getThemeSettings PUT updateThemeSettings
language/options GET listAdminLanguages
language/files GET listLanguageFiles
theme/options GET listThemeOptions
siteinfo/write GET getWriteSettings PUT updateWriteSettings
siteinfo/seo/examples GET listPermalinkExamples
siteinfo/legal GET getLegalSettings PUT updateLegalSettings
siteinfo/help GET getHelpSettings PUT updateHelpSettings
siteinfo/render POST renderSiteText
siteinfo/login GET getLoginSettings PUT updateLoginSettings
siteinfo/users GET getUserSettings PUT updateUserSettings
backups GET listBackups POST createBackup
backups/download POST createBackupDownload
setting/backups GET getBackupSettings PUT updateBackupSettings
setting/smtp GET getSmtpSettings PUT updateSmtpSettings
setting/smtp/test POST sendTestMail
setting/storage GET getStorageSettings PUT updateStorageSettings
setting/storage/test POST testStorage
setting/privileges GET getPrivilegeSettings PUT updatePrivilegeSettings
plugins GET listPlugins
plugin/status PUT updatePluginStatus
plugin/config GET getPluginConfig PUT updatePluginConfig
user-center/agent GET getAdminUserCenterAgent
/installation/
language/options GET listInstallationLanguages
config-file/check POST checkInstallationConfig
db/check POST checkInstallationDatabase
init POST initInstallation
base-info POST installSite
sources GET listInstallationSources
import GET getInstallationImport
import/retry POST retryInstallationImport
open POST openInstalledSite`

/** The operations whose method is GET. */
export type GetOperationId =
  | 'getSiteInfo'
  | 'getLanguageConfig'
  | 'listLanguageOptions'
  | 'getLegalTexts'
  | 'getHelp'
  | 'listPluginStates'
  | 'listUserPlugins'
  | 'getUserPluginConfig'
  | 'logout'
  | 'listSessions'
  | 'getCurrentUser'
  | 'getRegistrationCaptcha'
  | 'getCaptcha'
  | 'getTwoFactor'
  | 'getNotificationSettings'
  | 'getPersonalUser'
  | 'getPersonalTop'
  | 'checkPermissions'
  | 'searchUsers'
  | 'listPeople'
  | 'listPersonalReputationMonths'
  | 'listPersonalTags'
  | 'getUserRanking'
  | 'listPersonalQuestions'
  | 'listPersonalAnswers'
  | 'listPersonalComments'
  | 'listPersonalReputation'
  | 'listBookmarks'
  | 'listPersonalVotes'
  | 'listQuestions'
  | 'getQuestion'
  | 'listLinkedQuestions'
  | 'listSimilarQuestions'
  | 'listRelatedQuestions'
  | 'listQuestionInvites'
  | 'listAnswers'
  | 'getAnswer'
  | 'listComments'
  | 'getComment'
  | 'listReasons'
  | 'listTags'
  | 'getTag'
  | 'getTagOverview'
  | 'suggestTags'
  | 'listTagsBySlug'
  | 'listFollowedTags'
  | 'listSavedFilters'
  | 'listIgnoredTags'
  | 'getTagSynonyms'
  | 'search'
  | 'listSearchSuggestions'
  | 'getSearchProvider'
  | 'listRevisions'
  | 'checkEdit'
  | 'listUnreviewedRevisions'
  | 'getTimeline'
  | 'getTimelineDetail'
  | 'listReviewTypes'
  | 'listUnreviewedReports'
  | 'listPendingPosts'
  | 'getNotificationStatus'
  | 'listNotifications'
  | 'listMutedQuestions'
  | 'listConnectors'
  | 'startConnectorLogin'
  | 'finishConnectorLogin'
  | 'listUserConnectors'
  | 'getUserCenterAgent'
  | 'getUserCenterBranding'
  | 'getUserCenterSettings'
  | 'startUserCenterLogin'
  | 'finishUserCenterLogin'
  | 'startUserCenterSignUp'
  | 'finishUserCenterSignUp'
  | 'getDashboard'
  | 'getActivity'
  | 'getGeneralSettings'
  | 'listAdminQuestions'
  | 'listAdminAnswers'
  | 'listReports'
  | 'listAdminReasons'
  | 'listAdminUsers'
  | 'listUserSessions'
  | 'getUserTwoFactor'
  | 'listUserSignIns'
  | 'listUserMails'
  | 'listAuditLog'
  | 'getUserActivation'
  | 'listRoles'
  | 'getInterfaceSettings'
  | 'getBrandingSettings'
  | 'getSeoSettings'
  | 'getCustomHtmlSettings'
  | 'getThemeSettings'
  | 'listAdminLanguages'
  | 'listLanguageFiles'
  | 'listThemeOptions'
  | 'getWriteSettings'
  | 'listPermalinkExamples'
  | 'getLegalSettings'
  | 'getHelpSettings'
  | 'getLoginSettings'
  | 'getUserSettings'
  | 'listBackups'
  | 'getBackupSettings'
  | 'getSmtpSettings'
  | 'getStorageSettings'
  | 'getPrivilegeSettings'
  | 'listPlugins'
  | 'getPluginConfig'
  | 'getAdminUserCenterAgent'
  | 'listInstallationLanguages'
  | 'listInstallationSources'
  | 'getInstallationImport'
