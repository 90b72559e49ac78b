import { readFileSync } from 'node:fs'

// The package.json of the server itself.
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

export const PROGRAM_VERSION = manifest.version

/** The commit the program was built from; empty for a source checkout. */
export const PROGRAM_REVISION = ''
