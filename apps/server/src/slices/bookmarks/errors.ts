import { Refusal } from '../../platform/http/refusal.ts'

/** No question, or none this viewer may know of, or a deleted one: all look alike. Nothing else takes bookmarks. */
export class BookmarkTargetNotFound extends Refusal {
  override name = 'BookmarkTargetNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}
