import type { ApiError, ApiResult, Schemas } from '@quandary/api-client'

/** Initial state of the wizard. */
export type Start =
  | { at: 'wizard' }
  /** A configuration exists and its database is empty: only the site is missing. */
  | { at: 'resume' }
  /** The site has been created, and its import is running or has ended. */
  | { at: 'importing' }
  | { at: 'installed' }
  /** The site has been created, and another browser holds the token of its import. */
  | { at: 'elsewhere' }
  /** A configuration exists, but its database does not respond. */
  | { at: 'databaseFailed' }
  | { at: 'failed'; error: ApiError }

function startOfError(error: ApiError): Start {
  if (error.kind === 'unauthorised') return { at: 'elsewhere' }
  return error.kind === 'forbidden' ? { at: 'installed' } : { at: 'failed', error }
}

/**
 * Returns the initial state of the wizard if there is a first import (`docs/spec/screens.md#install`); undefined if
 * none was started. While the import is unfinished, the server refuses the other calls of the installer. An installed
 * site refuses all of them.
 */
export function startOfImport({ data, error }: ApiResult<Schemas['InstallImport']>): Start | undefined {
  if (error) return startOfError(error)
  return data.state === 'none' ? undefined : { at: 'importing' }
}

/** Returns the initial state of the wizard if no first import was started. */
export function decideStart({ data, error }: ApiResult<Schemas['InstallConfigCheck']>): Start {
  if (error) return startOfError(error)
  if (!data.config_file_exist) return { at: 'wizard' }
  if (!data.db_connection_success) return { at: 'databaseFailed' }
  return data.db_table_exist ? { at: 'installed' } : { at: 'resume' }
}
