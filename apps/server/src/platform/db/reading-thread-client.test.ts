import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ReadingThreadClient } from './reading-thread-client.ts'

/** More text than the heap of the thread has room for. */
const TOO_LARGE = `with recursive rows (n) as (select 1 union all select n + 1 from rows where n < 50000)
  select n, hex(zeroblob(1000)) as text from rows`

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-thread-'))
  file = join(folder, 'test.db')
  const driver = new SqliteDriver(file)
  driver.pragma('journal_mode = WAL')
  driver.exec("create table words (word text); insert into words values ('one'), ('two')")
  driver.close()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const WORDS = ['select word from words where word > ? order by word', ['n']] as const

it('RT1 a thread that ended is replaced: what it ran is sent once more, what waited as often as needed', async () => {
  const thread = new ReadingThreadClient(file, 10_000)
  expect(await thread.read(...WORDS)).toEqual([{ word: 'one' }, { word: 'two' }])
  const [fatal, other] = await Promise.allSettled([thread.read(TOO_LARGE, []), thread.read(...WORDS)])
  expect(fatal).toMatchObject({ status: 'rejected', reason: { name: 'ReadingThreadEnded' } })
  expect(fatal).toMatchObject({ reason: { cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } } })
  expect(other).toMatchObject({ status: 'fulfilled', value: [{ word: 'one' }, { word: 'two' }] })
  await thread.close()
})

it('RT2 closing waits for the statements that were sent, and leaves nothing open', async () => {
  const thread = new ReadingThreadClient(file, 10_000)
  const read = thread.read(...WORDS)
  await thread.close()
  expect(await read).toHaveLength(2)
  // SQLite can only leave WAL mode if no other connection is open, so the thread has closed its connection.
  const driver = new SqliteDriver(file)
  expect(driver.pragma('journal_mode = DELETE', { simple: true })).toBe('delete')
  driver.close()
})

it('RT3 the thread cannot write', async () => {
  const thread = new ReadingThreadClient(file, 10_000)
  await expect(thread.read('delete from words', [])).rejects.toThrow(/readonly|does not return data/)
  expect(await thread.read(...WORDS)).toHaveLength(2)
  await thread.close()
})
