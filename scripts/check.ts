// Everything that can be said about the code without running it, and the short tests of its structure.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

interface Step {
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
}

/** The type checkers are Go programs: with fewer garbage collections they take a third less processor time. */
const FEWER_COLLECTIONS = { GOGC: '400' }

/** The long ones first, so that none of them runs alone at the end. */
const steps: readonly Step[] = [
  {
    name: 'lint and import cycles',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '.'],
    env: FEWER_COLLECTIONS,
  },
  { name: 'slice order and routes', command: 'vitest', args: ['run', 'src/structure.test.ts'], cwd: 'apps/server' },
  ...['.', ...foldersIn('apps'), ...foldersIn('packages')].map(typesOf),
  { name: 'generated code', command: 'pnpm', args: ['--filter', '@quandary/api-client', 'check:codegen'] },
  { name: 'contract', command: 'pnpm', args: ['--filter', '@quandary/api-client', 'lint:contract'] },
  { name: 'formats', command: 'oxfmt', args: ['--check', '.'] },
]

/** Runs every step, whatever the others say, as many at a time as there are processors. Returns whether all were green. */
export async function check(): Promise<boolean> {
  const failures: string[] = []
  const started = performance.now()
  const waiting = steps.values()
  const work = async () => {
    for (const step of waiting) {
      const { ok, output, seconds } = await run(step.command, step.args, { ...step, capture: true })
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name} (${seconds.toFixed(1)} s)`)
      if (!ok) failures.push(`\n── ${step.name} ──\n${output}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const failure of failures) console.error(failure)
  console.log(`check took ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return failures.length === 0
}

function foldersIn(group: string): string[] {
  return readdirSync(group).map((name) => `${group}/${name}`)
}

/**
 * The native compiler checks the same code several times faster than the one the packages build with. In one thread it
 * takes half the processor time: several would each work out the same types, and other steps fill the other processors.
 */
function typesOf(project: string): Step {
  return {
    name: `types of ${project}`,
    command: 'node',
    args: ['node_modules/@typescript/native/bin/tsc', '--singleThreaded', '-p', project],
    env: FEWER_COLLECTIONS,
  }
}

if (import.meta.main) {
  requireNode()
  process.exitCode = (await check()) ? 0 : 1
}
