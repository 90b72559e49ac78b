import { Refusal } from '../../platform/refusals/refusal.ts'

/** There is no such backup, or its file is gone. */
export class BackupNotFound extends Refusal {
  override name = 'BackupNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}

/** The site has no public dump, or none yet. */
export class PublicDumpNotFound extends Refusal {
  override name = 'PublicDumpNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}
