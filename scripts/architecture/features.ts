import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sourceImportsOf } from './sources.ts'

/** An import of a feature's file by a file outside the feature. */
interface FeatureImport {
  /** The importing file, relative to `src`. */
  file: string
  /** Feature of the importing file; undefined for a file outside the features, such as a route. */
  from: string | undefined
  to: string
  /** The imported file, relative to its feature. */
  target: string
}

/** Lists the forbidden imports between the features of an app, one sentence each. */
export function featureFaults(source: string, order: readonly string[]): string[] {
  const folder = join(source, 'features')
  const entries = readdirSync(folder, { withFileTypes: true })
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const imports = featureImports(source)
  return [
    ...folders.filter((name) => !order.includes(name)).map((name) => `features/order.ts does not name ${name}`),
    ...order
      .filter((name) => !folders.includes(name))
      .map((name) => `features/order.ts names ${name}, which is no folder`),
    ...imports
      .filter(({ target }) => target !== 'index.ts')
      .map(({ file, to, target }) => `${file} imports ${target} of ${to} past its door, index.ts`),
    ...imports
      .filter(({ from, to, file }) => from !== undefined && !isTest(file) && order.indexOf(to) >= order.indexOf(from))
      .map(({ file, to }) => `${file} imports ${to}, which does not stand above it in features/order.ts`),
  ]
}

/**
 * Returns the imports of features by other features and by files outside of them, including those of types only: a
 * feature exports its types through its door, too.
 */
function featureImports(source: string): FeatureImport[] {
  const features = join(source, 'features')
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /(?<!\.gen)\.tsx?$/.test(entry.name))
  return files.flatMap(({ parentPath, name }) => {
    const file = relative(source, join(parentPath, name))
    const [room, own] = file.split(sep)
    const from = room === 'features' && own !== name ? own : undefined
    return sourceImportsOf(readFileSync(join(source, file), 'utf8')).flatMap((path) => {
      const [to = '', ...rest] = path.startsWith('.') ? relative(features, join(parentPath, path)).split(sep) : []
      const isForeign = to !== '..' && to !== from && rest.length > 0
      return isForeign ? [{ file, from, to, target: rest.join('/') }] : []
    })
  })
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
