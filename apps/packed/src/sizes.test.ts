import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { weighWithEsbuild, weighWithVite } from './weigh.ts'

const { project } = inject('packed')

/** The code of a page, and its limits in bytes after gzip: all of it, and what a bundler loads before anything is done. */
const LIMITS = [
  { what: 'a Button of ui', source: `export { Button } from '@quandary/ui'`, first: 3_000, all: 3_000 },
  { what: 'ui', source: `export * from '@quandary/ui'`, first: 76_000, all: 76_000 },
  { what: 'api-client', source: `export * from '@quandary/api-client'`, first: 10_000, all: 10_000 },
  {
    what: 'one operation of api-client',
    source: `export { createCaller, listQuestions } from '@quandary/api-client/calls'`,
    first: 4_500,
    all: 4_500,
  },
  { what: 'guards', source: `export * from '@quandary/guards'`, first: 4_600, all: 4_600 },
  { what: 'the core of editor', source: `export * from '@quandary/editor'`, first: 130_000, all: 130_000 },
  { what: 'editor with React', source: `export * from '@quandary/editor/react'`, first: 60_000, all: 180_000 },
  { what: 'textOf of markdown', source: `export { textOf } from '@quandary/markdown'`, first: 25_000, all: 25_000 },
  {
    what: 'sanitizeHtml of markdown',
    source: `export { sanitizeHtml } from '@quandary/markdown'`,
    first: 66_000,
    all: 66_000,
  },
  { what: 'markdown', source: `export * from '@quandary/markdown'`, first: 225_000, all: 225_000 },
  {
    what: 'createTranslate of i18n',
    source: `export { createTranslate } from '@quandary/i18n'`,
    first: 1_500,
    all: 1_500,
  },
]

const figures: string[] = []
afterAll(() => console.log(`Bytes after gzip\n${figures.join('\n')}`))

describe.each([
  ['Vite', weighWithVite],
  ['esbuild with splitting', weighWithEsbuild],
] as const)('size with %s', (bundler, weigh) => {
  it.each(LIMITS)('$what stays under its limits', async ({ what, source, first, all }) => {
    await mkdir(join(project, 'sizes'), { recursive: true })
    const input = join(project, 'sizes', `${what.replaceAll(' ', '-')}.js`)
    await writeFile(input, source)
    const bytes = await weigh(project, input)
    figures.push(`${bundler}: ${what}: ${bytes.first} of ${first} at once, ${bytes.all} of ${all} in all`)
    expect(bytes.first).toBeGreaterThan(100)
    expect(bytes.first).toBeLessThanOrEqual(first)
    expect(bytes.all).toBeLessThanOrEqual(all)
  })
})
