import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** The bounds of a queue. */
export interface QueueBounds {
  /** Maximum number of tasks that run at once. */
  running: number
  /** Maximum number of tasks that wait; further ones are refused. */
  waiting: number
  /** Maximum number of waiting tasks of one caller; by default the same as `waiting`. */
  waitingForOne?: number
  /** Maximum time a task waits before it is refused, in milliseconds. */
  maxWaitMs: number
  /** Seconds after which a refused caller may try again; 2 by default. */
  retrySeconds?: number
}

/** The caller that a task runs for. */
interface QueuedCaller {
  /**
   * Identifies the caller, such as a network. The task takes a place of this caller; by default all tasks belong to one
   * caller.
   */
  as?: string
  /** Aborts when the caller no longer waits. A task that has begun still runs to its end. */
  left?: AbortSignal | undefined
  /** Lets other callers wait for the same task. */
  shared?: SharedTask | undefined
}

/** A task for which several callers wait: it begins when it is the turn of any of them. */
export class SharedTask {
  #queueFor: ((caller: string) => void) | undefined

  /** If the task waits, queues it under another caller as well. */
  join(caller: string): void {
    this.#queueFor?.(caller)
  }

  /**
   * Called by the queue.
   * @param queueFor queues the waiting task under another caller; undefined once the task no longer waits
   */
  waits(queueFor?: (caller: string) => void): void {
    this.#queueFor = queueFor
  }
}

/**
 * Runs work that is costly in processor time or memory: a few tasks at once, the rest queued, so that the cost does not
 * grow with the number of callers. Callers take turns: most tasks of a caller with many tasks wait behind those of
 * callers with few, and a new caller waits for at most one task of each other caller.
 */
export class BoundedQueue {
  #bounds: QueueBounds
  #running = 0
  /** The waiting work of each caller in its order of arrival; the caller whose turn is next comes first. */
  #waiting = new Map<string, Set<() => void>>()
  #waitingForAll = 0

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /**
   * Runs `work` in its turn.
   * @throws {TooManyRequests} when too many wait, for all or for this caller, this one has waited too long, or its
   * caller no longer waits
   */
  async run<T>(work: () => Promise<T>, { as = '', left, shared }: QueuedCaller = {}): Promise<T> {
    if (this.#running >= this.#bounds.running) await this.#turn(as, left, shared)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#moveToEnd(as)
      this.#beginNext()
    }
  }

  /** Moves the waiting work of a caller behind that of all other waiting callers. */
  #moveToEnd(caller: string): void {
    const tasks = this.#waiting.get(caller)
    if (tasks === undefined) return
    this.#waiting.delete(caller)
    this.#waiting.set(caller, tasks)
  }

  /** Starts the next waiting task in a free place at once, so that no later caller takes the place. */
  #beginNext(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#running -= 1
      return
    }
    const [caller, [begin]] = next
    this.#moveToEnd(caller)
    begin?.()
  }

  #turn(caller: string, left?: AbortSignal, shared?: SharedTask): Promise<void> {
    const { waiting, waitingForOne = waiting, maxWaitMs, retrySeconds = 2 } = this.#bounds
    const hasRoom = (as: string): boolean => (this.#waiting.get(as)?.size ?? 0) < waitingForOne
    const isFull = this.#waitingForAll >= waiting || !hasRoom(caller)
    if (isFull || left?.aborted) throw new TooManyRequests(retrySeconds)
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer)
        left?.removeEventListener('abort', refuse)
        shared?.waits()
        for (const as of callers) this.#leave(as, begin)
        this.#waitingForAll -= 1
      }
      const begin = (): void => {
        stopWaiting()
        resolve()
      }
      const refuse = (): void => {
        stopWaiting()
        reject(new TooManyRequests(retrySeconds))
      }
      const timer = setTimeout(refuse, maxWaitMs)
      left?.addEventListener('abort', refuse)
      const callers = new Set<string>()
      const queueFor = (as: string): void => {
        if (!hasRoom(as)) return
        callers.add(as)
        const tasks = this.#waiting.get(as) ?? new Set()
        this.#waiting.set(as, tasks.add(begin))
      }
      queueFor(caller)
      shared?.waits(queueFor)
      this.#waitingForAll += 1
    })
  }

  #leave(caller: string, begin: () => void): void {
    const tasks = this.#waiting.get(caller)
    tasks?.delete(begin)
    if (tasks?.size === 0) this.#waiting.delete(caller)
  }
}
