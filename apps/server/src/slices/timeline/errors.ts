import { Refusal } from '../../platform/refusals/refusal.ts'

/** No object with a timeline has this id, or this viewer may not see it; the answer does not tell which. */
export class TimedObjectNotFound extends Refusal {
  override name = 'TimedObjectNotFound'
  constructor() {
    super({ status: 404, reason: 'error.object.not_found' })
  }
}
