import { Refusal } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { DatabaseProblem } from './database-problem.ts'

/** The installer was called on an installed site (docs/spec/decisions.md#d17). Nothing was changed. */
export class AlreadyInstalled extends Refusal {
  override name = 'AlreadyInstalled'
  constructor() {
    super({ status: 403, reason: 'error.install.already_installed' })
  }
}

/** The database did not answer or cannot be used, or its description is incomplete. */
export class DatabaseUnreachable extends Refusal {
  override name = 'DatabaseUnreachable'
  /** @param problem the reason, if a person can mend it; the log has every other */
  constructor(problem?: DatabaseProblem, facts: Record<string, string | number> = {}) {
    const text = (language: Language) => problem && translate(language, `database_problem.${problem}`, facts)
    super({ status: 400, reason: 'error.database.connection_failed', display: 'alert', text })
  }
}

/** The tables could not be created. */
export class TablesNotCreated extends Refusal {
  override name = 'TablesNotCreated'
  constructor() {
    super({ status: 400, reason: 'error.database.create_table_failed', display: 'alert' })
  }
}

/** config.yaml exists but cannot be parsed. */
export class ConfigUnreadable extends Refusal {
  override name = 'ConfigUnreadable'
  constructor() {
    super({ status: 400, reason: 'error.config.read_config_failed' })
  }
}

/** config.yaml cannot be written; the answer carries its text so that it can be saved by hand. */
export class ConfigNotWritten extends Refusal {
  override name = 'ConfigNotWritten'
  constructor(text: string) {
    super({
      status: 400,
      reason: 'error.install.create_config_failed',
      display: 'alert',
      extra: { success: false, create_config_failed: true, default_config: text },
    })
  }
}
