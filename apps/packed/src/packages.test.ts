import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, it } from 'vitest'
import { publishedPackages } from './published.ts'

const { tarballs, project } = inject('packed')
const packages = publishedPackages()

/**
 * Module resolution modes that do not support ES modules. Their problems are ignored, because the packages contain only
 * ES modules.
 */
const WITHOUT_MODULES: readonly string[] = ['node10', 'node16-cjs']

const unpack = async (name: string) => {
  const data = await readFile(tarballs[name] ?? '')
  return { data, files: createPackageFromTarballData(new Uint8Array(data)) }
}

describe.each(packages)('$manifest.name', ({ manifest: { name, version, exports = {} } }) => {
  it('satisfies publint', async () => {
    const { data } = await unpack(name)
    const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  it('resolves its types in every supported mode', async () => {
    const { files } = await unpack(name)
    const analysis = await checkPackage(files, { excludeEntrypoints: [/\.css$/] })
    if (analysis.types === false) throw new Error('no types')
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && WITHOUT_MODULES.includes(problem.resolutionKind)),
    )
    expect(problems).toEqual([])
  })

  it('contains its build, README, licence and changelog, and nothing of the workspace', async () => {
    const { files } = await unpack(name)
    const root = `/node_modules/${name}/`
    const paths = files.listFiles().map((path) => path.slice(root.length))
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']))
    expect(paths.filter((path) => /(?:^src\/|\.test\.|\.stories\.|\.tgz$)/.test(path))).toEqual([])
    const manifest = files.readFile(`${root}package.json`)
    expect(manifest).not.toMatch(/workspace:|catalog:|\.\/src\//)
    expect(JSON.parse(manifest)).toMatchObject({
      name,
      version,
      license: 'Apache-2.0',
      engines: { node: expect.any(String) },
      keywords: expect.arrayContaining([expect.any(String)]),
    })
  })

  it('has every entry that the apps of the workspace can import', async () => {
    const { files } = await unpack(name)
    const packed = JSON.parse(files.readFile(`/node_modules/${name}/package.json`)) as { exports: object }
    expect(Object.keys(packed.exports)).toEqual(expect.arrayContaining(Object.keys(exports)))
  })

  it('explains itself without papers that its readers do not have', async () => {
    const { files } = await unpack(name)
    const declarations = files.listFiles().filter((path) => path.endsWith('.d.ts'))
    expect(declarations.length).toBeGreaterThan(0)
    const pointers = declarations.flatMap(
      (path) => files.readFile(path).match(/.*(?:product spec|spec §|docs\/spec).*/gi) ?? [],
    )
    expect(pointers).toEqual([])
  })
})

it('ui brings the primitives that it uses and no others', async () => {
  const installed = await readdir(join(project, 'node_modules', '.pnpm'))
  expect(installed.filter((one) => one.startsWith('@radix-ui+react-dialog@'))).toHaveLength(1)
  expect(
    installed.filter((one) => /^(?:radix-ui@|@radix-ui\+react-(?:accordion|slider|toast|select)@)/.test(one)),
  ).toEqual([])
})

it('the core of editor asks for CodeMirror alone, React and the components are the choice of the app', async () => {
  const { files } = await unpack('@quandary/editor')
  const manifest = JSON.parse(files.readFile('/node_modules/@quandary/editor/package.json')) as Record<string, object>
  expect(Object.keys(manifest['dependencies'] ?? {}).filter((one) => !/^@(?:codemirror|lezer)\//.test(one))).toEqual([])
  const optional = { optional: true }
  expect(manifest['peerDependenciesMeta']).toEqual({ '@quandary/ui': optional, react: optional, 'react-dom': optional })
})
