import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build } from 'vite'
import { afterAll, describe, expect, inject, it } from 'vitest'

const { project } = inject('packed')

/** Not counted: a page with React has it already, and most pages with the editor have the components. */
const REACT = /^react(?:-dom)?(?:\/|$)/

/** The code of a page, and its limits in bytes after gzip: all of it, and what a bundler loads before anything is done. */
const LIMITS = [
  { what: 'a Button of ui', source: `export { Button } from '@quandary/ui'`, first: 3_000, all: 3_000 },
  { what: 'ui', source: `export * from '@quandary/ui'`, first: 76_000, all: 76_000 },
  { what: 'api-client', source: `export * from '@quandary/api-client'`, first: 10_000, all: 10_000 },
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

interface Weight {
  first: number
  all: number
}

const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).byteLength

/** Bundles a module as an app with Vite does: minified, tree-shaken, split where it is loaded on demand. */
async function weighWithVite(input: string): Promise<Weight> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: REACT },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap((one) => one.output) : 'output' in built ? built.output : []
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const imports = new Map(chunks.map(({ fileName, imports: names }) => [fileName, names]))
  return sumOf(new Map(chunks.map(({ fileName, code }) => [fileName, gzipped(code)])), entry, imports)
}

/** The same with esbuild, which shakes whole files only once it splits. */
async function weighWithEsbuild(input: string): Promise<Weight> {
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: project,
    entryPoints: [input],
    outdir: join(project, 'out'),
    write: false,
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  })
  const sizes = new Map(outputFiles.map(({ path, contents }) => [relative(project, path), gzipped(contents)]))
  const outputs = Object.entries(metafile.outputs)
  const imports = outputs.map(([path, output]): [string, string[]] => [
    path,
    output.imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
  ])
  const entry = outputs.find(([, { entryPoint }]) => entryPoint !== undefined && input.endsWith(entryPoint))?.[0] ?? ''
  return sumOf(sizes, entry, new Map(imports))
}

/** Adds up all files, and those that an entry imports at once. */
function sumOf(sizes: ReadonlyMap<string, number>, entry: string, imports: ReadonlyMap<string, string[]>): Weight {
  const first = new Set([entry])
  for (const file of first) for (const next of imports.get(file) ?? []) if (sizes.has(next)) first.add(next)
  const add = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  return { first: add(first), all: add(sizes.keys()) }
}

describe.each([
  ['Vite', weighWithVite],
  ['esbuild with splitting', weighWithEsbuild],
] as const)('size with %s', (bundler, weigh) => {
  it.each(LIMITS)('$what stays under its limits', async ({ what, source, first, all }) => {
    await mkdir(join(project, 'sizes'), { recursive: true })
    const input = join(project, 'sizes', `${what.replaceAll(' ', '-')}.js`)
    await writeFile(input, source)
    const bytes = await weigh(input)
    figures.push(`${bundler}: ${what}: ${bytes.first} of ${first} at once, ${bytes.all} of ${all} in all`)
    expect(bytes.first).toBeGreaterThan(100)
    expect(bytes.first).toBeLessThanOrEqual(first)
    expect(bytes.all).toBeLessThanOrEqual(all)
  })
})
