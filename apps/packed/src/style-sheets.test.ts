import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const { project } = inject('packed')
const SHEETS = [
  '@quandary/ui/styles.css',
  '@quandary/ui/reset.css',
  '@quandary/ui/print.css',
  '@quandary/editor/styles.css',
]

async function readSheet(entry: string): Promise<string> {
  const file = createRequire(join(project, 'package.json')).resolve(entry)
  return (await readFile(file, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/** Returns the selectors and statements at the top level of a style sheet. */
function topLevelOf(css: string): string[] {
  const heads: string[] = []
  let [depth, head] = [0, '']
  for (const letter of css) {
    if (letter === '}') depth -= 1
    else if (depth === 0 && (letter === '{' || letter === ';')) {
      heads.push(head.trim())
      head = ''
    } else if (depth === 0) head += letter
    if (letter === '{') depth += 1
  }
  return heads
}

it.each(SHEETS)('every rule of %s is in the layer of the packages', async (entry) => {
  const heads = topLevelOf(await readSheet(entry))
  expect(heads.length).toBeGreaterThan(0)
  expect(heads.filter((head) => !/^@layer (?:quandary[\w.]*(?:, )?)+$/.test(head))).toEqual([])
})

it.each(SHEETS)('every custom property that %s sets begins with --qd-', async (entry) => {
  const names = [...(await readSheet(entry)).matchAll(/[{;]\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !name.startsWith('--qd-'))).toEqual([])
  if (entry === '@quandary/ui/styles.css') expect(new Set(names).size).toBeGreaterThan(100)
})
