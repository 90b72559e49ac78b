import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { slotsIn, tableOf } from './slots.ts'

const parent = mkdtempSync(join(tmpdir(), 'slots-'))
afterAll(() => rmSync(parent, { recursive: true }))

function slice(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(parent, name))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(parent, name, file), text)
}

it('finds who offers a slot and who fills it, and does not count tests', () => {
  slice('books', {
    'marks.ts': "export const bookMarks = defineSlot<() => Promise<Map<number, string>>>('book.marks')\n",
  })
  slice('shelves', { 'index.ts': 'fills: () => [fill(bookMarks, loadMarks)]\n' })
  slice('loans', { 'index.ts': 'fills: () => [\n  fill(\n    bookMarks,\n    loanMarks,\n  ),\n]\n' })
  slice('readers', { 'readers.test.ts': 'fill(bookMarks, () => 1)\n' })
  const slots = slotsIn(parent, ['books', 'shelves', 'loans', 'readers'])
  expect(slots).toEqual([{ name: 'book.marks', offeredBy: 'books', filledBy: ['shelves', 'loans'] }])
  expect(tableOf(slots).split('\n').at(-1)).toBe('| `book.marks` | books | shelves, loans |')
})
