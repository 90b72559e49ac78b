import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { CommentEmpty, CommentNotFound, CommentTargetNotFound } = defineRefusals({
  /** The rendered text is empty. */
  CommentEmpty: {
    status: 400,
    reason: 'base.request_format_error',
    fields: [{ field: 'original_text', message: 'validation.required' }],
  },
  /**
   * The comment does not exist, is deleted or is hidden from this viewer. If it is to be replied to: also a comment
   * that is pending or belongs to another post than the reply.
   */
  CommentNotFound: { status: 400, reason: 'error.comment.not_found' },
  /**
   * The post does not exist, is of a kind without comments, or is hidden from this viewer; the response is the same in
   * all cases. Reading operations respond with 404, others with 400 (`docs/spec/contract.md#errors`).
   */
  CommentTargetNotFound: (status: 400 | 404) => ({ status, reason: 'error.object.not_found' }),
})
