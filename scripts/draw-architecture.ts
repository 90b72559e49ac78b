// Draws the diagrams of docs/architecture.md from the code. With --check it writes nothing, and fails when they are stale or
// when folders that stand beside each other import each other in a circle, or features against their order or past their
// doors.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { order as adminFeatures } from '../apps/admin/src/features/order.ts'
import { order as siteFeatures } from '../apps/site/src/features/order.ts'
import { withDrawings } from './architecture/drawings.ts'
import { featureFaults } from './architecture/features.ts'
import { cyclesIn, mermaidOf, reduce } from './architecture/graph.ts'
import { slotsIn, tableOf } from './architecture/slots.ts'
import { importsBetween, slicesIn, workspaceDependencies } from './architecture/sources.ts'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENT = join(ROOT, 'docs/architecture.md')
const SERVER = join(ROOT, 'apps/server/src')
const FEATURES = join(ROOT, 'apps/site/src/features')
/** The order of the features, by the folder of an app's source. */
const FEATURE_ORDERS = { 'apps/site/src': siteFeatures, 'apps/admin/src': adminFeatures }

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

/** Folders whose subfolders may not import each other in a circle, besides the `src` of every package. */
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
}

function reportCycles(): void {
  const packages = foldersIn(join(ROOT, 'packages')).map((name) => `packages/${name}/src`)
  const parents = [...WITHOUT_CYCLES, ...packages]
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
