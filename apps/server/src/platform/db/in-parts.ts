/** Rows that one statement takes: far below the engines' limits of parameters for tables of 30 columns. */
const ROWS = 500

/**
 * Lets `store` see many rows part by part, in their order, and joins what it returns.
 * @param size rows of a part
 */
export async function inParts<Row, Result>(
  rows: readonly Row[],
  store: (part: readonly Row[]) => Promise<readonly Result[]>,
  size = ROWS,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += size)
    results.push(...(await store(rows.slice(start, start + size))))
  return results
}
