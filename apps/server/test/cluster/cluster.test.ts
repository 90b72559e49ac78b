import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryTokenStore, siteEvents, unwrap } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServerProcess } from '../processes/start-process.ts'
import { mailIn } from '../processes/start-process.ts'
import type { Cluster } from './cluster.ts'
import { clientAt, startCluster } from './cluster.ts'
import { FakeClocks, HAS_FAKETIME } from './fake-clocks.ts'
import { MISSING } from './programs.ts'

const TAGS = [{ slug_name: 'cluster' }]
const MINUTES_OFF = 7
if (!HAS_FAKETIME) process.stdout.write('Skipped: CL11, faketime not installed (apt install faketime)\n')

if (MISSING.length > 0)
  process.stdout.write(`Skipped: ${MISSING.join(' and ')} not installed (apt install haproxy pgbouncer)\n`)

describe.skipIf(MISSING.length > 0)('a site of several processes behind HAProxy and PgBouncer', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.close())

  const web = (index: number): string => cluster.webs[index]?.address ?? ''
  const page = async (address: string, path: string): Promise<string> => (await fetch(address + path)).text()
  const ask = async (title: string, address = cluster.address): Promise<string> => {
    const body = { title, content: 'A question of a test.', tags: TAGS }
    return (await unwrap(clientAt(address, cluster.adminToken).call('createQuestion', { body }))).id
  }

  it('CL1 what one process stores is what each of the others answers next', async () => {
    const id = await ask('What do the others answer?')
    const admin = (index: number) => clientAt(web(index), cluster.adminToken)
    await Promise.all(cluster.webs.map(({ address }) => page(address, `/questions/${id}`)))
    for (let round = 0; round < 24; round += 1) {
      const title = `What do the others answer in round ${round}?`
      const body = { id, title, content: `The text of round ${round}.`, tags: TAGS, edit_summary: '' }
      await unwrap(admin(round % 3).call('updateQuestion', { body }))
      for (const other of [1, 2].map((step) => (round + step) % 3)) {
        const [shown, list, question] = await Promise.all([
          page(web(other), `/questions/${id}`),
          page(web(other), '/questions'),
          unwrap(admin(other).call('getQuestion', { query: { id } })),
        ])
        expect([shown, list]).toEqual([expect.stringContaining(body.content), expect.stringContaining(title)])
        expect(question.title).toBe(title)
      }
    }
    const general = await unwrap(admin(0).call('getGeneralSettings'))
    await unwrap(admin(0).call('updateGeneralSettings', { body: { ...general, name: 'Renamed' } }))
    for (const { address } of cluster.webs) expect(await page(address, '/tags')).toContain('Renamed')
  })

  it('CL2 limits count the calls of all processes together', async () => {
    const limited = [
      await cluster.startProcess({ ROLE: 'web', RATE_LIMITS: 'on' }),
      await cluster.startProcess({ ROLE: 'web', RATE_LIMITS: 'on' }),
    ]
    const register = async (n: number): Promise<number> => {
      const answer = await fetch(`${limited[n % 2]?.address}/answer/api/v1/user/register/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
        body: JSON.stringify({ name: `Person ${n}`, e_mail: `person-${n}@qa.test`, pass: 'a-long-password' }),
      })
      return answer.status
    }
    const statuses = await Promise.all(Array.from({ length: 26 }, (_, n) => register(n)))
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    for (const server of limited) await server.kill()
  })

  it('CL3 a job runs once', async () => {
    const names = ['ann', 'bea', 'cora', 'dora', 'edda']
    for (const name of names) {
      const body = { name, e_mail: `${name}@jobs.test`, pass: 'correct-horse' }
      await unwrap(clientAt(cluster.address).call('registerByEmail', { body }))
    }
    const outbox = join(cluster.dataDir, 'outbox')
    for (const name of names) await mailIn(outbox, `${name}@jobs.test`)
    const mails = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')))
    expect(mails.filter((mail) => mail.includes('@jobs.test'))).toHaveLength(names.length)
  })

  it('CL4 event streams show what happened at other processes', async () => {
    const [token = ''] = await cluster.makeMembers(['listener'])
    const body = { title: 'Who listens?', content: 'Somebody at another process.', tags: TAGS }
    const { id } = await unwrap(clientAt(web(0), token).call('createQuestion', { body }))
    const leaving = new AbortController()
    const events = siteEvents({ baseUrl: web(1), tokens: memoryTokenStore(token), signal: leaving.signal })
    const first = await events.next()
    expect(first.value).toMatchObject({ event: 'status', data: { inbox: 0 } })
    const admin = clientAt(web(2), cluster.adminToken)
    await unwrap(admin.call('createAnswer', { body: { question_id: id, content: 'Here it is.' } }))
    for await (const { event, data } of events) if (event === 'status' && data.inbox > 0) break
    leaving.abort()
  })

  it('CL5 a killed process loses nothing that was acknowledged, and nothing is doubled', async () => {
    const id = await ask('What is lost?')
    const tokens = await cluster.makeMembers(Array.from({ length: 6 }, (_, n) => `writer${n}`))
    const sent: string[] = []
    const acknowledged: string[] = []
    const leaving = new AbortController()
    const write = async (token: string, writer: number): Promise<void> => {
      const client = clientAt(cluster.address, token)
      for (let n = 0; !leaving.signal.aborted; n += 1) {
        const original_text = `Comment ${n} of writer ${writer}, which is counted.`
        sent.push(original_text)
        const { error } = await client.call('createComment', { body: { object_id: id, original_text } })
        if (!error) acknowledged.push(original_text)
      }
    }
    const writers = tokens.map(write)
    for (const index of [0, 1]) {
      const before = acknowledged.length
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 30), { timeout: 60_000 })
      await cluster.webs[index]?.kill()
      await cluster.startWeb(index)
    }
    leaving.abort()
    await Promise.all(writers)
    const stored = new Map<string, number>()
    const reader = clientAt(cluster.address, cluster.adminToken)
    for (let page = 1, read = 0, count = 1; read < count; page += 1) {
      const query = { object_id: id, page, page_size: 100 }
      const found = await unwrap(reader.call('listComments', { query }))
      count = found.count
      read += found.list.length
      for (const { original_text } of found.list) stored.set(original_text, (stored.get(original_text) ?? 0) + 1)
    }
    process.stdout.write(`${sent.length} comments sent, ${acknowledged.length} acknowledged, ${stored.size} stored\n`)
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([])
    expect([...stored].filter(([, times]) => times > 1)).toEqual([])
  })

  it('CL6 a process that stood still serves nothing stale when it goes on', async () => {
    const id = await ask('What does it show afterwards?')
    await page(web(2), `/questions/${id}`)
    const { pid = 0 } = cluster.webs[2] ?? {}
    process.kill(pid, 'SIGSTOP')
    try {
      await unwrap(
        clientAt(web(0), cluster.adminToken).call('createAnswer', {
          body: { question_id: id, content: 'It was written meanwhile.' },
        }),
      )
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    expect(await page(web(2), `/questions/${id}`)).toContain('It was written meanwhile.')
  })

  it('CL7 connections heal when the pooler was away', async () => {
    await cluster.restartPooler()
    for (const { address } of cluster.webs) {
      await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), { timeout: 30_000 })
    }
    const id = await ask('Does it work again?')
    for (const { address } of cluster.webs)
      expect(await page(address, `/questions/${id}`)).toContain('Does it work again?')
    // Kills and restarts the processes. Stopping one would check its log, which contains errors by now.
    for (const index of cluster.webs.keys()) {
      await cluster.webs[index]?.kill()
      await cluster.startWeb(index)
    }
  })

  it.skipIf(!HAS_FAKETIME)('CL11 a process whose clock is minutes off agrees with the others', async () => {
    const clocks = await FakeClocks.make()
    const start = async (name: string, env: Record<string, string>): Promise<ServerProcess> =>
      cluster.startProcess({ ...(await clocks.environmentOf(name)), ...env })
    const skewed = await start('ahead', { ROLE: 'web', RATE_LIMITS: 'on' })
    const right = await start('right', { ROLE: 'web', RATE_LIMITS: 'on' })
    await clocks.set('ahead', MINUTES_OFF * 60)
    // Without a shared clock, a worker that is ahead would take over jobs that the other worker still runs, because
    // claims last half a minute.
    const worker = await start('worker', { ROLE: 'worker' })
    await clocks.set('worker', MINUTES_OFF * 60)

    // Both processes count the same limit, because its entries expire by the clock that they share.
    const register = async (n: number): Promise<number> => {
      const { address } = [skewed, right][n % 2] ?? right
      const answer = await fetch(`${address}/answer/api/v1/user/register/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.6' },
        body: JSON.stringify({ name: `Skewed ${n}`, e_mail: `skewed-${n}@qa.test`, pass: 'a-long-password' }),
      })
      return answer.status
    }
    const registered: number[] = []
    for (let n = 0; n < 26; n += 1) registered.push(await register(n))
    expect(registered.filter((status) => status === 429)).toHaveLength(6)

    // A session that another process opened is valid in both, and a call that arrives at both is carried out once.
    const body = JSON.stringify({ title: 'Does everybody know the time?', content: 'It is asked twice.', tags: TAGS })
    const headers = {
      authorization: cluster.adminToken,
      'content-type': 'application/json',
      'idempotency-key': 'one-key-for-one-question',
    }
    const ids: string[] = []
    for (const { address } of [skewed, right, skewed]) {
      const answer = await fetch(`${address}/answer/api/v1/question`, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      ids.push(((await answer.json()) as { data: { id: string } }).data.id)
    }
    expect(new Set(ids).size).toBe(1)

    // A later question is newer, wherever it was asked.
    const first = await ask('Which question is the older one?', skewed.address)
    const second = await ask('Which question is the newer one?', right.address)
    for (const { address } of [skewed, right]) {
      const list = await unwrap(clientAt(address).call('listQuestions', { query: { order: 'newest', page_size: 2 } }))
      expect(list.list.map(({ id }) => id)).toEqual([second, first])
    }

    // The two workers run each job once.
    const names = ['fay', 'gil', 'hal', 'ida', 'jan', 'kai']
    for (const name of names) {
      const registered = { name, e_mail: `${name}@skewed.test`, pass: 'correct-horse' }
      await unwrap(clientAt(cluster.address).call('registerByEmail', { body: registered }))
    }
    const outbox = join(cluster.dataDir, 'outbox')
    for (const name of names) await mailIn(outbox, `${name}@skewed.test`)
    const mails = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')))
    expect(mails.filter((mail) => mail.includes('@skewed.test'))).toHaveLength(names.length)
    for (const server of [skewed, right, worker]) await server.kill()
    await clocks.close()
  })

  it('CL8 a restart of one process after the other under load fails no request', async () => {
    const id = await ask('Does an upgrade interrupt anybody?')
    const [token = ''] = await cluster.makeMembers(['rolling'])
    const failures: string[] = []
    let requests = 0
    const leaving = new AbortController()
    const visit = async (make: (n: number) => Promise<Response>): Promise<void> => {
      for (let n = 0; !leaving.signal.aborted; n += 1) {
        const status = await make(n).then(
          async (answer) => {
            await answer.arrayBuffer()
            return String(answer.status)
          },
          (error: unknown) => String(error),
        )
        requests += 1
        if (status !== '200') failures.push(status)
      }
    }
    // A plain `fetch`, because the client would retry.
    const comment = (n: number): Promise<Response> =>
      fetch(`${cluster.address}/answer/api/v1/comment`, {
        method: 'POST',
        headers: {
          authorization: token,
          'content-type': 'application/json',
          'idempotency-key': `rolling-upgrade-${n}`,
        },
        body: JSON.stringify({ object_id: id, original_text: `Comment number ${n} during the upgrade.` }),
      })
    const visitors = [
      visit(() => fetch(`${cluster.address}/questions/${id}`)),
      visit(() => fetch(`${cluster.address}/questions`)),
      visit(comment),
    ]
    for (const index of cluster.webs.keys()) {
      expect(await cluster.webs[index]?.stop()).toBe(0)
      await cluster.startWeb(index)
      const before = requests
      await vi.waitFor(() => expect(requests).toBeGreaterThan(before + 20), { timeout: 60_000 })
    }
    leaving.abort()
    await Promise.all(visitors)
    process.stdout.write(`${requests} requests, ${failures.length} failed\n`)
    expect(failures).toEqual([])
  })
})
