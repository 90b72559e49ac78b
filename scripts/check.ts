// Checks the code without running it, and runs the short tests of its structure.
import { availableParallelism } from 'node:os'
import { printCounts } from './checks/counts.ts'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

/** Tasks of Turborepo. Long ones come first, so that none of them runs alone at the end. */
export const CHECKS = [
  '//#lint',
  'types',
  '//#types',
  'check:codegen',
  'lint:contract',
  '//#references',
  '//#unused',
  '//#architecture',
  '//#comments',
  '//#check:versions',
  '//#formats',
] as const

/** The type checkers are Go programs: with fewer garbage collections they take a third less processor time. */
export const FEWER_COLLECTIONS = { GOGC: '400' }

if (import.meta.main) {
  requireNode()
  const options = ['--output-logs=errors-only', '--continue', `--concurrency=${availableParallelism()}`]
  const { ok } = await run('turbo', ['run', ...CHECKS, 'structure', ...options], { env: FEWER_COLLECTIONS })
  if (ok) await printCounts()
  process.exitCode = ok ? 0 : 1
}
