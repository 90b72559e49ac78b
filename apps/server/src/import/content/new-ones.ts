/** Returns those that are not stored yet, each id once; of several with one id the last. */
export function newOnes<T extends { id: string }>(all: readonly T[], stored: ReadonlyMap<string, number>): T[] {
  const fresh = new Map(all.map((each) => [each.id, each]))
  return [...fresh].filter(([id]) => !stored.has(id)).map(([, each]) => each)
}
