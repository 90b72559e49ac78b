#!/usr/bin/env node
// This file and lean-start.js are JavaScript, because they are loaded before the compile cache is enabled, and
// stripping types would load 13 MB of machinery into every process. They also run on versions of Node that are too old
// for the rest.
import module from 'node:module'
import { join } from 'node:path'
import { startLean } from './lean-start.js'

// Older versions have neither argon2 nor stable type stripping.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 11)) {
  console.error(`Quandary needs Node 24.11 or newer; this is ${process.version}.`)
  process.exit(1)
}

startLean(process.argv.slice(2))

// Enabled before anything else is loaded. From the second start on nothing is compiled: ready in half the time, with
// less memory (`pnpm bench` prints both). The cache is next to the program, where only accounts that can change the
// program itself can write.
module.enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'))

const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
