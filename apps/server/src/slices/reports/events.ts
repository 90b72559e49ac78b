import { defineEvent } from '../../platform/events/bus.ts'
import type { ReportedType, ReportStatus } from './report.ts'

/** Somebody decided about a flag, or its post went. */
export const reportHandled = defineEvent<{
  reportId: number
  /** Who flagged. */
  reporterId: number
  objectType: ReportedType
  objectId: number
  questionId: number
  status: Exclude<ReportStatus, 'pending'>
  /** Who decided. */
  actorId: number
  at: number
}>('report.handled')
