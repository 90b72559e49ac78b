// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

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
  import_source: { max: 255 },
  import_uploads: { max: 255 },
  import_host: { max: 253 },
  import_time_zone: { max: 64 },
} as const

/** Limits of the fields of `retryInstallationImport`. */
export const retryInstallationImportLimits = {
  import_source: { max: 255 },
  import_uploads: { max: 255 },
  import_host: { max: 253 },
  import_time_zone: { max: 64 },
} as const
