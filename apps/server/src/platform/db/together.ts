/**
 * Runs parts of a transaction at the same time, so that their statements share round trips. Unlike `Promise.all` it waits
 * for all of them when one fails: none may go on while the transaction is rolled back.
 * @throws what the first of them throws
 */
export async function together<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
