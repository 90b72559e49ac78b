import { Refusal } from '../../platform/refusals/refusal.ts'

/** There is no such backup, its file is gone, or the ticket for its download is not valid. */
export class BackupNotFound extends Refusal {
  override name = 'BackupNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}

/** The site offers no public dump, or has made none yet. */
export class PublicDumpNotFound extends Refusal {
  override name = 'PublicDumpNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}
