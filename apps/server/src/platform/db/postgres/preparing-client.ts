import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/** Each of them takes memory in the server process of its connection. */
const MAX_STATEMENTS = 500
/** Texts of which one use is remembered; further ones are not prepared until some have had their second use. */
const MAX_SEEN = 2_000
/** PostgreSQL, class 0A: feature_not_supported. */
const STALE_PLAN = '0A000'

/**
 * Returns a client whose statements have names from their second use on, so that PostgreSQL parses and plans each of them
 * once per connection. Names are made of the texts, so that behind a pooler that mixes connections a name never stands for
 * another text. Statements used once, such as those with rare numbers of parameters, stay unnamed.
 *
 * Reading a row by its key takes 0.020 ms of PostgreSQL's processor time in place of 0.045 (15, 4,000 statements with and
 * without names in turns); a list of twenty rows takes as long as before. `pnpm bench` runs on SQLite alone, so it has no row
 * for this. Can be deleted once node-postgres names statements itself.
 */
export function preparingClient(Client: typeof pg.Client): typeof pg.Client {
  return class PreparingClient extends Client {
    #names = new Map<string, string>()
    #seen = new Set<string>()
    #generation = 0

    // The one form that Kysely uses; every other passes through.
    override query(...given: unknown[]): never {
      this.#writeOnce()
      // The overloads of `query` cannot be told apart here.
      const send = (query: unknown[]) => (super.query as (...query: unknown[]) => unknown).apply(this, query)
      const [text, values, ...rest] = given
      const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text) : undefined
      if (name === undefined) return send(given) as never
      const answer = send([{ name, text, values }, ...rest])
      if (!(answer instanceof Promise)) return answer as never
      return answer.catch((error: unknown) => {
        if (!isStalePlan(error)) throw error
        this.#prepareAnew()
        // A transaction has failed with its statement.
        if (this.getTransactionStatus() !== 'I') throw error
        return send(given)
      }) as never
    }

    /** Writes what is asked for within one turn to the socket at once: each write is a system call. */
    #writeOnce(): void {
      // Not among the documented members.
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
      stream.cork()
      process.nextTick(() => stream.uncork())
    }

    #nameOf(text: string): string | undefined {
      const known = this.#names.get(text)
      if (known !== undefined || this.#names.size >= MAX_STATEMENTS) return known
      if (!this.#seen.delete(text)) {
        if (this.#seen.size < MAX_SEEN) this.#seen.add(text)
        return undefined
      }
      const name = `s${this.#generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
      this.#names.set(text, name)
      return name
    }

    #prepareAnew(): void {
      this.#names.clear()
      this.#generation += 1
    }
  }
}

/** True if a migration, perhaps of another process, changed the columns that a prepared statement returns. */
function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === STALE_PLAN
}
