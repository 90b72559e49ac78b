import { defineEvent } from '../../platform/events/bus.ts'
import type { FollowedType } from './follow.ts'

/** A user started or stopped following something. */
export const followChanged = defineEvent<{
  actorId: number
  objectType: FollowedType
  objectId: number
  followed: boolean
  at: number
}>('follow.changed')
