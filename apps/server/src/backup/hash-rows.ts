import { createHash } from 'node:crypto'
import type { Value } from '../platform/db/snapshot.ts'
import type { TableEnd } from './format.ts'

/**
 * Counts and hashes the rows of a table as the lines of a backup.
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
