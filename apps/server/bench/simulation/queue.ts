import type { Cost } from './costs.ts'
import { EventHeap } from './event-heap.ts'

/** A request that has been answered. */
export interface Answered<A> {
  arrival: A
  cost: Cost
  /** Milliseconds from its arrival to its response. */
  response: number
  /** Milliseconds that it waited for a processor that others used. */
  delay: number
}

/** Machines, and the cost of requests on them. */
export interface QueueOptions<A> {
  processes: number
  databaseCores: number
  /** Returns the cost of a request when it arrives at a process. */
  costOf(arrival: A, process: number): Cost
  onAnswer(answered: Answered<A>): void
}

/** Maximum number of simulated trips to the database in one request. More statements are combined into these. */
const MAX_TRIPS = 8

interface Request<A> {
  arrival: A & { at: number }
  cost: Cost
  process: number
  /** Number of remaining steps. Each step except the last is followed by a trip to the database. */
  steps: number
  trips: number
}

/** A processor or several, with one queue. */
class Station<A> {
  #free: number
  #waiting: Request<A>[] = []
  #head = 0

  constructor(processors: number) {
    this.#free = processors
  }

  /** Returns true if a processor is free for the request, which otherwise waits. */
  enter(request: Request<A>): boolean {
    if (this.#free > 0) {
      this.#free -= 1
      return true
    }
    this.#waiting.push(request)
    return false
  }

  /** Frees a processor, and returns the request that gets it. */
  leave(): Request<A> | undefined {
    const next = this.#waiting[this.#head]
    if (next === undefined) {
      this.#free += 1
      return undefined
    }
    this.#head += 1
    // The queue is shortened only now and then, because shortening copies it.
    if (this.#head > 1000) {
      this.#waiting.splice(0, this.#head)
      this.#head = 0
    }
    return next
  }
}

/**
 * Simulates web processes and a database, event by event. A process does one thing at a time, first come, first served,
 * but a request is several things: after each trip to the database, it queues again. This is the event loop of Node. So
 * a cached page waits for a step of a rendering, not for the whole rendering (as with one queue of requests), and not
 * for nothing (as with processors that are shared evenly). A request goes to the process with the fewest requests, as in
 * `deploy/haproxy.cfg`.
 */
export function simulateQueues<A extends { at: number }>(arrivals: Iterable<A>, options: QueueOptions<A>): void {
  const webs = Array.from({ length: options.processes }, () => ({ station: new Station<A>(1), requests: 0 }))
  const database = new Station<A>(options.databaseCores)
  const events = new EventHeap<() => void>()
  let now = 0
  const atWeb = (request: Request<A>): void => {
    if (webs[request.process]?.station.enter(request) === true) work(request)
  }
  const work = (request: Request<A>): void => {
    events.add(now + request.cost.web / (request.trips + 1), () => {
      const web = webs[request.process]
      request.steps -= 1
      if (request.steps === 0) {
        if (web) web.requests -= 1
        const response = now - request.arrival.at
        options.onAnswer({ ...request, response, delay: Math.max(0, response - durationAlone(request.cost)) })
      } else if (database.enter(request)) query(request)
      const next = web?.station.leave()
      if (next) work(next)
    })
  }
  const query = (request: Request<A>): void => {
    events.add(now + request.cost.database / request.trips, () => {
      const next = database.leave()
      if (next) query(next)
      // The time of the trip itself, in which no processor is busy.
      events.add(now + wayOf(request.cost) / request.trips, () => atWeb(request))
    })
  }
  const runUntil = (time: number): void => {
    for (let next = events.takeBefore(time); next; next = events.takeBefore(time)) {
      now = next.time
      next.event()
    }
    now = time
  }
  let turn = 0
  for (const arrival of arrivals) {
    runUntil(arrival.at)
    turn += 1
    const process = leastBusy(webs, turn)
    const cost = options.costOf(arrival, process)
    const trips = Math.max(1, Math.min(MAX_TRIPS, Math.round(cost.statements)))
    const web = webs[process]
    if (web) web.requests += 1
    atWeb({ arrival, cost, process, steps: trips + 1, trips })
  }
  runUntil(Number.POSITIVE_INFINITY)
}

/** Returns the index of the process with the fewest requests. If several have equally few, they take turns. */
function leastBusy(webs: readonly { requests: number }[], turn: number): number {
  let best = turn % webs.length
  for (let step = 1; step < webs.length; step += 1) {
    const index = (turn + step) % webs.length
    if ((webs[index]?.requests ?? 0) < (webs[best]?.requests ?? 0)) best = index
  }
  return best
}

function wayOf({ web, database, alone }: Cost): number {
  return Math.max(0, alone - web - database)
}

function durationAlone(cost: Cost): number {
  return cost.web + cost.database + wayOf(cost)
}
