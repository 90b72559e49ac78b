import { Refusal } from '../../platform/http/refusal.ts'

/**
 * What is commented on does not exist, is deleted, or is not for this viewer: all look alike.
 * Reads answer 404, writes 400 (wire conventions §13).
 */
export class CommentTargetNotFound extends Refusal {
  override name = 'CommentTargetNotFound'
  constructor(status: 400 | 404) {
    super({ status, reason: 'error.object.not_found' })
  }
}

/** The comment replied to is absent, deleted, or stands under something else. */
export class CommentNotFound extends Refusal {
  override name = 'CommentNotFound'
  constructor() {
    super({ status: 400, reason: 'error.comment.not_found' })
  }
}

/** Nothing is left of the text once it is rendered. */
export class CommentEmpty extends Refusal {
  override name = 'CommentEmpty'
  constructor() {
    const reason = 'validation.required'
    super({ status: 400, reason: 'base.request_format_error', fields: [{ field: 'original_text', message: reason }] })
  }
}
