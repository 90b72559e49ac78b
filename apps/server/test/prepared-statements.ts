import pg from 'pg'

/** Each of them takes memory in the process that serves the connection. */
const MOST_STATEMENTS = 500

/**
 * A client that gives its statements names, so that PostgreSQL parses and plans each of them once per connection: on
 * tables as small as those of a test that takes longer than to run it.
 */
export class PreparingClient extends pg.Client {
  #names = new Map<string, string>()

  // The one form that Kysely uses; every other passes through.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text) : undefined
    const query = name === undefined ? given : [{ name, text, values }, ...rest]
    // The overloads of `query` cannot be told apart here.
    return (super.query as (...query: unknown[]) => never).apply(this, query)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_STATEMENTS) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
