import { NothingHere } from '../refusals/request-refusals.ts'

/**
 * Answers a path with a NUL character like one that does not exist: no name on the site contains NUL, and
 * PostgreSQL rejects it in a look-up. Values of queries and bodies are checked with their schemas
 * (`validation.ts`).
 * @throws {Refusal} 404
 */
export function refuseNulInPath(url = ''): void {
  if (url.split('?', 1)[0]?.includes('%00') === true) throw new NothingHere()
}
