import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as esbuild, transform } from 'esbuild'
import { build } from 'vite'

/**
 * Matches the modules of React, which are not counted, because every page that uses our components already has React.
 */
export const REACT = /^react(?:-dom)?(?:\/|$)/

/** Bytes after gzip: the part of an entry that is loaded at once, and everything. */
export interface BundleSize {
  first: number
  all: number
}

/** Bytes of code after gzip. */
export const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).byteLength

/**
 * Bundles a module with Vite as an app would: minified, tree-shaken, and with separate files for code that is loaded on
 * demand.
 */
export async function measureWithVite(project: string, input: string): Promise<BundleSize> {
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

/** Like {@link measureWithVite}, with esbuild, which tree-shakes only whole files when it splits code. */
export async function measureWithEsbuild(project: string, input: string): Promise<BundleSize> {
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
    // Imported style sheets and their fonts are not code, so they are not counted.
    loader: { '.css': 'empty' },
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

/** Returns the size of a minified style sheet in bytes after gzip. */
export async function measureStyles(css: string): Promise<number> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' })
  return gzipped(code)
}

/** Sums the sizes of all files, and of the files that an entry imports at once. */
function sumOf(sizes: ReadonlyMap<string, number>, entry: string, imports: ReadonlyMap<string, string[]>): BundleSize {
  const first = new Set([entry])
  for (const file of first) for (const next of imports.get(file) ?? []) if (sizes.has(next)) first.add(next)
  const add = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  return { first: add(first), all: add(sizes.keys()) }
}
