import type { ApiError, ApiResult, Schemas } from '@quandary/api-client'

/** Initial state of the wizard. */
export type Start =
  | { at: 'wizard' }
  /** A configuration exists and its database is empty: only the site is missing. */
  | { at: 'resume' }
  | { at: 'installed' }
  /** A configuration exists, but its database does not answer. */
  | { at: 'databaseFailed' }
  | { at: 'failed'; error: ApiError }

/**
 * Decides the initial state of the wizard (`docs/spec/screens.md#install`). An installed site answers every call with
 * 403.
 */
export function decideStart({ data, error }: ApiResult<Schemas['InstallConfigCheck']>): Start {
  if (error) return error.kind === 'forbidden' ? { at: 'installed' } : { at: 'failed', error }
  if (!data.config_file_exist) return { at: 'wizard' }
  if (!data.db_connection_success) return { at: 'databaseFailed' }
  return data.db_table_exist ? { at: 'installed' } : { at: 'resume' }
}
