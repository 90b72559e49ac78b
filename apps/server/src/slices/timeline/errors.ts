import { Refusal } from '../../platform/http/refusal.ts'

/** Nothing with a timeline has this id, or nothing this viewer may know of: both look alike. */
export class TimedObjectNotFound extends Refusal {
  override name = 'TimedObjectNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}
