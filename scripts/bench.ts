// Runs the benchmarks of the server, then those of the editor. Options are the server's (pnpm bench --help). --quick
// also applies to the editor; with --only, --guard and --help the editor is skipped.
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

requireNode()
const options = process.argv.slice(2)
const apps = ['@quandary/site', '@quandary/admin', '@quandary/server'].map((name) => `--filter=${name}`)
const quick = options.includes('--quick') ? ['--quick'] : []
const isPart = options.some((option) => /^--(?:help|guard|only)/.test(option))

process.exitCode =
  (await step('The apps are built', 'turbo', ['run', 'build', ...apps, '--output-logs=errors-only'])) &&
  (await step('Server', 'pnpm', ['--filter', '@quandary/server', 'bench', ...options])) &&
  (isPart || (await step('Editor', 'pnpm', ['--filter', '@quandary/editor', 'bench', ...quick])))
    ? 0
    : 1

async function step(name: string, command: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n━━ ${name}`)
  return (await run(command, args)).ok
}
