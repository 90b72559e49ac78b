import type { Key } from './operation.ts'
import type { World } from './world.ts'

/** Whether an edit of a post or tag waits for review; no other can be made meanwhile. */
export function waitsFor(world: World, on: Key): boolean {
  return [...world.suggestions.values()].some((suggestion) => suggestion.waits && suggestion.on === on)
}

/** A suggested edit goes with what it would have edited. */
export function rejectSuggestions(world: World, on: Key): void {
  for (const suggestion of world.suggestions.values()) if (suggestion.on === on) suggestion.waits = false
}

/** Flags on a post that is deleted are done. */
export function completeFlags(world: World, on: Key): void {
  for (const flag of world.flags.values()) if (flag.on === on && flag.status === 'pending') flag.status = 'completed'
}
