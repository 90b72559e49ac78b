import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { ENTRY_LIMITS } from './entry-limits.ts'
import { PARTS, STATED_SIZES } from './parts.ts'
import { publishedPackages, workspace } from './published.ts'
import { measureStyles, measureWithEsbuild, measureWithVite } from './measure.ts'

const { project } = inject('packed')

const figures: string[] = []
afterAll(() => console.log(`Bytes after gzip\n${figures.join('\n')}`))

/** Writes a module to the project, to measure its size. */
async function writeInput(name: string, source: string): Promise<string> {
  await mkdir(join(project, 'sizes'), { recursive: true })
  const input = join(project, 'sizes', `${name.replaceAll(/\W/g, '-')}.js`)
  await writeFile(input, source)
  return input
}

describe.each([
  ['Vite', measureWithVite],
  ['esbuild with splitting', measureWithEsbuild],
] as const)('size with %s', (bundler, measure) => {
  it.each(PARTS)('$what stays under its limits', async ({ what, source, first, all }) => {
    const bytes = await measure(project, await writeInput(what, source))
    figures.push(`${bundler}: ${what}: ${bytes.first} of ${first} at once, ${bytes.all} of ${all} in all`)
    expect(bytes.first).toBeGreaterThan(100)
    expect(bytes.first).toBeLessThanOrEqual(first)
    expect(bytes.all).toBeLessThanOrEqual(all)
  })
})

describe('the sizes that READMEs state', () => {
  it.each(STATED_SIZES)('are those of the code: $package, $sentence', async ({ package: name, sentence, source }) => {
    const readme = await readFile(join(workspace, 'packages', name, 'README.md'), 'utf8')
    const stated = Number(sentence.exec(readme.replaceAll(/\s+/g, ' '))?.[1])
    const { all } = await measureWithEsbuild(project, await writeInput(`stated ${source}`, source))
    figures.push(`README of ${name}: ${stated} kB for ${all}`)
    // The stated size is rounded, and bundlers differ slightly.
    expect(Math.abs(all / 1000 - stated)).toBeLessThanOrEqual(stated * 0.05)
  })
})

describe('the entries of the packages', () => {
  it('have a limit each', () => {
    const entries = publishedPackages().flatMap(({ manifest: { name, exports = {} } }) =>
      // JSON data is not measured, nor are catalogues, which grow with their texts.
      Object.keys(exports)
        .filter((entry) => !/\.json$|\*/.test(entry))
        .map((entry) => name + entry.slice(1)),
    )
    expect(Object.keys(ENTRY_LIMITS)).toEqual(entries.toSorted())
  })

  it.each(Object.entries(ENTRY_LIMITS))('%s stays under %i bytes', async (entry, limit) => {
    const bytes = entry.endsWith('.css') ? await styleBytes(entry) : await codeBytes(entry)
    figures.push(`${entry}: ${bytes} of ${limit}`)
    expect(bytes).toBeGreaterThan(50)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
})

async function styleBytes(entry: string): Promise<number> {
  const file = createRequire(join(project, 'package.json')).resolve(entry)
  return measureStyles(await readFile(file, 'utf8'))
}

async function codeBytes(entry: string): Promise<number> {
  const input = await writeInput(`all of ${entry}`, `export * from '${entry}'`)
  return (await measureWithEsbuild(project, input)).all
}
