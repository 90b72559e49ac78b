import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findLargeFolders } from './folders.ts'

let source = ''
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'folders-'))
})
afterEach(() => rmSync(source, { recursive: true }))

it('names a folder with more files than allowed; tests, stories and what stands in its rooms do not count', () => {
  const write = (folder: string, ...files: string[]) => {
    mkdirSync(join(source, folder), { recursive: true })
    for (const file of files) writeFileSync(join(source, folder, file), '')
  }
  write('shelf', 'book.ts', 'row.tsx', 'book.test.ts', 'row.stories.tsx', 'tree.gen.ts', 'README.md')
  write('shelf/room', 'one.ts', 'two.ts')
  write('full', 'book.ts', 'row.tsx', 'row.css.ts')
  expect(findLargeFolders(source, 2)).toEqual(['full has 3 files side by side'])
  expect(findLargeFolders(source, 3)).toEqual([])
})
