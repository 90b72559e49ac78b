/** Number of characters at which a batch is full: thousands of usual rows, or a few of the longest posts. */
const CHARACTERS = 500_000

/** Collects rows up to a maximum of rows or characters, so that neither many rows nor long texts fill the memory. */
export class BoundedBatch<Row> {
  #rows: Row[] = []
  #characters = 0
  #most: number

  /** @param most number of rows at which it is full, however short they are */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Adds a row.
   * @param characters of its texts
   * @returns true once the batch is full
   */
  add(row: Row, characters: number): boolean {
    this.#rows.push(row)
    this.#characters += characters
    return this.#rows.length >= this.#most || this.#characters >= CHARACTERS
  }

  /** Returns the rows and empties the batch. */
  take(): Row[] {
    const rows = this.#rows
    this.#rows = []
    this.#characters = 0
    return rows
  }
}

/** Counts the characters of the texts among values. */
export function charactersIn(values: readonly unknown[]): number {
  let count = 0
  for (const value of values) if (typeof value === 'string') count += value.length
  return count
}
