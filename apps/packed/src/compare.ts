import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { runCommand } from './run-command.ts'
import { weighWithWebpack, type Webpack } from './weigh-with-webpack.ts'
import { weighWithEsbuild, weighWithVite, type Weight } from './weigh.ts'

const { project } = inject('packed')

/** Alternatives to each part of ours, in the versions of the day. */
const TABLE = [
  {
    ours: ['Button of ui', `export { Button } from '@quandary/ui'`],
    theirs: [
      ['Radix Themes', `export { Button } from '@radix-ui/themes'`],
      ['Mantine', `export { Button } from '@mantine/core'`],
    ],
  },
  {
    ours: ['all of ui', `export * from '@quandary/ui'`],
    theirs: [
      ['Radix Themes', `export * from '@radix-ui/themes'`],
      ['Mantine', `export * from '@mantine/core'`],
    ],
  },
  {
    ours: ['editor with React', `export { MarkdownEditor } from '@quandary/editor/react'`],
    theirs: [
      ['uiw', `export { default } from '@uiw/react-md-editor'`],
      ['MDXEditor', `export { MDXEditor } from '@mdxeditor/editor'`],
    ],
  },
  {
    ours: ['core of editor', `export * from '@quandary/editor'`],
    theirs: [
      ['EasyMDE', `export { default } from 'easymde'`],
      [
        'Tiptap with its starter kit',
        `export { Editor } from '@tiptap/core'\nexport { default as kit } from '@tiptap/starter-kit'`,
      ],
    ],
  },
  {
    ours: ['api-client', `export { createQuandaryClient, unwrap } from '@quandary/api-client'`],
    theirs: [
      ['openapi-fetch', `export { default } from 'openapi-fetch'`],
      ['octokit/rest', `export { Octokit } from '@octokit/rest'`],
    ],
  },
  {
    ours: ['one operation of api-client', `export { createCaller, listQuestions } from '@quandary/api-client/calls'`],
    theirs: [],
  },
  {
    ours: ['guards', `export * from '@quandary/guards'`],
    theirs: [['casl', `export * from '@casl/ability'`]],
  },
  {
    ours: ['markdown', `export { renderMarkdown } from '@quandary/markdown'`],
    theirs: [
      [
        'markdown-it, sanitize-html, highlight.js',
        `export { default as md } from 'markdown-it'\nexport { default as clean } from 'sanitize-html'\nexport { default as color } from 'highlight.js/lib/common'`,
      ],
    ],
  },
  {
    ours: ['createTranslate of i18n', `export { createTranslate } from '@quandary/i18n'`],
    theirs: [
      ['lingui', `export { i18n } from '@lingui/core'`],
      ['i18next', `export { default } from 'i18next'`],
    ],
  },
  {
    ours: ['createIcuTranslate of i18n', `export { createIcuTranslate } from '@quandary/i18n/icu'`],
    theirs: [['formatjs', `export { createIntl } from '@formatjs/intl'`]],
  },
] as const

/** The package that a line of code imports from. */
const packagesIn = (source: string): string[] =>
  [...source.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name = '']) => name)

const lines: string[] = []
const HEADER = 'kB after gzip, without React: at once / in all'.padEnd(46)
afterAll(() => console.log([`${HEADER}${['Vite', 'esbuild', 'webpack'].map(cell).join('')}`, ...lines].join('\n')))

/** Weighs a module with every bundler. What a bundler cannot build is undefined. */
async function weighIn(
  folder: string,
  name: string,
  source: string,
  webpack: Webpack,
): Promise<readonly (Weight | undefined)[]> {
  const input = join(folder, 'sizes', `${name.replaceAll(/\W/g, '-')}.js`)
  await mkdir(join(folder, 'sizes'), { recursive: true })
  await writeFile(input, source)
  const weigh = [weighWithVite, weighWithEsbuild, (...args: [string, string]) => weighWithWebpack(webpack, ...args)]
  const weights: (Weight | undefined)[] = []
  for (const one of weigh) {
    weights.push(
      await one(folder, input).catch((error: unknown) => {
        console.error(name, error)
        return undefined
      }),
    )
  }
  return weights
}

const cell = (text: string): string => text.padStart(16)
const kilobytes = (weight: Weight | undefined): string =>
  weight === undefined ? 'not built' : `${(weight.first / 1000).toFixed(1)} / ${(weight.all / 1000).toFixed(1)}`
const row = (name: string, weights: readonly (Weight | undefined)[]): string =>
  `${name.padEnd(46)}${weights.map((weight) => cell(kilobytes(weight))).join('')}`

it('prints what our parts and those of others cost a page, in three bundlers', async () => {
  const others = await mkdtemp(join(tmpdir(), 'quandary-others-'))
  try {
    const names = new Set(TABLE.flatMap(({ theirs }) => theirs.flatMap(([, source]) => packagesIn(source))))
    await writeFile(join(others, 'package.json'), JSON.stringify({ name: 'others', private: true, type: 'module' }))
    const add = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--force', ...names]
    await runCommand('npm', [...add, 'react@19', 'react-dom@19', 'webpack@5'], { cwd: others })
    const webpack = createRequire(join(others, 'package.json'))('webpack') as Webpack
    for (const { ours, theirs } of TABLE) {
      const [what, source] = ours
      lines.push(row(what, await weighIn(project, what, source, webpack)))
      for (const [name, code] of theirs) lines.push(row(`  ${name}`, await weighIn(others, name, code, webpack)))
    }
    expect(lines.length).toBeGreaterThan(TABLE.length)
    // Ours are built by all of them; what others cannot build is theirs.
    expect(lines.filter((line) => !line.startsWith(' ') && line.includes('not built'))).toEqual([])
  } finally {
    await rm(others, { recursive: true, force: true })
  }
}, 900_000)
