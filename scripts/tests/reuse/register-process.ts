// Loaded before a process that a test starts (`--import`): instruments the server's files as Node loads them. A process
// of one test file writes down each file at the first call of one of its functions, because the test may kill it at any
// moment; a process that serves several test files says itself when to write.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { EXECUTED_ENV, EXECUTED_TEST_ENV, writeExecuted } from './executed.ts'
import { ANNOUNCE, type Ran } from './announce.ts'
import { instrumentFile } from './instrumented-files.ts'
import { threadRecorder } from './thread-recorder.ts'

const folder = process.env[EXECUTED_ENV]
const test = process.env[EXECUTED_TEST_ENV]

if (folder !== undefined) {
  instrumentModules()
  if (test === undefined) threadRecorder()
  else announceTo((name) => writeExecuted(folder, { test, executed: [name] }))
}

/** Instruments the modules that are loaded from now on. */
function instrumentModules(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const { source } = loaded
      if (!url.startsWith('file:') || source === undefined || source === null) return loaded
      const code = instrumentFile(fileURLToPath(url), () => Buffer.from(source as Uint8Array).toString('utf8'))
      return code === undefined ? loaded : { ...loaded, source: code }
    },
  })
}

function announceTo(write: (name: string) => void): void {
  const announce = (name: string): Ran => ({
    get ran() {
      return 0
    },
    set ran(value: number) {
      Object.defineProperty(this, 'ran', { value, writable: true })
      write(name)
    },
  })
  Object.assign(globalThis, { [ANNOUNCE]: announce })
}
