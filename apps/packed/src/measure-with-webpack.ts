import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipped, REACT, type BundleSize } from './measure.ts'

/** The used part of webpack. It is installed for the comparison only, so its types are not available. */
export type Webpack = (
  config: object,
  done: (error: Error | null, stats?: { toJson: (options: object) => Stats; hasErrors: () => boolean }) => void,
) => void

interface Stats {
  errors: readonly { message: string }[]
  assets: readonly { name: string }[]
  entrypoints: Readonly<Record<string, { assets: readonly { name: string }[] }>>
}

/**
 * Bundles a module with webpack as an app would: minified, tree-shaken, and with separate files for code that is loaded
 * on demand.
 */
export async function measureWithWebpack(webpack: Webpack, project: string, input: string): Promise<BundleSize> {
  const folder = join(project, 'out-of-webpack')
  const stats = await new Promise<Stats>((resolve, reject) => {
    const config = {
      mode: 'production',
      context: project,
      entry: { main: input },
      target: ['web', 'es2022'],
      externals: REACT,
      externalsType: 'module',
      experiments: { outputModule: true },
      output: { path: folder, module: true, library: { type: 'module' }, filename: '[name].js', clean: true },
      // Styles are measured separately.
      module: { rules: [{ test: /\.css$/, type: 'asset/resource', generator: { emit: false } }] },
      performance: false,
    }
    webpack(config, (error, result) => {
      const json = result?.toJson({ all: false, assets: true, entrypoints: true, errors: true })
      if (error !== null) reject(error)
      else if (json === undefined || result?.hasErrors() !== false) reject(new Error(json?.errors[0]?.message))
      else resolve(json)
    })
  })
  const scripts = stats.assets.map(({ name }) => name).filter((name) => /\.m?js$/.test(name))
  const sizes = new Map(
    await Promise.all(scripts.map(async (name) => [name, gzipped(await readFile(join(folder, name)))] as const)),
  )
  const first = new Set((stats.entrypoints['main']?.assets ?? []).map(({ name }) => name))
  const add = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  return { first: add(first), all: add(sizes.keys()) }
}
