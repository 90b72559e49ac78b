import { Refusal } from '../../platform/refusals/refusal.ts'

/**
 * The post does not exist, is deleted, or is hidden from this viewer; the answer is the same for all. Reads answer 404,
 * writes 400 (`docs/spec/contract.md#errors`).
 */
export class CommentTargetNotFound extends Refusal {
  override name = 'CommentTargetNotFound'
  constructor(status: 400 | 404) {
    super({ status, reason: 'error.object.not_found' })
  }
}

/** The comment replied to is absent, deleted, or belongs to another post. */
export class CommentNotFound extends Refusal {
  override name = 'CommentNotFound'
  constructor() {
    super({ status: 400, reason: 'error.comment.not_found' })
  }
}

/** The rendered text is empty. */
export class CommentEmpty extends Refusal {
  override name = 'CommentEmpty'
  constructor() {
    const reason = 'validation.required'
    super({ status: 400, reason: 'base.request_format_error', fields: [{ field: 'original_text', message: reason }] })
  }
}
