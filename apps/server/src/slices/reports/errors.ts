import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'

export class ReportNotFound extends Refusal {
  override name = 'ReportNotFound'
  constructor() {
    super({ status: 404, reason: 'error.report.not_found' })
  }
}

/** The chosen operation does not exist for this kind of post. */
export class ReportNotHandled extends Refusal {
  override name = 'ReportNotHandled'
  constructor() {
    super({ status: 400, reason: 'error.report.handle_failed' })
  }
}

/** Somebody else is deciding on the flag, or was when the server stopped. */
export class ReportClaimed extends Refusal {
  override name = 'ReportClaimed'
  constructor() {
    super({ status: 400, reason: 'error.report.claimed' })
  }
}

/** The post does not exist, is deleted, or is not visible to this viewer; the answer does not tell which. */
export class ReportedPostNotFound extends Refusal {
  override name = 'ReportedPostNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}

/** The reason is missing, or the text that it requires. */
export class ReasonRefused extends InvalidFields {
  override name = 'ReasonRefused'
  constructor(field: 'report_type' | 'content', message: string) {
    super([{ field, message }])
  }
}

/** The new text of a flagged post is too short or too long. */
export class TextRefused extends InvalidFields {
  override name = 'TextRefused'
  constructor(message: 'validation.min_length' | 'validation.max_length', count: number) {
    super([{ field: 'content', message, facts: { count } }])
  }
}
