import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'

export const { ReportClaimed, ReportedPostNotFound, ReportNotFound, ReportNotHandled } = defineRefusals({
  /** Somebody else is deciding on the flag, or was when the server stopped. */
  ReportClaimed: { status: 400, reason: 'error.report.claimed' },
  /** The post does not exist, is of a kind that cannot be flagged, or is hidden from this viewer. */
  ReportedPostNotFound: { status: 400, reason: 'error.object.not_found' },
  ReportNotFound: { status: 404, reason: 'error.report.not_found' },
  /** The chosen operation does not exist for this kind of post. */
  ReportNotHandled: { status: 400, reason: 'error.report.handle_failed' },
})

export const { ReasonRefused } = defineInvalidFields({
  /** The reason is missing, or the text that it requires is missing or not a URL. */
  ReasonRefused: (field: 'report_type' | 'content', message: ServerMessage) => ({ field, message }),
})
