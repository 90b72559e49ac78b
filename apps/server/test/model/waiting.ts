import { tell } from './notices.ts'
import type { Key, PersonIndex } from './operation.ts'
import type { Flag, World } from './world.ts'

/** Whether an edit of a post or tag waits for review; no other can be made meanwhile. */
export function waitsFor(world: World, on: Key): boolean {
  return [...world.suggestions.values()].some((suggestion) => suggestion.waits && suggestion.on === on)
}

/** A suggested edit goes with what it would have edited. */
export function rejectSuggestions(world: World, on: Key): void {
  for (const suggestion of world.suggestions.values()) if (suggestion.on === on) suggestion.waits = false
}

/** Flags on a post that is deleted are done. */
export function completeFlags(world: World, on: Key, by: PersonIndex): void {
  for (const flag of world.flags.values())
    if (flag.on === on && flag.status === 'pending') endFlag(world, flag, 'completed', by)
}

/** Ends a flag and tells who raised it. */
export function endFlag(world: World, flag: Flag, status: 'completed' | 'ignored', by: PersonIndex): void {
  flag.status = status
  const action = status === 'ignored' ? 'your_flag_was_declined' : 'your_flag_was_accepted'
  tell(world, { action, on: flag.on, actor: by }, [flag.by])
}
