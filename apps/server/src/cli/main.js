#!/usr/bin/env node
// The only JavaScript file of the server. It is loaded before the compile cache is enabled, and stripping its types
// would load 13 MB of machinery into every process. Can become TypeScript once Node strips types without that cost.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Enabled before anything else is loaded. From the second start on nothing is compiled: ready in half the time, with
// less memory (`pnpm bench` prints both). The cache is next to the program, where only those can write who can change
// the program itself. Can be deleted once the server ships as compiled JavaScript.
enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'))

const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
