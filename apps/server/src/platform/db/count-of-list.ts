/**
 * Returns the length of a list of which one page was read. If the page contains the end of the list, the length follows
 * from it, which saves the count query: the answers and the comments of a post take 3 statements instead of 4
 * (`test/load-bounds/round-trips.test.ts`). Can be inlined as a plain count once no list is slow to count.
 * @param rows the rows of the page
 * @param page size and offset that it was read with
 * @param count reads the length from the database
 */
export async function countOfList(
  rows: readonly unknown[],
  { size, offset }: { size: number; offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const isEnd = rows.length < size && (rows.length > 0 || offset === 0)
  return isEnd ? offset + rows.length : count()
}
