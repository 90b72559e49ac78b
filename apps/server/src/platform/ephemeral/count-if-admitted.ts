import type { Counted, EphemeralKind, EphemeralStore } from './ephemeral-store.ts'

/**
 * Takes back the counts of a call. `counted` is undefined if counting failed: the call may have been counted
 * nevertheless.
 */
type TakeBack = (counted: readonly Counted[] | undefined) => Promise<void>

/**
 * Counts a call while `admitted` is still deciding whether the call counts, which saves a round trip to the
 * database.
 * @param keys keys of the counts, which are increased in one step
 * @param admitted rejects if the call must not be counted
 * @param takeBack takes back the counts. The default tries once and ignores errors: the caller gets the refusal
 * anyway, and a count that was not taken back expires
 * @throws what `admitted` or the count rejects with, after the counts have been taken back
 */
export async function countIfAdmitted(
  counts: EphemeralStore,
  { kind, keys }: { kind: EphemeralKind; keys: readonly string[] },
  admitted: Promise<void>,
  takeBack: TakeBack = async (counted = []) => {
    await Promise.all(counted.map((one, n) => counts.takeBack(kind, keys[n] ?? '', one))).catch(() => undefined)
  },
): Promise<Counted[]> {
  const [counted, decision] = await Promise.allSettled([counts.addAll(kind, keys), admitted])
  if (counted.status === 'rejected') await takeBack(undefined)
  else if (decision.status === 'rejected') await takeBack(counted.value)
  if (decision.status === 'rejected') throw decision.reason
  if (counted.status === 'rejected') throw counted.reason
  return counted.value
}
