// Everything that can be said about the code without running it, and the short tests of its structure.
import { readdirSync } from 'node:fs'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

interface Step {
  name: string
  command: string
  args: string[]
  cwd?: string
}

const steps: readonly Step[] = [
  { name: 'formats', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint and import cycles', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'generated code', command: 'turbo', args: ['run', 'check:codegen', '--output-logs=errors-only'] },
  { name: 'contract', command: 'pnpm', args: ['--filter', '@quandary/api-client', 'lint:contract'] },
  { name: 'slice order and routes', command: 'vitest', args: ['run', 'src/structure.test.ts'], cwd: 'apps/server' },
]

/**
 * The native compiler checks the same code several times faster than the one the packages build with, which is what
 * keeps this command under a minute.
 */
const TYPES = ['node_modules/@typescript/native/bin/tsc', '-p']

const projects = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`))

/** Runs every step, whatever the others say. Returns whether all were green. */
export async function check(): Promise<boolean> {
  const failures: string[] = []
  const started = performance.now()
  for (const step of [...steps, ...projects.concat('.').map(typesOf)]) {
    const { ok, output, seconds } = await run(step.command, step.args, {
      capture: true,
      ...(step.cwd === undefined ? {} : { cwd: step.cwd }),
    })
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name} (${seconds.toFixed(1)} s)`)
    if (!ok) failures.push(`\n── ${step.name} ──\n${output}`)
  }
  for (const failure of failures) console.error(failure)
  console.log(`check took ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return failures.length === 0
}

function typesOf(project: string): Step {
  return { name: `types of ${project}`, command: 'node', args: [...TYPES, project] }
}

if (import.meta.main) {
  requireNode()
  process.exitCode = (await check()) ? 0 : 1
}
