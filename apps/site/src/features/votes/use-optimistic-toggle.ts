import type { ApiResult } from '@quandary/api-client'
import { useOptimisticAction } from './use-optimistic-action.ts'

/** The viewer's toggle, and the number of members who have turned it on. */
export interface ToggleState {
  on: boolean
  count: number
}

/** Toggles the state and adjusts the number. */
export function toggled({ on, count }: ToggleState): ToggleState {
  return on ? { on: false, count: Math.max(0, count - 1) } : { on: true, count: count + 1 }
}

/**
 * Toggles a state optimistically; see {@link useOptimisticAction}.
 *
 * @param of id of the object that has the state
 */
export function useOptimisticToggle(
  of: string,
  loaded: ToggleState,
  send: (requested: ToggleState) => Promise<ApiResult<ToggleState>>,
) {
  return useOptimisticAction<ToggleState>({ of, loaded, isSame: (one, other) => one.on === other.on, send })
}
