import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownQueryKeys } from './query-keys.ts'

let source = ''
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'query-keys-'))
})
afterEach(() => rmSync(source, { recursive: true }))

it('names a file whose query key begins with a word of its own, and no other', () => {
  const write = (file: string, key: string) =>
    writeFileSync(join(source, file), `const q = {\n  queryKey: ${key},\n}\n`)
  write('operation.ts', "operationKey('getBook')")
  write('narrower.tsx', "[...operationKey('getBook'), 'cover']")
  write('part.ts', '[...queryKey, part]')
  write('options.ts', 'bookQuery(api).queryKey')
  write('own.tsx', "['book', id]")
  write('own.test.ts', "['book', id]")
  writeFileSync(join(source, 'constant.ts'), "export const bookKey = ['book'] as const\n")
  writeFileSync(join(source, 'typed.ts'), "const bookKey: QueryKey = ['book']\n")
  writeFileSync(join(source, 'derived.ts'), "const bookKey = [...operationKey('getBook')]\n")
  expect(ownQueryKeys(source).toSorted()).toEqual(
    ['constant.ts', 'own.tsx', 'typed.ts'].map((file) => `${file} has a query key that begins with no operation`),
  )
})
