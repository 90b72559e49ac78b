import type { ApiError, ApiResult } from '@quandary/api-client'

interface WishLineOptions<State> {
  /** How things are on the server. */
  start: State
  /** Whether two states are the same to the reader; numbers around them do not count. */
  isSame: (one: State, other: State) => boolean
  /** Brings the server from what holds there one step towards what is wished. */
  send: (wished: State, settled: State) => Promise<ApiResult<State>>
  show: (state: State) => void
  fail: (failure: ApiError) => void
}

/** Brings the server to what the reader wished last. */
export interface WishLine<State> {
  /** What is shown now: the wish while one is under way. */
  readonly shown: () => State
  readonly isBusy: () => boolean
  readonly wish: (state: State) => void
}

/**
 * Makes a line of wishes: each shows at once, one call is under way at a time, and a wish that comes meanwhile is sent
 * after it; of several only the last. A refusal shows what holds on the server again.
 */
export function createWishLine<State>(options: WishLineOptions<State>): WishLine<State> {
  const { isSame, send, show, fail } = options
  let settled = options.start
  let wished = options.start
  let busy = false

  const work = async (): Promise<void> => {
    while (!isSame(wished, settled)) {
      const sent = wished
      const { data, error } = await send(sent, settled)
      if (error) {
        fail(error)
        break
      }
      settled = data
      // Whatever the server made of it, the same wish is not sent twice.
      if (wished === sent) break
    }
    wished = settled
    show(settled)
  }
  const wish = (state: State): void => {
    wished = state
    show(state)
    if (busy) return
    busy = true
    void work().finally(() => {
      busy = false
    })
  }
  return { shown: () => wished, isBusy: () => busy, wish }
}
