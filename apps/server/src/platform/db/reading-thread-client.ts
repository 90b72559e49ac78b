import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { QueryTookTooLong } from './query-took-too-long.ts'
import { pageCachePragma } from './sqlite/sqlite-memory.ts'

/** The thread's response to a statement. */
interface ThreadAnswer {
  id: number
  rows?: unknown[]
  failure?: { message: string; code: unknown }
}

/** The thread ended while it ran this statement. */
class ReadingThreadEnded extends Error {
  override name = 'ReadingThreadEnded'
}

/** A statement that was sent to the thread. */
interface Sent {
  text: string
  parameters: readonly unknown[]
  answer: PromiseWithResolvers<unknown[]>
  /** Number of threads that ended while they ran this statement. */
  ended: number
}

/**
 * The file that the thread runs: a built file in the published package, a source file in this repository (see `imports`
 * in package.json).
 */
const PROGRAM = createRequire(import.meta.url).resolve('#reading-thread')
/** A statement during which this many threads ended is not sent again. */
const MAX_ENDED = 2
/** Limits of the thread's heap, which holds little more than the rows of one statement. */
const HEAP_MB = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/**
 * Reads a SQLite file in a separate thread with its own connection, because SQLite blocks the calling thread until a
 * statement ends. The thread sees only committed data. It starts with the first statement; if it ends unexpectedly, a
 * new thread executes its statements again. With 32 concurrent searchers, 32 readers are answered as often as without
 * them (46 and 47 times a second on a busy machine); without the thread nobody is answered while a search runs, for
 * example 70 ms for a common word in 10,000 questions (`pnpm bench --only storm`). Can be deleted once no statement on
 * SQLite takes longer than a request may wait.
 */
export class ReadingThreadClient {
  #options: { workerData: { file: string; timeLimitMs: number; pageCache: string }; resourceLimits: typeof HEAP_MB }
  #running: { worker: Worker; pending: Map<number, Sent>; exited: Promise<void> } | undefined
  #lastId = 0

  /**
   * @param timeLimitMs time limit of a statement, in milliseconds; checked if the statement calls `in_time()` for
   * each row
   */
  constructor(file: string, timeLimitMs: number) {
    this.#options = {
      workerData: { file, timeLimitMs, pageCache: pageCachePragma('searches') },
      resourceLimits: HEAP_MB,
    }
  }

  /**
   * Runs a statement that reads.
   * @throws {QueryTookTooLong}
   */
  read(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    const answer = Promise.withResolvers<unknown[]>()
    this.#send({ text, parameters, answer, ended: 0 })
    return answer.promise
  }

  /** Ends the thread once it has answered the statements already sent. A later statement starts a new thread. */
  async close(): Promise<void> {
    this.#running?.worker.ref()
    this.#running?.worker.postMessage('close')
    await this.#running?.exited
  }

  #send(sent: Sent): void {
    const { worker, pending } = (this.#running ??= this.#start())
    this.#lastId += 1
    pending.set(this.#lastId, sent)
    // The thread keeps the process running only while a caller waits for a statement.
    worker.ref()
    worker.postMessage({ id: this.#lastId, text: sent.text, parameters: sent.parameters })
  }

  #start() {
    const worker = new Worker(PROGRAM, this.#options)
    const pending = new Map<number, Sent>()
    let cause: unknown
    worker.on('message', ({ id, rows = [], failure }: ThreadAnswer) => {
      const answer = pending.get(id)?.answer
      pending.delete(id)
      if (pending.size === 0) worker.unref()
      if (failure) answer?.reject(errorOf(failure))
      else answer?.resolve(rows)
    })
    worker.on('error', (error) => {
      cause = error
    })
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        if (this.#running?.worker === worker) this.#running = undefined
        this.#sendAgain([...pending.values()], cause)
        resolve()
      })
    })
    return { worker, pending, exited }
  }

  /** @param first the statement that was running, and that may have ended the thread; the others were only waiting */
  #sendAgain([first, ...others]: readonly Sent[], cause: unknown): void {
    if (first) {
      first.ended += 1
      if (first.ended < MAX_ENDED) this.#send(first)
      else first.answer.reject(new ReadingThreadEnded('The thread ended', { cause }))
    }
    for (const other of others) this.#send(other)
  }
}

function errorOf({ message, code }: { message: string; code: unknown }): Error {
  return code === 'TIME_LIMIT' ? new QueryTookTooLong() : Object.assign(new Error(message), { code })
}
