#!/usr/bin/env node
// The one file of the server that is JavaScript: it is loaded before anything kept can be used, and taking the types out of
// it would load the machinery for that, 13 MB, in every process.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded. From the second start on nothing is compiled: ready in half the time, in less memory.
// Beside the program, where only those can write who can change the program itself.
enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'))

const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
