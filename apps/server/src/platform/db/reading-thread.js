// The thread of reading-thread-client.ts: runs statements that only read from a SQLite file. Written in JavaScript,
// because for TypeScript each thread would load the code that strips types once more.
import { parentPort, workerData } from 'node:worker_threads'
import SqliteDriver from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

const { file, timeLimitMs, pageCache } = workerData
const driver = new SqliteDriver(file, { readonly: true, fileMustExist: true })
driver.pragma('busy_timeout = 5000')
driver.pragma(pageCache)
/** Prepared statements by their texts. A hundred are enough, because the texts of searches differ in few places. */
const statements = new LRUCache({ max: 100 })
let until = 0

// SQLite cannot be interrupted from outside, so statements that may read much call this function for each row. The
// argument is the key of the row: without it SQLite would call the function only once per statement.
driver.function('in_time', (_key) => {
  if (performance.now() < until) return 1
  throw Object.assign(new Error('The time limit is over'), { code: 'TIME_LIMIT' })
})

function rowsOf({ text, parameters }) {
  const statement = statements.get(text) ?? driver.prepare(text)
  statements.set(text, statement)
  until = performance.now() + timeLimitMs
  return statement.all(parameters)
}

function answerTo(message) {
  try {
    return { id: message.id, rows: rowsOf(message) }
  } catch (error) {
    return { id: message.id, failure: { message: error.message, code: error.code } }
  }
}

parentPort.on('message', (message) => {
  if (message !== 'close') return parentPort.postMessage(answerTo(message))
  driver.close()
  parentPort.close()
})
