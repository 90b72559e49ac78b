import { defineRefusals } from '../../platform/refusals/define-refusals.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { DatabaseProblem } from './database-problem.ts'

export const {
  AlreadyInstalled,
  ConfigNotWritten,
  ConfigUnreadable,
  DatabaseUnreachable,
  ImportTokenNeeded,
  TablesNotCreated,
} = defineRefusals({
  /**
   * The installer was called on an installed site (docs/spec/decisions.md#d17), or in a state of the first import that
   * does not allow the call. Nothing was changed.
   */
  AlreadyInstalled: { status: 403, reason: 'error.install.already_installed' },
  /** config.yaml cannot be written; the response carries its text so that it can be saved by hand. */
  ConfigNotWritten: (text: string) => ({
    status: 400,
    reason: 'error.install.create_config_failed',
    display: 'alert',
    extra: { success: false, create_config_failed: true, default_config: text },
  }),
  /** config.yaml cannot be parsed, or is missing when the site is to be stored. */
  ConfigUnreadable: { status: 400, reason: 'error.config.read_config_failed' },
  /**
   * The database did not respond or cannot be used, or its description is incomplete. The response names the problem if
   * the operator can fix it; other problems are only logged.
   */
  DatabaseUnreachable: (problem?: DatabaseProblem, facts: Record<string, string | number> = {}) => ({
    status: 400,
    reason: 'error.database.connection_failed',
    display: 'alert',
    text: (language: Language) => problem && translate(language, `database_problem.${problem}`, facts),
  }),
  /**
   * The call does not have the token of the first import, which only the log and the browser that began the import
   * have. Nothing was changed.
   */
  ImportTokenNeeded: { status: 401, reason: 'error.install.import_token_needed' },
  /** The tables could not be created. */
  TablesNotCreated: { status: 400, reason: 'error.database.create_table_failed', display: 'alert' },
})
