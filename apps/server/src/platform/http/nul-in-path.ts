import { NothingHere } from '../refusals/request-refusals.ts'

/**
 * Answers a path with a NUL character as one that does not exist: no name on the site contains one, and PostgreSQL fails
 * at looking for it. Values of queries and bodies are checked with their schemas (`validation.ts`).
 * @throws {Refusal} 404
 */
export function refuseNulInPath(url = ''): void {
  if (url.split('?', 1)[0]?.includes('%00') === true) throw new NothingHere()
}
