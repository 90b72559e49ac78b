/** Returns the things that are not stored yet, without duplicates; of several with the same id the last one counts. */
export function withoutStored<T extends { id: string }>(all: readonly T[], stored: ReadonlyMap<string, number>): T[] {
  const fresh = new Map(all.map((each) => [each.id, each]))
  return [...fresh].filter(([id]) => !stored.has(id)).map(([, each]) => each)
}
