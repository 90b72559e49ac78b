import { defineEvent } from '../../platform/events/bus.ts'
import type { ReportedType, ReportStatus } from './report.ts'

/** A flag was decided on, or its post was deleted. */
export const reportHandled = defineEvent<{
  reportId: number
  /** The person who flagged the post. */
  reporterId: number
  objectType: ReportedType
  objectId: number
  questionId: number
  status: Exclude<ReportStatus, 'pending'>
  /** The person who decided. */
  actorId: number
  at: number
}>('report.handled')
