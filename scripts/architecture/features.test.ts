import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { featureFaults } from './features.ts'

let source = ''
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'features-'))
})
afterEach(() => rmSync(source, { recursive: true }))

/** Writes a file with these lines below the source folder. */
function write(file: string, ...lines: string[]): void {
  const path = join(source, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${lines.join('\n')}\n`)
}

it('finds nothing where features are entered by their doors, in one direction', () => {
  write('features/order.ts', "import { a } from './anywhere.ts'")
  write('features/books/index.ts', "export { book } from './book.ts'")
  write('features/books/shelf/row.ts', "import { book } from '../book.ts'")
  write('features/loans/index.ts', "import { book, type Book } from '../books/index.ts'")
  write('routes/loans.tsx', "import { loan } from '../features/loans/index.ts'", "import { s } from '../shell/s.ts'")
  expect(featureFaults(source, ['books', 'loans'])).toEqual([])
})

it('names every import past a door, of values and types, at once and later, from features and routes', () => {
  write('features/books/index.ts')
  write('features/loans/loan.ts', "import type { Book } from '../books/book.ts'")
  write('features/loans/later.ts', "const later = async () => (await import('../books/shelf/row.ts')).row")
  write('routes/loans.tsx', 'import {', '  loan,', "} from '../features/loans/loan.ts'")
  expect(featureFaults(source, ['books', 'loans']).toSorted()).toEqual([
    'features/loans/later.ts imports shelf/row.ts of books past its door, index.ts',
    'features/loans/loan.ts imports book.ts of books past its door, index.ts',
    'routes/loans.tsx imports loan.ts of loans past its door, index.ts',
  ])
})

it('names imports against the order, but lets tests look everywhere', () => {
  write('features/books/book.ts', "import type { Loan } from '../loans/index.ts'")
  write('features/books/book.test.ts', "import { loan } from '../loans/index.ts'")
  write('features/loans/index.ts')
  expect(featureFaults(source, ['books', 'loans'])).toEqual([
    'features/books/book.ts imports loans, which does not stand above it in features/order.ts',
  ])
})

it('names folders that the order leaves out, and names without a folder', () => {
  write('features/books/index.ts')
  expect(featureFaults(source, ['loans'])).toEqual([
    'features/order.ts does not name books',
    'features/order.ts names loans, which is no folder',
  ])
})
