// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

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

/** Limits of the fields of `updateAdminQuestionStatus`. */
export const updateAdminQuestionStatusLimits = {
  close_type: { min: 1 },
  close_msg: { max: 500 },
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

/** Limits of the fields of `updateStorageSettings`. */
export const updateStorageSettingsLimits = {
  endpoint: { max: 300 },
  region: { max: 100 },
  bucket: { max: 63 },
  prefix: { max: 200 },
  secret_access_key: { max: 200 },
} as const

/** Limits of the fields of `testStorage`. */
export const testStorageLimits = {
  endpoint: { max: 300 },
  region: { max: 100 },
  bucket: { max: 63 },
  prefix: { max: 200 },
  secret_access_key: { max: 200 },
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
