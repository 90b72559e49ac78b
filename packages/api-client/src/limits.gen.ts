// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `getUserPluginConfig`. */
export const getUserPluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `updateUserPluginConfig`. */
export const updateUserPluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `registerByEmail`. */
export const registerByEmailLimits = {
  name: { min: 2, max: 30 },
  e_mail: { min: 1, max: 500 },
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `loginByEmail`. */
export const loginByEmailLimits = {
  e_mail: { min: 1, max: 500 },
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `updateProfile`. */
export const updateProfileLimits = {
  bio: { max: 4096 },
  website: { max: 500 },
  location: { max: 100 },
} as const

/** Limits of the fields of `verifyEmail`. */
export const verifyEmailLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `requestEmailChange`. */
export const requestEmailChangeLimits = {
  e_mail: { min: 1, max: 500 },
} as const

/** Limits of the fields of `confirmEmailChange`. */
export const confirmEmailChangeLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `unsubscribeFromEmails`. */
export const unsubscribeFromEmailsLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `requestPasswordReset`. */
export const requestPasswordResetLimits = {
  e_mail: { min: 1, max: 500 },
} as const

/** Limits of the fields of `resetPassword`. */
export const resetPasswordLimits = {
  code: { min: 1, max: 100 },
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `changePassword`. */
export const changePasswordLimits = {
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `updateInterfacePreferences`. */
export const updateInterfacePreferencesLimits = {
  language: { min: 2, max: 100 },
  color_scheme: { min: 2, max: 100 },
} as const

/** Limits of the fields of `getPersonalUser`. */
export const getPersonalUserLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `getPersonalTop`. */
export const getPersonalTopLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `checkPermissions`. */
export const checkPermissionsLimits = {
  action: { max: 1000 },
} as const

/** Limits of the fields of `searchUsers`. */
export const searchUsersLimits = {
  username: { min: 1, max: 500 },
} as const

/** Limits of the fields of `listPeople`. */
export const listPeopleLimits = {
  query: { max: 100 },
} as const

/** Limits of the fields of `listPersonalTags`. */
export const listPersonalTagsLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `listPersonalQuestions`. */
export const listPersonalQuestionsLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalAnswers`. */
export const listPersonalAnswersLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalComments`. */
export const listPersonalCommentsLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalReputation`. */
export const listPersonalReputationLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listQuestions`. */
export const listQuestionsLimits = {
  tag: { max: 100 },
  username: { max: 100 },
  in_days: { min: 1 },
} as const

/** Limits of the fields of `createQuestion`. */
export const createQuestionLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  tags: { min: 1 },
} as const

/** Limits of the fields of `updateQuestion`. */
export const updateQuestionLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  tags: { min: 1 },
  edit_summary: { max: 255 },
} as const

/** Limits of the fields of `listSimilarQuestions`. */
export const listSimilarQuestionsLimits = {
  title: { max: 1000 },
} as const

/** Limits of the fields of `closeQuestion`. */
export const closeQuestionLimits = {
  close_type: { min: 1 },
  close_msg: { max: 500 },
} as const

/** Limits of the fields of `updateQuestionInvites`. */
export const updateQuestionInvitesLimits = {
  invite_user: { max: 50 },
} as const

/** Limits of the fields of `createQuestionWithAnswer`. */
export const createQuestionWithAnswerLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  answer_content: { min: 6, max: 65_535 },
  tags: { min: 1 },
} as const

/** Limits of the fields of `createAnswer`. */
export const createAnswerLimits = {
  content: { min: 6, max: 65_535 },
} as const

/** Limits of the fields of `updateAnswer`. */
export const updateAnswerLimits = {
  content: { min: 6, max: 65_535 },
  edit_summary: { max: 255 },
} as const

/** Limits of the fields of `createComment`. */
export const createCommentLimits = {
  original_text: { min: 2, max: 600 },
} as const

/** Limits of the fields of `updateComment`. */
export const updateCommentLimits = {
  original_text: { min: 2, max: 600 },
} as const

/** Limits of the fields of `updateFollowedTags`. */
export const updateFollowedTagsLimits = {
  slug_name_list: { max: 500 },
} as const

/** Limits of the fields of `createReport`. */
export const createReportLimits = {
  report_type: { min: 0 },
  content: { max: 500 },
  source: { max: 30 },
} as const

/** Limits of the fields of `listTags`. */
export const listTagsLimits = {
  slug_name: { max: 35 },
  display_name: { max: 35 },
} as const

/** Limits of the fields of `getTag`. */
export const getTagLimits = {
  name: { max: 35 },
} as const

/** Limits of the fields of `createTag`. */
export const createTagLimits = {
  slug_name: { min: 1, max: 35 },
  display_name: { min: 1, max: 35 },
  original_text: { max: 65_536 },
} as const

/** Limits of the fields of `updateTag`. */
export const updateTagLimits = {
  slug_name: { max: 35 },
  display_name: { max: 35 },
  original_text: { max: 65_536 },
  edit_summary: { max: 255 },
} as const

/** Limits of the fields of `suggestTags`. */
export const suggestTagsLimits = {
  tag: { max: 100 },
} as const

/** Limits of the fields of `listTagsBySlug`. */
export const listTagsBySlugLimits = {
  tags: { max: 1000 },
} as const

/** Limits of the fields of `updateTagSynonyms`. */
export const updateTagSynonymsLimits = {
  synonym_tag_list: { max: 100 },
} as const

/** Limits of the fields of `renderPost`. */
export const renderPostLimits = {
  content: { max: 65_536 },
} as const

/** Limits of the fields of `search`. */
export const searchLimits = {
  q: { min: 1, max: 60 },
} as const

/** Limits of the fields of `listSearchSuggestions`. */
export const listSearchSuggestionsLimits = {
  q: { min: 1, max: 60 },
} as const

/** Limits of the fields of `reviewReport`. */
export const reviewReportLimits = {
  close_type: { min: 1 },
  close_msg: { max: 500 },
  content: { max: 65_535 },
} as const

/** Limits of the fields of `clearNotificationStatus`. */
export const clearNotificationStatusLimits = {
  type: { max: 30 },
} as const

/** Limits of the fields of `listNotifications`. */
export const listNotificationsLimits = {
  type: { max: 30 },
  inbox_type: { max: 30 },
} as const

/** Limits of the fields of `readAllNotifications`. */
export const readAllNotificationsLimits = {
  type: { max: 30 },
} as const

/** Limits of the fields of `startConnectorLogin`. */
export const startConnectorLoginLimits = {
  bind: { max: 200 },
} as const

/** Limits of the fields of `finishConnectorLogin`. */
export const finishConnectorLoginLimits = {
  state: { max: 200 },
  code: { max: 4096 },
  error: { max: 200 },
} as const

/** Limits of the fields of `bindConnectorEmail`. */
export const bindConnectorEmailLimits = {
  binding_key: { min: 2, max: 100 },
  email: { min: 2, max: 512 },
} as const

/** Limits of the fields of `getUserCenterBranding`. */
export const getUserCenterBrandingLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `updateGeneralSettings`. */
export const updateGeneralSettingsLimits = {
  name: { min: 2, max: 128 },
  site_url: { min: 1, max: 512 },
  contact_email: { min: 1, max: 500 },
} as const

/** Limits of the fields of `listAdminQuestions`. */
export const listAdminQuestionsLimits = {
  query: { max: 100 },
} as const

/** Limits of the fields of `listAdminAnswers`. */
export const listAdminAnswersLimits = {
  query: { max: 100 },
} as const

/** Limits of the fields of `handleReport`. */
export const handleReportLimits = {
  flagged_type: { min: 1 },
  flagged_content: { max: 500 },
  action: { max: 30 },
} as const

/** Limits of the fields of `listAdminUsers`. */
export const listAdminUsersLimits = {
  query: { max: 100 },
} as const

/** Limits of the fields of `updateUserStatus`. */
export const updateUserStatusLimits = {
  suspend_reason: { max: 500 },
} as const

/** Limits of the fields of `updateUserPassword`. */
export const updateUserPasswordLimits = {
  password: { min: 8, max: 32 },
} as const

/** Limits of the fields of `listAuditLog`. */
export const listAuditLogLimits = {
  group: { min: 1, max: 30 },
} as const

/** Limits of the fields of `exportAuditLog`. */
export const exportAuditLogLimits = {
  before: { max: 15 },
} as const

/** Limits of the fields of `createUser`. */
export const createUserLimits = {
  display_name: { min: 2, max: 30 },
  email: { min: 1, max: 500 },
  password: { min: 8, max: 32 },
} as const

/** Limits of the fields of `createUsers`. */
export const createUsersLimits = {
  users: { min: 1 },
} as const

/** Limits of the fields of `updateInterfaceSettings`. */
export const updateInterfaceSettingsLimits = {
  language: { min: 2, max: 128 },
  time_zone: { min: 2, max: 128 },
} as const

/** Limits of the fields of `updateBrandingSettings`. */
export const updateBrandingSettingsLimits = {
  logo: { max: 512 },
  mobile_logo: { max: 512 },
  square_icon: { max: 512 },
  favicon: { max: 512 },
} as const

/** Limits of the fields of `updateSeoSettings`. */
export const updateSeoSettingsLimits = {
  robots: { min: 1, max: 65_536 },
} as const

/** Limits of the fields of `updateCustomHtmlSettings`. */
export const updateCustomHtmlSettingsLimits = {
  custom_head: { max: 65_536 },
  custom_css: { max: 65_536 },
  custom_header: { max: 65_536 },
  custom_footer: { max: 65_536 },
  custom_sidebar: { max: 65_536 },
} as const

/** Limits of the fields of `updateThemeSettings`. */
export const updateThemeSettingsLimits = {
  theme: { min: 1, max: 255 },
  color_scheme: { max: 100 },
} as const

/** Limits of the fields of `updateWriteSettings`. */
export const updateWriteSettingsLimits = {
  min_tags: { min: 1, max: 5 },
  max_tags: { min: 1, max: 20 },
  recommend_tags: { max: 1000 },
  reserved_tags: { max: 1000 },
  max_links: { min: 0, max: 100 },
} as const

/** Limits of the fields of `updateHelpSettings`. */
export const updateHelpSettingsLimits = {
  before_text: { max: 65_535 },
  after_text: { max: 65_535 },
} as const

/** Limits of the fields of `updateUserSettings`. */
export const updateUserSettingsLimits = {
  gravatar_base_url: { max: 512 },
} as const

/** Limits of the fields of `createBackupDownload`. */
export const createBackupDownloadLimits = {
  pass: { max: 100 },
} as const

/** Limits of the fields of `updateBackupSettings`. */
export const updateBackupSettingsLimits = {
  weekday: { min: 0, max: 6 },
  hour: { min: 0, max: 23 },
  keep: { min: 1, max: 1000 },
  folder: { max: 1000 },
  recipient: { max: 4000 },
} as const

/** Limits of the fields of `updateSmtpSettings`. */
export const updateSmtpSettingsLimits = {
  from_email: { max: 256 },
  from_name: { max: 256 },
  smtp_host: { max: 256 },
  smtp_port: { min: 1, max: 65_535 },
  encryption: { max: 4 },
  smtp_username: { max: 256 },
  smtp_password: { max: 256 },
} as const

/** Limits of the fields of `sendTestMail`. */
export const sendTestMailLimits = {
  from_email: { max: 256 },
  from_name: { max: 256 },
  smtp_host: { max: 256 },
  smtp_port: { min: 1, max: 65_535 },
  encryption: { max: 4 },
  smtp_username: { max: 256 },
  smtp_password: { max: 256 },
  test_email_recipient: { max: 500 },
} as const

/** Limits of the fields of `listPlugins`. */
export const listPluginsLimits = {
  status: { max: 30 },
} as const

/** Limits of the fields of `updatePluginStatus`. */
export const updatePluginStatusLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `getPluginConfig`. */
export const getPluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `updatePluginConfig`. */
export const updatePluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `checkInstallationDatabase`. */
export const checkInstallationDatabaseLimits = {
  db_username: { max: 256 },
  db_password: { max: 256 },
  db_host: { max: 512 },
  db_name: { max: 256 },
  db_file: { max: 1024 },
  lang: { max: 30 },
} as const

/** Limits of the fields of `initInstallation`. */
export const initInstallationLimits = {
  db_username: { max: 256 },
  db_password: { max: 256 },
  db_host: { max: 512 },
  db_name: { max: 256 },
  db_file: { max: 1024 },
  lang: { max: 30 },
} as const

/** Limits of the fields of `installSite`. */
export const installSiteLimits = {
  lang: { min: 1, max: 30 },
  site_name: { min: 1, max: 128 },
  site_url: { min: 1, max: 512 },
  contact_email: { min: 1, max: 500 },
  name: { min: 2, max: 30 },
  password: { min: 8, max: 32 },
  email: { min: 1, max: 500 },
} as const
