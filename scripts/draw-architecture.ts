// Draws the diagrams of docs/architecture.md from the code. With --check it writes nothing, and fails when they are
// stale, when sibling folders have cyclic imports or too many files, when features import each other against their
// order or past their doors, or when a browser app defines query keys that are not derived from operations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { order as adminFeatures } from '../apps/admin/src/features/order.ts'
import { order as siteFeatures } from '../apps/site/src/features/order.ts'
import { withDrawings } from './architecture/drawings.ts'
import { featureFaults } from './architecture/features.ts'
import { findLargeFolders, MAX_FILES } from './architecture/folders.ts'
import { cyclesIn, mermaidOf, reduce } from './architecture/graph.ts'
import { ownQueryKeys } from './architecture/query-keys.ts'
import { slotsIn, tableOf } from './architecture/slots.ts'
import { importsBetween, slicesIn, workspaceDependencies } from './architecture/sources.ts'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENT = join(ROOT, 'docs/architecture.md')
const SERVER = join(ROOT, 'apps/server/src')
const FEATURES = join(ROOT, 'apps/site/src/features')
/** The order of the features, by source folder of the app. */
const FEATURE_ORDERS = { 'apps/site/src': siteFeatures, 'apps/admin/src': adminFeatures }

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

const BROWSER_APPS = ['apps/admin/src', 'apps/installer/src', 'apps/site/src']

/** Folders whose subfolders may not have cyclic imports, in addition to the `src` of every package. */
const WITHOUT_CYCLES = [
  'apps/server/src/slices',
  'apps/server/src/platform',
  'apps/server/src/page-host',
  'apps/site/src',
  'apps/site/src/shell',
  'apps/admin/src',
  'apps/installer/src',
]

function drawPackages(): string {
  const groups = ['apps', 'packages'].map((group) => [group, foldersIn(join(ROOT, group))] as const)
  const folders = groups.flatMap(([group, names]) => names.map((name) => join(ROOT, group, name)))
  return mermaidOf(reduce(workspaceDependencies(folders)), new Map(groups))
}

const slices = slicesIn(readFileSync(join(SERVER, 'app.ts'), 'utf8'))

function drawSlices(): string {
  return mermaidOf(reduce(importsBetween(join(SERVER, 'slices'), slices)))
}

function drawFeatures(): string {
  return mermaidOf(reduce(importsBetween(FEATURES, siteFeatures)))
}

const before = readFileSync(DOCUMENT, 'utf8')
const after = withDrawings(
  before,
  new Map([
    ['packages', drawPackages()],
    ['slices', drawSlices()],
    ['slots', tableOf(slotsIn(join(SERVER, 'slices'), slices))],
    ['features', drawFeatures()],
  ]),
)
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, after)
else {
  if (before !== after) {
    console.error('docs/architecture.md is stale: run `node scripts/draw-architecture.ts`')
    process.exitCode = 1
  }
  reportCycles()
  reportFeatures()
  reportLargeFolders()
  reportKeys()
}

function packageSources(): string[] {
  return foldersIn(join(ROOT, 'packages')).map((name) => `packages/${name}/src`)
}

function reportCycles(): void {
  const parents = [...WITHOUT_CYCLES, ...packageSources()]
  const cycles = parents.flatMap((parent) => {
    const folder = join(ROOT, parent)
    return cyclesIn(importsBetween(folder, foldersIn(folder))).map((names) => `${parent}: ${names.join(', ')}`)
  })
  console.log(`folders ${parents.length}, folder cycles ${cycles.length}`)
  for (const cycle of cycles) console.error(`These folders import each other in a circle in ${cycle}`)
  if (cycles.length > 0) process.exitCode = 1
}

function reportFeatures(): void {
  for (const [source, order] of Object.entries(FEATURE_ORDERS)) {
    const faults = featureFaults(join(ROOT, source), order)
    console.log(`features of ${source} ${order.length}, faults ${faults.length}`)
    for (const fault of faults) console.error(`${source}: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}

function reportLargeFolders(): void {
  const largeFolders = [...BROWSER_APPS, ...packageSources()].flatMap((source) =>
    findLargeFolders(join(ROOT, source)).map((fault) => `${source}: ${fault}`),
  )
  console.log(`folders of browser apps and packages with more than ${MAX_FILES} files ${largeFolders.length}`)
  for (const fault of largeFolders) console.error(fault)
  if (largeFolders.length > 0) process.exitCode = 1
}

function reportKeys(): void {
  const own = BROWSER_APPS.flatMap((source) => ownQueryKeys(join(ROOT, source)).map((fault) => `${source}: ${fault}`))
  console.log(`query keys not made from operations ${own.length}`)
  for (const fault of own) console.error(fault)
  if (own.length > 0) process.exitCode = 1
}
