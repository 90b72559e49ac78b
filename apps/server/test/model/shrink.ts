/**
 * Shrinks a failing run by leaving out operations, larger parts first; the result still fails.
 * @param fails replays operations on a new site
 * @param most maximum number of attempts, each of which replays a whole run
 */
export async function shrink<T>(
  operations: readonly T[],
  fails: (operations: readonly T[]) => Promise<boolean>,
  most: number,
): Promise<readonly T[]> {
  let left = operations
  let tries = 0
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // Starts at the end: the last operation is the one that fails, and is kept.
    for (let end = left.length - 1; end > 0 && tries < most; end -= size) {
      const shorter = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      if (shorter.length === left.length) continue
      tries += 1
      if (await fails(shorter)) left = shorter
    }
  }
  return left
}
