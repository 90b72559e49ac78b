import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const RULE = /^(\S+?):(\d+):.*no-restricted-imports/gm

/** An example file for each place with code of the three browser apps, including the package that they share. */
const PLACES = [
  'apps/site/src/features/x/x.ts',
  'apps/site/src/routes/x.ts',
  'apps/admin/src/features/x/x.ts',
  'apps/installer/src/x.ts',
  'packages/web-shell/src/x.ts',
]

/** Imports that are impossible outside this repository. */
const FORBIDDEN = [
  '@quandary/ui/src/button/button.tsx',
  '@quandary/api-client/dist/caller.js',
  '../../../../../packages/ui/src/index.ts',
  '../packages/i18n/src/languages.ts',
  '@quandary/mail-letters',
  '@quandary/server',
]
const ALLOWED = ['@quandary/ui', '@quandary/api-client/calls', '@quandary/i18n/catalogues/en_US/site']

let folder = ''
let printed = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-imports-'))
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const lines = [...FORBIDDEN, ...ALLOWED].map((name, i) => `import { a${i} } from '${name}'`)
  const used = [...FORBIDDEN, ...ALLOWED].map((_, i) => `a${i}`)
  for (const place of PLACES) {
    await mkdir(dirname(join(folder, place)), { recursive: true })
    await writeFile(join(folder, place), [...lines, `export const all = [${used.join(', ')}]`, ''].join('\n'))
  }
  printed = await lint(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * Returns what the linter prints about a folder with the folder's configuration. The linter exits with an error,
 * because it finds something.
 */
function lint(cwd: string): Promise<string> {
  const program = join(ROOT, 'node_modules', '.bin', 'oxlint')
  return new Promise((resolve) => {
    execFile(program, ['--format', 'unix', '.'], { cwd }, (_, stdout) => resolve(stdout))
  })
}

describe('the linter', () => {
  it.each(PLACES)('refuses deep imports and private packages in %s, and nothing that is published', (place) => {
    const found = [...printed.matchAll(RULE)].filter(([, file]) => file === place)
    expect(found.map(([, , line]) => Number(line))).toEqual(FORBIDDEN.map((_, i) => i + 1))
  })
})
