/** Rows per statement: with 30 columns, far below the engines' limits on parameters. */
const ROWS = 500

/**
 * Passes many rows to `store` in batches, in their order, and concatenates the results.
 * @param size rows per batch
 */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  store: (part: readonly Row[]) => Promise<readonly Result[]>,
  size = ROWS,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += size)
    results.push(...(await store(rows.slice(start, start + size))))
  return results
}
