import type { ApiResult } from '@quandary/api-client'
import { useWishes } from './use-wishes.ts'

/** Something that is on or off for the reader, and for how many it is on. */
export interface SwitchState {
  on: boolean
  count: number
}

/** The other way round, counted along. */
export function toggled({ on, count }: SwitchState): SwitchState {
  return on ? { on: false, count: Math.max(0, count - 1) } : { on: true, count: count + 1 }
}

/** Switches something at once; see {@link useWishes}. */
export function useSwitch(loaded: SwitchState, send: (wished: SwitchState) => Promise<ApiResult<SwitchState>>) {
  return useWishes<SwitchState>({ loaded, isSame: (one, other) => one.on === other.on, send })
}
