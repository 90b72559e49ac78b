import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { parse, stringify } from 'yaml'
import { startServerProcess, type Installed } from '../../server/test/processes/start-process.ts'
import { publishedPackages, publishedServer, workspace, type PublishedPackage } from './published.ts'
import { writeExamples, type Example } from './readme-examples.ts'
import { runCommand } from './run-command.ts'
import { GUIDE_VERSIONS } from './stranger/versions.ts'

/** Packed packages and the project that the tests use. */
export interface Packed {
  /** Absolute path of every published package's tarball, by package name. */
  tarballs: Record<string, string>
  /** Absolute path of a project outside the workspace that has all published packages installed. */
  project: string
  /** The server, installed in a folder that has nothing else. */
  server: Installed
  /** Examples of READMEs and guides, in the folder `examples` of the project. */
  examples: Example[]
  /** A running site with sample content, served by that server. */
  site: { address: string; admin: { email: string; password: string } }
}

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed
  }
}

/** Additional packages that an app with our packages installs. */
const BESIDE = [
  '@codemirror/autocomplete',
  '@codemirror/state',
  '@codemirror/view',
  '@tanstack/react-query',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'astro',
  'intl-messageformat',
  'react',
  'react-dom',
  'vite',
] as const

/**
 * Builds and packs every published package. Installs the tarballs in an empty project like another team's, and the
 * server in an empty folder, where it serves a site for the project.
 */
export async function setup(test: TestProject): Promise<() => Promise<void>> {
  const packages = publishedPackages()
  const server = publishedServer()
  const root = await mkdtemp(join(tmpdir(), 'quandary-packed-'))
  const tarballs = await packAll([...packages, server], join(root, 'tarballs'))
  const project = join(root, 'project')
  await cp(join(import.meta.dirname, '..', 'outside'), project, { recursive: true })
  const files = Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`] as const)
  const { [server.manifest.name]: program = '', ...libraries } = Object.fromEntries(files)
  await install(project, { ...libraries, ...(await versionsOf(BESIDE)), ...GUIDE_VERSIONS }, libraries)
  const folder = join(root, 'server')
  await mkdir(folder)
  await install(folder, { [server.manifest.name]: program }, libraries)
  const installed = { folder, program: join(folder, 'node_modules', server.manifest.name, 'lib', 'cli', 'main.js') }
  const site = await startServerProcess({}, installed)
  const examples = await writeExamples(packages, join(project, 'examples'), site.address)
  const { address, admin } = site
  test.provide('packed', { tarballs, project, server: installed, examples, site: { address, admin } })
  return async () => {
    await site.stop()
    await rm(root, { recursive: true, force: true })
  }
}

async function packAll(packages: readonly PublishedPackage[], into: string): Promise<Record<string, string>> {
  await mkdir(into)
  // The documentation site is built too, because tests follow its guides.
  const filters = ['@quandary/docs', ...packages.map(({ manifest }) => manifest.name)].map((name) => `--filter=${name}`)
  // The packages are usually built already, so this takes them from the cache. They are built one at a time, because
  // generating type declarations takes much memory.
  const build = ['run', 'build', ...filters, '--output-logs=errors-only', '--concurrency=1']
  await runCommand('turbo', build, { cwd: workspace, env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } })
  // One package is packed without a build, as in a fresh clone, to test that `prepack` builds it.
  const unbuilt = packages.find(({ shortName }) => shortName === 'guards')
  await rm(join(unbuilt?.folder ?? into, 'dist'), { recursive: true })
  const pack = ['pack', '--pack-destination', into]
  await Promise.all(packages.map(({ folder }) => runCommand('pnpm', pack, { cwd: folder })))
  const files = await readdir(into)
  const tarballOf = ({ manifest: { name, version } }: PublishedPackage) =>
    files.find((file) => file === `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) ??
    `no tarball of ${name}`
  return Object.fromEntries(packages.map((one) => [one.manifest.name, join(into, tarballOf(one))]))
}

/**
 * Installs packages in a folder.
 * @param dependencies versions by name
 * @param ours our packages among the dependencies, direct or indirect
 */
async function install(
  folder: string,
  dependencies: Record<string, string>,
  ours: Record<string, string>,
): Promise<void> {
  const manifest = { name: 'outside', private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  // Our packages depend on the versions just packed. Everything else is pinned to the version of this workspace, so
  // that the result does not depend on new releases, and pnpm finds nearly everything in its store.
  const overrides = { ...(await lockedVersions()), ...ours }
  // esbuild works without its install script, because its program is in a separate package. But pnpm requires a
  // decision about every install script.
  const allowBuilds = { esbuild: false }
  await writeFile(join(folder, 'pnpm-workspace.yaml'), stringify({ overrides, allowBuilds }))
  await runCommand('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: folder })
}

/** Returns the versions that the pnpm catalog of the workspace has for these packages. */
async function versionsOf(names: readonly string[]): Promise<Record<string, string>> {
  // pnpm has parsed this file, so its shape is valid.
  const { catalog } = parse(await readFile(join(workspace, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  return Object.fromEntries(names.map((name) => [name, catalog[name] ?? '']))
}

/** Returns every package that the workspace has in exactly one version, with that version. */
async function lockedVersions(): Promise<Record<string, string>> {
  // pnpm wrote this file, so its shape is known.
  const lock = parse(await readFile(join(workspace, 'pnpm-lock.yaml'), 'utf8')) as { packages: Record<string, unknown> }
  const versions = Map.groupBy(
    Object.keys(lock.packages).map((key) => ({ name: key.slice(0, key.lastIndexOf('@')), key })),
    ({ name }) => name,
  )
  return Object.fromEntries(
    [...versions]
      .filter(([, keys]) => keys.length === 1)
      .map(([name, keys]) => [name, keys[0]?.key.slice(name.length + 1) ?? '']),
  )
}
