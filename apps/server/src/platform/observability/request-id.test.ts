import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { startPages } from '../../../test/http/pages.ts'
import { startServerProcess } from '../../../test/processes/start-process.ts'
import { clientFolder } from '../../page-host/assets.ts'
import { staticBase } from '../../page-host/static-files.ts'
import { createLog } from '../log/log.ts'
import { asOperation } from './current-request.ts'
import { logSlowPage, logSlowStatements } from './slow-work.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'

const ID = 'x-request-id'
const OWN = /^[\da-f]{8}-[\da-z]+$/

function aFile(): string {
  const [name = ''] = readdirSync(join(clientFolder('site'), 'assets')).filter((file) => file.endsWith('.js'))
  return `${staticBase('site')}assets/${name}`
}

/** A log whose lines can be read. */
function readableLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

describeOnEveryEngine('ids of requests', (open) => {
  it('OB8 every answer has an id of its own', async () => {
    const pages = await startPages(await open())
    const api = '/answer/api/v1'
    const paths = ['/', '/', '/tags?nothing=known', aFile(), aFile(), `${api}/siteinfo`, `${api}/nothing`, '/healthz']
    const ids: unknown[] = []
    for (const path of [...paths, '/no/such/page', '/robots.txt', '/%']) ids.push((await pages.get(path)).headers[ID])
    const { headers } = await pages.get('/')
    const unchanged = await pages.get('/', { 'if-none-match': String(headers.etag) })
    expect(unchanged.status).toBe(304)
    ids.push(headers[ID], unchanged.headers[ID])
    for (const id of ids) expect(id).toMatch(OWN)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['a trusted proxy', ['127.0.0.1'], 'f3b2-11:a.b_c', true],
    ['a trusted proxy that sends markup', ['127.0.0.1'], '<b>', false],
    ['a trusted proxy that sends much', ['127.0.0.1'], 'x'.repeat(65), false],
    ['a stranger', [], 'f3b2-11', false],
    ['somebody behind no proxy', ['10.0.0.0/8'], 'f3b2-11', false],
  ])('OB9 of %s', async (_who, trustedProxies, sent, isTaken) => {
    const pages = await startPages(await open({ trustedProxies }))
    for (const path of ['/', '/', '/healthz']) {
      const { headers } = await pages.get(path, { [ID]: sent })
      expect(headers[ID]).toMatch(isTaken ? sent : OWN)
    }
  })

  it('OB11 a page that fails shows it, in the language of the reader', async () => {
    expectAlarm(/page not rendered/)
    const site = await open()
    const pages = await startPages(site)
    await site.ctx.database.close()
    for (const [language, words] of [
      ['en', 'Quote this number if you report it: '],
      ['zh-CN', '如需反馈，请提供此编号：'],
    ] as const) {
      const page = await pages.get('/questions', { 'accept-language': language, cookie: 'visit=whatever' })
      expect(page.status).toBe(503)
      expect(page.text).toContain(`<p>${words}${String(page.headers[ID])}</p>`)
    }
  })

  it('OB11 an operation that fails tells it to the client', async () => {
    expectAlarm(/"request":"[\da-f]{8}-[\da-z]+".*a request failed/)
    expectAlarm(/was answered with 500/)
    const site = await open()
    await site.ctx.db.schema.dropTable('notifications').execute()
    const { error } = await site.api((await site.admin()).token).call('listNotifications', { query: { type: 'inbox' } })
    expect(error).toMatchObject({ kind: 'server', requestId: expect.stringMatching(OWN) })
  })

  it('OB12 slow statements are logged with their operation and without values', async () => {
    const site = await open()
    const { log, lines } = readableLog()
    logSlowStatements(site.ctx.database.statements, log, 0.000_001)
    await site.api().call('listPersonalQuestions', { query: { username: 'nobody-of-this-name' } })
    const slow = lines.filter(({ operation }) => operation === 'listPersonalQuestions')
    expect(slow[0]).toMatchObject({ level: 40, msg: 'slow statement', statement: expect.stringContaining('select') })
    expect(JSON.stringify(lines)).not.toContain('nobody-of-this-name')
    const before = lines.length
    logSlowStatements(site.ctx.database.statements, log, 0)
    logSlowStatements(site.ctx.database.statements, log, 60_000)
    expect(lines.slice(before)).toEqual([])
  })
})

it('OB12 slow pages are logged without their query', async () => {
  const { log, lines } = readableLog()
  const render = (slowMs: number) => logSlowPage({ log, slowMs, url: '/search?q=secret' }, async () => 'a page')
  await asOperation({ operation: 'page', requestId: 'a-1' }, () => render(0.000_001))
  expect(await render(0)).toBe('a page')
  expect(await render(60_000)).toBe('a page')
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'slow page', path: '/search', request: 'a-1', operation: 'page' }),
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('OB10 what is logged during a request or a job has its id and its name', async () => {
  const server = await startServerProcess({ SAMPLE_CONTENT: 'off', SLOW_STATEMENT_MS: '1', SLOW_PAGE_MS: '1' })
  onTestFinished(async () => void (await server.stop()))
  const body = JSON.stringify({ name: 'Ada', e_mail: 'ada@qa.test', pass: 'correct-horse' })
  const headers = { 'content-type': 'application/json' }
  const url = `${server.address}/answer/api/v1/user/register/email`
  const answer = await fetch(url, { method: 'POST', headers, body })
  const page = await fetch(`${server.address}/questions?order=newest`)
  await server.mailTo('ada@qa.test')
  const linesWith = (facts: object) =>
    server
      .output()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []))
      .filter((line) => Object.entries(facts).every(([name, value]) => line[name] === value))
  await vi.waitFor(() => {
    const request = answer.headers.get(ID)
    expect(linesWith({ msg: 'answered', request, operation: 'registerByEmail' })).toHaveLength(1)
    expect(linesWith({ msg: 'slow page', request: page.headers.get(ID), path: '/questions' })).toHaveLength(1)
    const written = linesWith({ msg: 'mail written to the outbox: no SMTP server is set', operation: 'job mail' })
    expect(written).toHaveLength(1)
    // The request that queued the mail is over.
    expect(written[0]).not.toHaveProperty('request')
  }, WAIT_TIMEOUT)
})
