import type { Counted, EphemeralKind, EphemeralStore } from './ephemeral-store.ts'

/**
 * Counts while it is still being decided whether there is anything to count, which saves a round trip to the database.
 * @param admitted rejects if there is not
 * @throws what `admitted` rejects with, after the count has been taken back
 */
export async function countIfAdmitted(
  counts: EphemeralStore,
  { kind, key }: { kind: EphemeralKind; key: string },
  admitted: Promise<void>,
): Promise<Counted> {
  const [counted, decision] = await Promise.allSettled([counts.add(kind, key), admitted])
  if (decision.status === 'rejected') {
    // The refusal is the answer; a count that cannot be changed expires.
    if (counted.status === 'fulfilled') await counts.takeBack(kind, key, counted.value).catch(() => undefined)
    throw decision.reason
  }
  if (counted.status === 'rejected') throw counted.reason
  return counted.value
}
