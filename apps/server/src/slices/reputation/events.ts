import { defineEvent } from '../../platform/events/bus.ts'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'
import type { ReputationKind } from './reputation.ts'

/** A person's reputation changed because of an action or its reversal. Changes of 0 are not emitted. */
export const reputationChanged = defineEvent<{
  userId: number
  kind: ReputationKind
  /** The kind of the object that the event is about; null for an activation, whose `objectId` is 0. */
  objectType: ObjectKind | null
  objectId: number
  /** The person who voted, accepted, was activated, or approved the edit. */
  actorId: number
  /** The revision of an approved edit; 0 for all other actions. */
  revisionId: number
  /** The change; negative if points were lost. */
  change: number
  /** True for a reversal. */
  reversed: boolean
  at: number
}>('reputation.changed')
