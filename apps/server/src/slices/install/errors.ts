import { Refusal } from '../../platform/http/refusal.ts'

/** The installer was called on a site that is finished (decision 17). Nothing was changed. */
export class AlreadyInstalled extends Refusal {
  override name = 'AlreadyInstalled'
  constructor() {
    super({ status: 403, reason: 'error.install.already_installed' })
  }
}

/** The database did not answer, or the description of it is incomplete. */
export class DatabaseUnreachable extends Refusal {
  override name = 'DatabaseUnreachable'
  constructor() {
    super({ status: 400, reason: 'error.database.connection_failed', display: 'alert' })
  }
}

/** The tables could not be made. */
export class TablesNotCreated extends Refusal {
  override name = 'TablesNotCreated'
  constructor() {
    super({ status: 400, reason: 'error.database.create_table_failed', display: 'alert' })
  }
}

/** config.yaml is there but cannot be understood. */
export class ConfigUnreadable extends Refusal {
  override name = 'ConfigUnreadable'
  constructor() {
    super({ status: 400, reason: 'error.config.read_config_failed' })
  }
}

/** config.yaml cannot be written; the answer carries its text, to be put there by hand. */
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
