import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { findNodeInstallations, findProgram } from './machine.ts'
import { workspace } from './published.ts'
import { runCommand } from './run-command.ts'

const { project, examples, site } = inject('packed')
const env = { QUANDARY_URL: site.address, E_MAIL: site.admin.email, PASS: site.admin.password }

const printed = async (node: string, script: string): Promise<unknown> =>
  JSON.parse(await runCommand(node, [script], { cwd: project, env }))

it("the project and the README examples compile with the packages' types", async () => {
  await runCommand('node', [join(workspace, 'node_modules/@typescript/native/bin/tsc'), '-p', project], {
    cwd: project,
  })
})

it.each([
  ['6', 'node_modules/typescript/bin/tsc'],
  ['7', 'node_modules/@typescript/native/bin/tsc'],
])('TypeScript %s knows what an imported style sheet is', async (_, compiler) => {
  await runCommand('node', [join(workspace, compiler), '-p', 'tsconfig.styles.json'], { cwd: project })
})

it('a server component imports every module that is not marked as one of the client', async () => {
  const printed = await runCommand('node', ['--conditions', 'react-server', 'react-server.mjs'], { cwd: project })
  const found = JSON.parse(printed) as { client: number; server: number }
  expect(found).toMatchObject({
    failed: [],
    references: ['symbol', 'function', 'function'],
    accent: { '--qd-accent': '#0f766e' },
  })
  expect(found.client).toBeGreaterThan(50)
  expect(found.server).toBeGreaterThan(50)
})

/** Output of `oldest-node.mjs`. */
const PRINTED = {
  refused: 'fields',
  questions: 2,
  absent: 'notFound',
  ended: 'aborted',
  admin: true,
  adminCalls: 'allow',
  votesForOwnPost: false,
  plugins: ['oauth', 'again'],
}

it.each(findNodeInstallations(20))(
  'client, guards and plugin kit run in a plain script with $version',
  async ({ path }) => {
    expect(await printed(path, 'oldest-node.mjs')).toEqual(PRINTED)
  },
)

it.for([
  ['bun', 'run'],
  ['deno', 'run', '--allow-all'],
])('client, guards and plugin kit run in a plain script with %s', async ([name = '', ...args], { skip }) => {
  const program = findProgram(name)
  if (program === undefined) return skip(`${name} is not on the PATH`)
  const text = await runCommand(program, [...args, 'oldest-node.mjs'], { cwd: project, env })
  expect(JSON.parse(text)).toEqual(PRINTED)
})

it.each(findNodeInstallations(22))('i18n and markdown run in a plain script with $version', async ({ path }) => {
  expect(await printed(path, 'server-side.mjs')).toEqual({
    language: 'zh_CN',
    text: '3 个回答',
    time: '2小时前',
    bold: true,
    formula: true,
    coloured: true,
    script: false,
    cleanTwice: true,
    excerpt: 'Hi x^2 …',
  })
})

it.each(examples.filter(({ kind }) => kind === 'script'))('the example $name runs as it claims', async ({ file }) => {
  await runCommand('node', [join('examples', file)], { cwd: project, env })
})
