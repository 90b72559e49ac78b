// Builds what is missing, then serves a ready site: the single command for a fresh clone.
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
const { serve } = await import('../apps/server/src/cli/serve.ts')
const env = { SETUP: 'auto', SAMPLE_CONTENT: 'on', ...process.env }
try {
  await serve.run({ env, values: {}, positionals: [] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
