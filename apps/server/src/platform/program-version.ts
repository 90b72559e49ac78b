import { readFileSync } from 'node:fs'

// Our own manifest.
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** The program's own version. */
export const PROGRAM_VERSION = manifest.version

/** The build it was made from; a source checkout has none. */
export const PROGRAM_REVISION = ''
