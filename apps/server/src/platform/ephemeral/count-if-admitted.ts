import type { Counted, EphemeralKind, EphemeralStore } from './ephemeral-store.ts'

/**
 * Counts calls while `admitted` still decides whether they count, which saves a round trip to the database.
 * @param keys counted at one moment
 * @param admitted rejects if there is nothing to count
 * @throws what `admitted` rejects with, after the counts have been taken back
 */
export async function countIfAdmitted(
  counts: EphemeralStore,
  { kind, keys }: { kind: EphemeralKind; keys: readonly string[] },
  admitted: Promise<void>,
): Promise<Counted[]> {
  const [counted, decision] = await Promise.allSettled([counts.addAll(kind, keys), admitted])
  if (decision.status === 'rejected') {
    if (counted.status === 'fulfilled') await takeBackAll(counts, { kind, keys }, counted.value)
    throw decision.reason
  }
  if (counted.status === 'rejected') throw counted.reason
  return counted.value
}

/**
 * Takes back the counts of a call that is refused or failed. Errors are ignored: the caller gets the refusal, and a
 * count that was not taken back expires.
 */
async function takeBackAll(
  counts: EphemeralStore,
  { kind, keys }: { kind: EphemeralKind; keys: readonly string[] },
  counted: readonly Counted[],
): Promise<void> {
  await Promise.all(counted.map((one, n) => counts.takeBack(kind, keys[n] ?? '', one))).catch(() => undefined)
}
