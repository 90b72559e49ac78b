import type { ApiError, ApiResult } from '@quandary/api-client'

interface OptimisticQueueOptions<State> {
  /** The state on the server when the queue is created. */
  start: State
  /** Returns true if two states are the same to the viewer; counts do not matter. */
  isSame: (one: State, other: State) => boolean
  /** Sends one call that leads from the settled state towards the requested one. */
  send: (requested: State, settled: State) => Promise<ApiResult<State>>
  show: (state: State) => void
  fail: (failure: ApiError) => void
}

/** Brings the server to the state the viewer requested last. */
export interface OptimisticQueue<State> {
  /** The shown state: the requested one while a call is in flight. */
  readonly shown: () => State
  readonly isBusy: () => boolean
  readonly request: (state: State) => void
}

/**
 * Creates a queue of optimistic updates. Each is shown at once. Only one call is in flight at a time; of the states
 * requested in the meantime, only the last one is sent. An error rolls back to the last state that the server
 * confirmed.
 */
export function createOptimisticQueue<State>(options: OptimisticQueueOptions<State>): OptimisticQueue<State> {
  const { isSame, send, show, fail } = options
  let settled = options.start
  let requested = options.start
  let busy = false

  const work = async (): Promise<void> => {
    while (!isSame(requested, settled)) {
      const sent = requested
      const { data, error } = await send(sent, settled)
      if (error) {
        fail(error)
        break
      }
      settled = data
      // The server has answered this request, so it is not sent again even if the returned state differs from the
      // requested one.
      if (requested === sent) break
    }
    requested = settled
    show(settled)
  }
  const request = (state: State): void => {
    requested = state
    show(state)
    if (busy) return
    busy = true
    void work().finally(() => {
      busy = false
    })
  }
  return { shown: () => requested, isBusy: () => busy, request }
}
