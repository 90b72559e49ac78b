import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { clientOf } from '../../../test/faults/crash-burst.ts'
import { relayedDatabase } from '../../../test/faults/relay.ts'
import { runQuandary } from '../../../test/processes/run-quandary.ts'
import type { StartedServer } from '../../../test/processes/start-process.ts'
import { startServerProcess } from '../../../test/processes/start-process.ts'
import { startServerHere } from '../../../test/processes/start-server.ts'
import type { Engine } from '../../../test/databases/test-database.ts'
import { emptyDatabase, ENGINES, environmentOf } from '../../../test/databases/test-database.ts'
import { createLog } from '../log/log.ts'
import { Metrics } from './metrics.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'

const TOKEN = 'a-token-of-the-watcher'
const HOLDER = { authorization: `Bearer ${TOKEN}` }
const DEPLOY = join(import.meta.dirname, '../../../../../deploy')
const METRIC = /\b(?:quandary|nodejs|process)_\w+/g
/** A generous limit, because the test may run on a busy machine: a fifth of the time of the cheapest request. */
const MAX_MICROSECONDS = 5

async function startOn(engine: Engine): Promise<StartedServer> {
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  return startServerHere({ ...environmentOf(config), METRICS_TOKEN: TOKEN })
}

async function statusOf(server: StartedServer, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(`${server.address}/metrics`, { headers })).status
}

/** Returns the values of the metrics by name and labels, in the notation of the text. */
async function samplesOf(server: StartedServer): Promise<Map<string, number>> {
  const answer = await fetch(`${server.address}/metrics`, { headers: HOLDER })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

describe('who reads the measurements', () => {
  it('OB1 nobody, unless the operator says who', async () => {
    const server = await startServerHere({})
    expect([await statusOf(server), await statusOf(server, HOLDER)]).toEqual([404, 404])
  })

  it('OB2 the holder of the token', async () => {
    const server = await startServerHere({ METRICS_TOKEN: TOKEN })
    expect(await statusOf(server)).toBe(401)
    expect(await statusOf(server, { authorization: `Bearer ${TOKEN}x` })).toBe(401)
    expect(await statusOf(server, HOLDER)).toBe(200)
  })

  it.each(['local', 'private'])('OB3 with %s whoever connects directly from such an address', async (METRICS) => {
    const server = await startServerHere({ METRICS })
    expect(await statusOf(server)).toBe(200)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect(await statusOf(server, { [header]: '127.0.0.1' }), header).toBe(404)
    }
  })
})

describe.each(ENGINES)('measurements on %s', (engine) => {
  it('OB4 count requests, pages, statements, jobs and mails, also on a closed site and in a worker', async () => {
    const server = await startOn(engine)
    const body = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'correct-horse' }
    await unwrap(clientOf(server).call('registerByEmail', { body }))
    expect((await clientOf(server).call('listSessions')).error).toMatchObject({ status: 401 })
    await server.mailTo('ada@qa.test')
    for (const _ of [1, 2, 3]) await (await fetch(`${server.address}/tags`)).text()
    await (await fetch(`${server.address}/search?q=nothing`)).text()
    await vi.waitFor(async () => {
      const samples = await samplesOf(server)
      expect(samples.get('quandary_job_duration_seconds_count{kind="mail",outcome="done"}')).toBe(1)
    }, WAIT_TIMEOUT)
    const samples = await samplesOf(server)
    const requests = (operation: string, status: number) =>
      samples.get(`quandary_request_duration_seconds_count{operation="${operation}",status="${status}"}`)
    expect([requests('registerByEmail', 200), requests('listSessions', 401), requests('page', 200)]).toEqual([1, 1, 4])
    expect(['hit', 'miss', 'uncached'].map((cache) => samples.get(`quandary_pages_total{cache="${cache}"}`))).toEqual([
      2, 1, 1,
    ])
    expect(samples.get('quandary_mails_total{outcome="outbox"}')).toBe(1)
    expect(samples.get('quandary_jobs{state="dead"}')).toBe(0)
    expect(samples.get('quandary_database_up')).toBe(1)
    expect(samples.get('quandary_page_cache_bytes')).toBeGreaterThan(1_000)
    expect(samples.get('quandary_database_statement_duration_seconds_count{statement="insert"}')).toBeGreaterThan(1)
    expect(samples.has('quandary_database_connections{state="idle"}')).toBe(engine === 'postgres')
    expect(await runQuandary('maintenance', 'on', '--data-dir', server.dataDir)).toMatchObject({ code: 0 })
    await vi.waitFor(async () => expect((await fetch(server.address)).status).toBe(503), { timeout: 5_000 })
    expect(await statusOf(server, HOLDER)).toBe(200)
  })
})

it('OB4 a worker shows its own measurements', async () => {
  const { config, drop } = await emptyDatabase('postgres')
  onTestFinished(drop)
  const web = await startServerHere({ ...environmentOf(config), ROLE: 'web' })
  const worker = await startServerHere({ DATA_DIR: web.dataDir, ROLE: 'worker', METRICS_TOKEN: TOKEN })
  const names = [...(await samplesOf(worker)).keys()]
  expect(names).toContainEqual(expect.stringMatching(/^quandary_info\{version=".+",role="worker"\}$/))
})

it('OB5 say that the database does not answer', async () => {
  const { relay, environment } = await relayedDatabase()
  // The log is silent, because this test causes errors of the database.
  const log = createLog('silent')
  const server = await startServerHere({ ...environment, METRICS_TOKEN: TOKEN }, log)
  await relay.cut()
  const samples = await samplesOf(server)
  expect(samples.get('quandary_database_up')).toBe(0)
  expect([...samples.keys()].filter((name) => name.startsWith('quandary_jobs{'))).toEqual([])
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  await relay.restore()
  expect((await samplesOf(server)).get('quandary_database_up')).toBe(1)
})

it('OB6 are what the dashboard and the alerts name', async () => {
  const { config, drop } = await emptyDatabase('postgres')
  onTestFinished(drop)
  // Every process collects garbage while it starts, so there is a measurement.
  const server = await startServerProcess({ SAMPLE_CONTENT: 'off', ...environmentOf(config), METRICS_TOKEN: TOKEN })
  onTestFinished(async () => void (await server.stop()))
  await (await fetch(server.address)).text()
  const body = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'correct-horse' }
  await unwrap(clientOf(server).call('registerByEmail', { body }))
  const dashboard = await readFile(join(DEPLOY, 'grafana-dashboard.json'), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }
  const alerts = await readFile(join(DEPLOY, 'prometheus-rules.yaml'), 'utf8')
  const { groups } = parse(alerts) as { groups: { rules: { expr: string }[] }[] }
  const asked = [...panels.flatMap(({ targets }) => targets), ...groups.flatMap(({ rules }) => rules)]
  const named = asked.flatMap(({ expr }) => expr.match(METRIC) ?? [])
  expect(new Set(named).size).toBeGreaterThan(12)
  await vi.waitFor(async () => {
    const names = new Set([...(await samplesOf(server)).keys()].map((sample) => sample.replace(/\{.*/, '')))
    expect(named.filter((name) => !names.has(name))).toEqual([])
  }, WAIT_TIMEOUT)
})

it(`OB7 an observation takes at most ${MAX_MICROSECONDS} µs of processor`, () => {
  const metrics = new Metrics('all')
  const times = 100_000
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) {
    metrics.pageAnswered('hit')
    metrics.requestAnswered('page', 200, time % 100)
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / times).toBeLessThan(MAX_MICROSECONDS)
})
