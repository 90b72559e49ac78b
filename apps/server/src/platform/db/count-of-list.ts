/**
 * Number of rows of a list of which one page was read. Who holds its end knows it; only otherwise it is counted.
 * @param rows of the page
 * @param page size and offset it was read with
 * @param count asks the database
 */
export async function countOfList(
  rows: readonly unknown[],
  { size, offset }: { size: number; offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const isEnd = rows.length < size && (rows.length > 0 || offset === 0)
  return isEnd ? offset + rows.length : count()
}
