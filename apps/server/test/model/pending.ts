import { notify } from './notifications.ts'
import type { Key, PersonIndex } from './operation.ts'
import type { Flag, World } from './world.ts'

/** True if an edit of a post or tag is pending, which blocks further ones. */
export function hasPendingEdit(world: World, on: Key): boolean {
  return [...world.suggestions.values()].some((suggestion) => suggestion.waits && suggestion.on === on)
}

/** Rejects the pending suggestions for an object that is deleted. */
export function rejectSuggestions(world: World, on: Key): void {
  for (const suggestion of world.suggestions.values()) if (suggestion.on === on) suggestion.waits = false
}

/** Completes the pending flags on a deleted post. */
export function completeFlags(world: World, on: Key, by: PersonIndex): void {
  for (const flag of world.flags.values())
    if (flag.on === on && flag.status === 'pending') endFlag(world, flag, 'completed', by)
}

/** Ends a flag and notifies the person who raised it. */
export function endFlag(world: World, flag: Flag, status: 'completed' | 'ignored', by: PersonIndex): void {
  flag.status = status
  const action = status === 'ignored' ? 'your_flag_was_declined' : 'your_flag_was_accepted'
  notify(world, { action, on: flag.on, actor: by }, [flag.by])
}
