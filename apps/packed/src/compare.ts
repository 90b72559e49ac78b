import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { publishedPackages, readManifest, workspace } from './published.ts'
import { COMPARISONS, alternativePackages, STYLE_SHEETS } from './alternatives.ts'
import { runCommand } from './run-command.ts'
import { measureWithWebpack, type Webpack } from './measure-with-webpack.ts'
import { measureStyles, measureWithEsbuild, measureWithVite, type BundleSize } from './measure.ts'

const { project } = inject('packed')

const HEAD = [
  '| kB after gzip, without React: at once / in all | limit | Vite | webpack | esbuild |',
  '|---|--:|--:|--:|--:|',
]
const rows: string[] = []
const failures: string[] = []
afterAll(() => console.log([...HEAD, ...rows, '', ...failures].join('\n')))

const DOCUMENT = join(workspace, 'docs', 'sizes.md')

/**
 * Replaces the table of the previous comparison in `docs/sizes.md`.
 * @param others the folder in which the alternatives are installed
 */
async function note(others: string): Promise<void> {
  const versionsOf = (names: readonly string[], folderOf: (name: string) => string) =>
    names.map((name) => `${name} ${readManifest(folderOf(name)).version}`).join(', ')
  const own = new Map(publishedPackages().map(({ manifest, folder }) => [manifest.name, folder]))
  const ours = versionsOf([...own.keys()], (name) => own.get(name) ?? '')
  const theirs = versionsOf(alternativePackages(), (name) => join(others, 'node_modules', name))
  const table = [...HEAD, ...rows].join('\n')
  const day = new Date().toISOString().slice(0, 10)
  const drawn = `\n${table}\n\nMeasured on ${day} with ${ours}. The others are ${theirs}.\n`
  const document = await readFile(DOCUMENT, 'utf8')
  const marks = /(?<=<!-- drawn: sizes -->\n)[^]*(?=<!-- \/drawn -->)/
  await writeFile(
    DOCUMENT,
    document.replace(marks, () => `${drawn}\n`),
  )
}

/** Measures a module with every bundler; undefined for a bundler that cannot build it. */
async function measureIn(
  folder: string,
  name: string,
  source: string,
  webpack: Webpack,
): Promise<readonly (BundleSize | undefined)[]> {
  const input = join(folder, 'sizes', `${name.replaceAll(/\W/g, '-')}.js`)
  await mkdir(join(folder, 'sizes'), { recursive: true })
  await writeFile(input, source)
  const bundlers = {
    Vite: measureWithVite,
    webpack: (...args: [string, string]) => measureWithWebpack(webpack, ...args),
    esbuild: measureWithEsbuild,
  }
  const sizes: (BundleSize | undefined)[] = []
  for (const [bundler, measure] of Object.entries(bundlers)) {
    sizes.push(
      await measure(folder, input).catch((error: unknown) => {
        failures.push(`${name} with ${bundler}: ${String(error).split('\n').slice(0, 3).join(' ')}`)
        return undefined
      }),
    )
  }
  return sizes
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Formats the size of a part: one number if it loads everything at once, otherwise the first load and everything. */
function cell(size: BundleSize | undefined): string {
  if (size === undefined) return 'not built'
  const [first, all] = [kilobytes(size.first), kilobytes(size.all)]
  return first === all ? all : `${first} / ${all}`
}
const row = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`
const ours = (name: string): string => `**${name}**`
const limitCell = (limit: number | undefined): string => (limit === undefined ? '–' : kilobytes(limit))

/** Returns the cells for a published style sheet. Its fonts and pictures are not counted. */
async function styleCells(folder: string, address: string): Promise<string[]> {
  const file = createRequire(join(folder, 'package.json')).resolve(address)
  return ['–', '', '', kilobytes(await measureStyles(await readFile(file, 'utf8')))]
}

it('prints and notes what our parts and those of others cost a page, in three bundlers', async () => {
  const others = await mkdtemp(join(tmpdir(), 'quandary-others-'))
  try {
    await writeFile(join(others, 'package.json'), JSON.stringify({ name: 'others', private: true, type: 'module' }))
    const add = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--force', ...alternativePackages()]
    await runCommand('npm', [...add, 'react@19', 'react-dom@19', 'webpack@5'], { cwd: others })
    // npm has just installed webpack, so TypeScript does not know its types.
    const webpack = createRequire(join(others, 'package.json'))('webpack') as Webpack
    for (const { what, source, limit, alternatives } of COMPARISONS) {
      const sizes = await measureIn(project, what, source, webpack)
      // Every bundler must build our packages. An alternative may fail to build.
      expect(sizes).not.toContain(undefined)
      rows.push(row(ours(what), [limitCell(limit), ...sizes.map(cell)]))
      for (const alternative of alternatives) {
        const theirs = await measureIn(others, alternative.name, alternative.source, webpack)
        rows.push(row(alternative.name, ['', ...theirs.map(cell)]))
      }
    }
    rows.push(row(ours(STYLE_SHEETS.what), await styleCells(project, STYLE_SHEETS.source)))
    for (const { name, source } of STYLE_SHEETS.alternatives) rows.push(row(name, await styleCells(others, source)))
    await note(others)
  } finally {
    await rm(others, { recursive: true, force: true })
  }
}, 3_600_000)
