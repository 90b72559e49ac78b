import type { ApiError, ApiResult, Schemas } from '@quandary/api-client'

/** What the wizard begins with. */
export type Start =
  | { at: 'wizard' }
  /** A configuration is there and its database is empty: only the site is missing. */
  | { at: 'resume' }
  | { at: 'installed' }
  /** A configuration is there, but its database does not answer. */
  | { at: 'databaseFailed' }
  | { at: 'failed'; error: ApiError }

/** Decides how the wizard begins (product spec §4, “Install”). An installed site answers every call with 403. */
export function decideStart({ data, error }: ApiResult<Schemas['InstallConfigCheck']>): Start {
  if (error) return error.kind === 'forbidden' ? { at: 'installed' } : { at: 'failed', error }
  if (!data.config_file_exist) return { at: 'wizard' }
  if (!data.db_connection_success) return { at: 'databaseFailed' }
  return data.db_table_exist ? { at: 'installed' } : { at: 'resume' }
}
