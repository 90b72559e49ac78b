// Preloaded into a process that a test starts (`--import`): instruments the server's files as Node loads them. A
// process of one test file records each file at the first call of one of its functions, because the test may kill the
// process at any moment. A process that serves several test files writes its records on request.
import { EXECUTED_ENV, EXECUTED_TEST_ENV, writeExecuted } from './executed.ts'
import { ANNOUNCE, type Ran } from './announce.ts'
import { instrumentModules } from './instrument-modules.ts'
import { threadRecorder } from './thread-recorder.ts'

const folder = process.env[EXECUTED_ENV]
const test = process.env[EXECUTED_TEST_ENV]

if (folder !== undefined) {
  instrumentModules()
  if (test === undefined) threadRecorder()
  else announceTo((name) => writeExecuted(folder, { test, executed: [name] }))
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
