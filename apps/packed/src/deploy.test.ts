import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/src/config.ts'
import { workspace } from './published.ts'
import { runCommand } from './run-command.ts'

const deploy = join(workspace, 'deploy')
const read = (name: string): Promise<string> => readFile(join(deploy, name), 'utf8')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-deploy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** True if a program is installed; otherwise prints that it is missing. */
function has(program: string): boolean {
  const isThere = existsSync(program)
  if (!isThere) console.log(`Not tested: ${program} is not on this machine.`)
  return isThere
}

it.runIf(has('/usr/sbin/nginx') && has('/usr/bin/openssl'))('nginx accepts the example', async () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=qa.example.com', '-keyout', key, '-out', certificate]
  await runCommand('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
    cwd: folder,
  })
  const example = (await read('nginx.conf'))
    .replace(/(ssl_certificate) \S+;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) \S+;/, `$1 ${key};`)
  await writeFile(join(folder, 'site.conf'), example)
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`
  await writeFile(join(folder, 'nginx.conf'), whole)
  await runCommand('/usr/sbin/nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { cwd: folder })
})

it.runIf(has('/usr/sbin/haproxy') && has('/usr/bin/openssl'))('HAProxy accepts the example', async () => {
  const pair = join(folder, 'pair.pem')
  const subject = ['-subj', '/CN=qa.example.com', '-keyout', pair, '-out', join(folder, 'haproxy-certificate.pem')]
  await runCommand('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
    cwd: folder,
  })
  await appendFile(pair, await readFile(join(folder, 'haproxy-certificate.pem')))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, (await read('haproxy.cfg')).replace(/crt \S+/, `crt ${pair}`))
  await runCommand('/usr/sbin/haproxy', ['-c', '-f', file], { cwd: folder })
  await runCommand('/usr/sbin/haproxy', ['-c', '-f', join(deploy, 'haproxy-postgres.cfg')], { cwd: folder })
})

it.runIf(has('/usr/bin/promtool'))('Prometheus accepts the alerts', async () => {
  await runCommand('promtool', ['check', 'rules', '--lint-fatal', join(deploy, 'prometheus-rules.yaml')], {
    cwd: folder,
  })
})

it('each alert has a severity and says what is wrong', async () => {
  const { groups } = parse(await read('prometheus-rules.yaml')) as {
    groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const rule of rules) {
    expect(rule).toMatchObject({
      expr: expect.any(String),
      labels: { severity: expect.stringMatching(/^(?:warning|critical)$/) },
      annotations: { summary: expect.any(String) },
    })
  }
})

it('the three members of patroni.yml acknowledge a commit when a standby has it, and lose no lock to slow checks', async () => {
  const { bootstrap, restapi, postgresql } = parse(await read('patroni.yml')) as {
    bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number; synchronous_mode: boolean } }
    restapi: { connect_address: string }
    postgresql: { connect_address: string }
  }
  const { ttl, loop_wait, retry_timeout, synchronous_mode } = bootstrap.dcs
  expect(synchronous_mode).toBe(true)
  // Patroni's documentation requires this. Otherwise a primary may lose its lock while it retries.
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl)
  const proxy = await read('haproxy-postgres.cfg')
  expect(proxy).toContain(`server db1 ${postgresql.connect_address}`)
  expect(proxy).toContain(`check port ${restapi.connect_address.split(':')[1]}`)
  // PgBouncer connects to the port of the primary.
  const [, host, port] = /host=(\S+) port=(\d+)/.exec(await read('pgbouncer.ini')) ?? []
  expect(proxy).toContain(`bind ${host}:${port}`)
})

it.runIf(has('/usr/bin/systemd-analyze'))('systemd accepts the unit', async () => {
  const unit = (await read('quandary.service'))
    .replace('/usr/bin/quandary', process.execPath)
    .replace('User=quandary', 'User=root')
  await writeFile(join(folder, 'quandary.service'), unit)
  const printed = await runCommand('systemd-analyze', ['verify', '--man=no', join(folder, 'quandary.service')], {
    cwd: folder,
  })
  expect(printed).toBe('')
})

it('compose.yaml has valid settings of the server, no container of root, and volumes for all data', async () => {
  const { services, volumes } = parse(await read('compose.yaml')) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[]; read_only?: boolean }>
    volumes: Record<string, unknown>
  }
  const { environment = {}, read_only } = services['quandary'] ?? {}
  expect(read_only).toBe(true)
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{[^}]*\}/g, 'x.example'),
  ])
  expect(readConfig(Object.fromEntries(filled))).toMatchObject({
    setup: 'auto',
    answers: { siteUrl: 'https://x.example' },
    setupDatabase: { type: 'postgres', host: 'database' },
    trustedProxies: ['172.16.0.0/12', '192.168.0.0/16'],
  })
  const mounted = Object.values(services).flatMap((service) => (service.volumes ?? []).map((one) => one.split(':')[0]))
  expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)))
})

it('the Dockerfile starts the file that the package has, as another user than root', async () => {
  const text = await read('Dockerfile')
  expect(text).toContain('/app/node_modules/@quandary/server/lib/cli/main.js')
  expect(text.indexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '))
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  for (const [, list = ''] of lines.flatMap((line) => [...line.matchAll(/(?:CMD|ENTRYPOINT) (\[.*\])$/g)])) {
    expect(JSON.parse(list)).toEqual(expect.arrayContaining([expect.any(String)]))
  }
})
