import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, describe, expect, inject, it } from 'vitest'

const { project } = inject('packed')

/** The code of a page, and its limit in bytes after gzip. React is not counted. */
const LIMITS = [
  { what: 'a Button of ui', source: `export { Button } from '@quandary/ui'`, limit: 6_000 },
  { what: 'api-client', source: `export * from '@quandary/api-client'`, limit: 10_000 },
  { what: 'guards', source: `export * from '@quandary/guards'`, limit: 4_600 },
  { what: 'the core of editor', source: `export * from '@quandary/editor'`, limit: 130_000 },
]

const figures: string[] = []
afterAll(() => console.log(`Bytes after gzip\n${figures.join('\n')}`))

/** Bundles a module as an app would: minified, tree-shaken, in one file. */
async function weigh(source: string, name: string): Promise<number> {
  await mkdir(join(project, 'sizes'), { recursive: true })
  const input = join(project, 'sizes', `${name}.js`)
  await writeFile(input, source)
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: /^react(?:-dom)?(?:\/|$)/ },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap((one) => one.output) : 'output' in built ? built.output : []
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  return gzipSync(code, { level: 9 }).byteLength
}

describe('size', () => {
  it.each(LIMITS)('$what stays under $limit bytes', async ({ what, source, limit }) => {
    const bytes = await weigh(source, what.replaceAll(' ', '-'))
    figures.push(`${what}: ${bytes} of ${limit}`)
    expect(bytes).toBeGreaterThan(300)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
})
