// Builds whatever is missing, then serves a site: the only command needed in a new clone.
import { join } from 'node:path'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

requireNode()
console.log('Building the site, the admin area and the installer …')
const apps = ['site', 'admin', 'installer'].map((app) => `--filter=@quandary/${app}`)
const build = await run('turbo', ['run', 'build', ...apps, '--output-logs=errors-only'], { capture: true })
if (!build.ok) {
  console.error(build.output)
  process.exit(1)
}
console.log(`Built in ${build.seconds.toFixed(1)} s.`)

// The server runs in this process, so that signals reach it directly.
process.env.SETUP ??= 'auto'
process.env.SAMPLE_CONTENT ??= 'on'
process.argv.splice(1, Infinity, join(import.meta.dirname, '..', 'apps', 'server', 'src', 'cli', 'main.js'), 'serve')
await import(process.argv[1] ?? '')
