import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'

/** There is no such flag. */
export class ReportNotFound extends Refusal {
  override name = 'ReportNotFound'
  constructor() {
    super({ status: 404, reason: 'error.report.not_found' })
  }
}

/** What was chosen cannot be done to this post. */
export class ReportNotHandled extends Refusal {
  override name = 'ReportNotHandled'
  constructor() {
    super({ status: 400, reason: 'error.report.handle_failed' })
  }
}

/** The post is absent, deleted, or not for this viewer: all look alike. */
export class ReportedPostNotFound extends Refusal {
  override name = 'ReportedPostNotFound'
  constructor() {
    super({ status: 400, reason: 'error.object.not_found' })
  }
}

/** A reason is missing, or what has to be written beside it. */
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
