import type { Operation } from './operation.ts'

/**
 * Leaves out of a failing run what it does not need, larger parts first; what is left fails as well.
 * @param fails tries operations on a site of their own
 * @param most how many tries at most: each replays a whole run
 */
export async function shrink(
  operations: readonly Operation[],
  fails: (operations: readonly Operation[]) => Promise<boolean>,
  most: number,
): Promise<readonly Operation[]> {
  let left = operations
  let tries = 0
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end, where the failure is: what made it necessary stands before.
    for (let end = left.length - 1; end > 0 && tries < most; end -= size) {
      const shorter = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      if (shorter.length === left.length) continue
      tries += 1
      if (await fails(shorter)) left = shorter
    }
  }
  return left
}
