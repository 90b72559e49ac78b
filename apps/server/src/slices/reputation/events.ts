import { defineEvent } from '../../platform/events/bus.ts'
import type { ReputationKind } from './reputation.ts'

/** Somebody's reputation changed by something that happened, or that was taken back. Changes of 0 are not told. */
export const reputationChanged = defineEvent<{
  userId: number
  kind: ReputationKind
  /** Type number of the public ids, and key; 0 and 0 for an activation. */
  objectType: number
  objectId: number
  /** Who voted, asked, was activated, or whose edit was approved. */
  actorId: number
  /** The revision of an approved edit, 0 for everything else. */
  revisionId: number
  /** What it gave, or what went with it. */
  change: number
  /** Whether it was taken back. */
  gone: boolean
  at: number
}>('reputation.changed')
