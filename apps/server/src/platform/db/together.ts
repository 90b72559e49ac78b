/**
 * Runs parts of a transaction at the same time, so that their statements share round trips. If one part fails, it
 * still waits for all of them, unlike `Promise.all`: no part may continue while the transaction is rolled back.
 * @throws the error of the first part in the list that failed
 */
export async function together<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
