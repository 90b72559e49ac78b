import type { ApiResult } from '@quandary/api-client'
import { useWishes } from './use-wishes.ts'

/** A toggle of the viewer, and the number of members who have it on. */
export interface SwitchState {
  on: boolean
  count: number
}

/** Toggles the state and adjusts the number. */
export function toggled({ on, count }: SwitchState): SwitchState {
  return on ? { on: false, count: Math.max(0, count - 1) } : { on: true, count: count + 1 }
}

/** Toggles a state optimistically; see {@link useWishes}. */
export function useSwitch(loaded: SwitchState, send: (wished: SwitchState) => Promise<ApiResult<SwitchState>>) {
  return useWishes<SwitchState>({ loaded, isSame: (one, other) => one.on === other.on, send })
}
