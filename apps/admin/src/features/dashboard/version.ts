/**
 * Returns true if a release is newer than the running version.
 *
 * @param candidate `1.5.0` or `v1.5.0`; an empty text means unknown and is never newer
 */
export function isNewerVersion(candidate: string, current: string): boolean {
  const [given, used] = [numbersOf(candidate), numbersOf(current)]
  if (!given || !used) return false
  for (let i = 0; i < 3; i++) {
    const difference = (given[i] ?? 0) - (used[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function numbersOf(version: string): number[] | undefined {
  return /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
}
