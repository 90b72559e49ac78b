import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { runCommand } from './run-command.ts'
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
    ours: ['editor with React', `export { MarkdownEditor } from '@quandary/editor/react'`],
    theirs: [['uiw', `export { default } from '@uiw/react-md-editor'`]],
  },
  {
    ours: ['core of editor', `export * from '@quandary/editor'`],
    theirs: [['EasyMDE', `export { default } from 'easymde'`]],
  },
  {
    ours: ['api-client', `export { createQuandaryClient, unwrap } from '@quandary/api-client'`],
    theirs: [
      ['openapi-fetch', `export { default } from 'openapi-fetch'`],
      ['octokit/rest', `export { Octokit } from '@octokit/rest'`],
    ],
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
] as const

/** The package that a line of code imports from. */
const packagesIn = (source: string): string[] =>
  [...source.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name = '']) => name)

const lines: string[] = []
afterAll(() => console.log(['kB after gzip, without React: at once / in all', ...lines].join('\n')))

async function weighIn(folder: string, name: string, source: string): Promise<readonly Weight[]> {
  const input = join(folder, 'sizes', `${name.replaceAll(/\W/g, '-')}.js`)
  await mkdir(join(folder, 'sizes'), { recursive: true })
  await writeFile(input, source)
  return [await weighWithVite(folder, input), await weighWithEsbuild(folder, input)]
}

const shown = (weights: readonly Weight[]) =>
  weights.map(({ first, all }) => `${(first / 1000).toFixed(1)} / ${(all / 1000).toFixed(1)}`).join('   ')

it('prints what our parts and those of others cost a page, with Vite and with esbuild that splits', async () => {
  const others = await mkdtemp(join(tmpdir(), 'quandary-others-'))
  try {
    const names = new Set(TABLE.flatMap(({ theirs }) => theirs.flatMap(([, source]) => packagesIn(source))))
    await writeFile(join(others, 'package.json'), JSON.stringify({ name: 'others', private: true, type: 'module' }))
    const add = [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--force',
      ...names,
      'react@19',
      'react-dom@19',
    ]
    await runCommand('npm', add, { cwd: others })
    for (const { ours, theirs } of TABLE) {
      const [what, source] = ours
      lines.push(`${what.padEnd(44)}${shown(await weighIn(project, what, source))}`)
      for (const [name, code] of theirs) lines.push(`  ${name.padEnd(42)}${shown(await weighIn(others, name, code))}`)
    }
    expect(lines.length).toBeGreaterThan(TABLE.length)
  } finally {
    await rm(others, { recursive: true, force: true })
  }
}, 600_000)
