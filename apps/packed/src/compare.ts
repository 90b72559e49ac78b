import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { publishedPackages, readManifest, workspace } from './published.ts'
import { COMPARISONS, rivalPackages, STYLE_SHEETS } from './rivals.ts'
import { runCommand } from './run-command.ts'
import { weighWithWebpack, type Webpack } from './weigh-with-webpack.ts'
import { weighStyles, weighWithEsbuild, weighWithVite, type Weight } from './weigh.ts'

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
 * Replaces the table of the previous comparison in its document.
 * @param others the folder of the other packages
 */
async function note(others: string): Promise<void> {
  const versionsOf = (names: readonly string[], folderOf: (name: string) => string) =>
    names.map((name) => `${name} ${readManifest(folderOf(name)).version}`).join(', ')
  const own = new Map(publishedPackages().map(({ manifest, folder }) => [manifest.name, folder]))
  const ours = versionsOf([...own.keys()], (name) => own.get(name) ?? '')
  const theirs = versionsOf(rivalPackages(), (name) => join(others, 'node_modules', name))
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
async function weighIn(
  folder: string,
  name: string,
  source: string,
  webpack: Webpack,
): Promise<readonly (Weight | undefined)[]> {
  const input = join(folder, 'sizes', `${name.replaceAll(/\W/g, '-')}.js`)
  await mkdir(join(folder, 'sizes'), { recursive: true })
  await writeFile(input, source)
  const bundlers = {
    Vite: weighWithVite,
    webpack: (...args: [string, string]) => weighWithWebpack(webpack, ...args),
    esbuild: weighWithEsbuild,
  }
  const weights: (Weight | undefined)[] = []
  for (const [bundler, weigh] of Object.entries(bundlers)) {
    weights.push(
      await weigh(folder, input).catch((error: unknown) => {
        failures.push(`${name} with ${bundler}: ${String(error).split('\n').slice(0, 3).join(' ')}`)
        return undefined
      }),
    )
  }
  return weights
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Formats the size of a part: one number if it loads everything at once, otherwise the first load and everything. */
function cell(weight: Weight | undefined): string {
  if (weight === undefined) return 'not built'
  const [first, all] = [kilobytes(weight.first), kilobytes(weight.all)]
  return first === all ? all : `${first} / ${all}`
}
const row = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`
const ours = (name: string): string => `**${name}**`
const limitCell = (limit: number | undefined): string => (limit === undefined ? '–' : kilobytes(limit))

/** Returns the cells for a published style sheet. Its fonts and pictures are not counted. */
async function styleCells(folder: string, address: string): Promise<string[]> {
  const file = createRequire(join(folder, 'package.json')).resolve(address)
  return ['–', '', '', kilobytes(await weighStyles(await readFile(file, 'utf8')))]
}

it('prints and notes what our parts and those of others cost a page, in three bundlers', async () => {
  const others = await mkdtemp(join(tmpdir(), 'quandary-others-'))
  try {
    await writeFile(join(others, 'package.json'), JSON.stringify({ name: 'others', private: true, type: 'module' }))
    const add = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--force', ...rivalPackages()]
    await runCommand('npm', [...add, 'react@19', 'react-dom@19', 'webpack@5'], { cwd: others })
    // npm has just installed webpack, so TypeScript does not know its types.
    const webpack = createRequire(join(others, 'package.json'))('webpack') as Webpack
    for (const { what, source, limit, rivals } of COMPARISONS) {
      const weights = await weighIn(project, what, source, webpack)
      // Every bundler must build our packages; the others may fail.
      expect(weights).not.toContain(undefined)
      rows.push(row(ours(what), [limitCell(limit), ...weights.map(cell)]))
      for (const rival of rivals) {
        const theirs = await weighIn(others, rival.name, rival.source, webpack)
        rows.push(row(rival.name, ['', ...theirs.map(cell)]))
      }
    }
    rows.push(row(ours(STYLE_SHEETS.what), await styleCells(project, STYLE_SHEETS.source)))
    for (const { name, source } of STYLE_SHEETS.rivals) rows.push(row(name, await styleCells(others, source)))
    await note(others)
  } finally {
    await rm(others, { recursive: true, force: true })
  }
}, 3_600_000)
