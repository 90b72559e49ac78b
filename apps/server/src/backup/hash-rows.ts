import { createHash } from 'node:crypto'
import type { Value } from '../platform/db/snapshot.ts'
import type { TableEnd } from './format.ts'

/**
 * Counts the rows of a table, and hashes them as the lines that a backup contains.
 * @param write receives the lines of each batch
 * @param toLine writes a row as a line, with its line feed
 */
export async function hashRows(
  batches: AsyncIterable<Value[][]>,
  write: (lines: string) => Promise<void> = async () => {},
  toLine: (row: Value[]) => string = (row) => `${JSON.stringify(row)}\n`,
): Promise<TableEnd> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of batches) {
    const lines = batch.map(toLine).join('')
    hash.update(lines)
    rows += batch.length
    await write(lines)
  }
  return { rows, sha256: hash.digest('hex') }
}
