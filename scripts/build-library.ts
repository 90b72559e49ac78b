// Builds the package in the current folder: each module becomes a separate file with its declarations, so that bundlers
// include only the modules that are imported.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const compiler = join(import.meta.dirname, '..', 'node_modules', '@typescript', 'native', 'bin', 'tsc')
rmSync('dist', { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '--singleThreaded', '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
