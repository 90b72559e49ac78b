import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { CommentEmpty, CommentNotFound, CommentTargetNotFound } = defineRefusals({
  /** The rendered text is empty. */
  CommentEmpty: {
    status: 400,
    reason: 'base.request_format_error',
    fields: [{ field: 'original_text', message: 'validation.required' }],
  },
  /** The comment replied to is absent, deleted, or belongs to another post. */
  CommentNotFound: { status: 400, reason: 'error.comment.not_found' },
  /**
   * The post does not exist, is deleted, or is hidden from this viewer; the response is the same in all cases. Reads
   * answer 404, writes 400 (`docs/spec/contract.md#errors`).
   */
  CommentTargetNotFound: (status: 400 | 404) => ({ status, reason: 'error.object.not_found' }),
})
