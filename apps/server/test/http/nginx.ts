import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** True if the programs that {@link startNginx} needs are installed. */
export const HAS_NGINX = ['nginx', 'openssl'].every((name) => spawnSync(name, ['version']).error === undefined)

const CONFIG_FILE = join(import.meta.dirname, '../../../../deploy/nginx.conf')

/** A reverse proxy that terminates TLS in front of a server. */
export interface Nginx {
  /** The self-signed certificate of the proxy. */
  certificate: Buffer
  stop(): Promise<void>
}

/** Returns a loopback port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Configurations of nginx. The last two serve a site at `/community`; they forward the path or strip it. */
type NginxServers = 'ours' | 'of its documentation' | 'path passed on' | 'path taken off'

/**
 * Starts nginx with `deploy/nginx.conf`, or with the configuration that its documentation shows for a reverse proxy,
 * which appends the caller's address to those in the request's `X-Forwarded-For`.
 * @param port where it listens for TLS
 * @param targets addresses of the processes behind it
 */
export async function startNginx(
  port: number,
  targets: readonly string[],
  servers: NginxServers = 'of its documentation',
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-nginx-'))
  await mkdir(join(folder, 'parts'))
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names, ...files])
  const shown = servers === 'ours' ? await ourServers(folder, port) : documentedServer(folder, port, PLACES[servers])
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, targets, shown))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    certificate: await readFile(join(folder, 'certificate.pem')),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, targets: readonly string[], servers: string): string {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${parts.map((name) => `${name}_temp_path ${folder}/parts/${name};`).join('\n  ')}
  # Lets the server itself refuse long addresses.
  large_client_header_buffers 4 32k;
  upstream quandary {
    ${targets.map((target) => `server ${new URL(target).host} max_fails=0;`).join('\n    ')}
  }
  ${servers}
}
`
}

/** The servers of `deploy/nginx.conf`, with the addresses and files of this machine. */
async function ourServers(folder: string, port: number): Promise<string> {
  const changes = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${await freePort()};`],
    [/listen 443 ssl;/g, `listen 127.0.0.1:${port} ssl;`],
    [/(ssl_certificate) .*;/g, `$1 ${folder}/certificate.pem;`],
    [/(ssl_certificate_key) .*;/g, `$1 ${folder}/key.pem;`],
    [/http:\/\/127\.0\.0\.1:9080/g, 'http://quandary'],
  ] as const
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`deploy/nginx.conf does not contain ${from}`)
      return text.replace(from, to)
    },
    await readFile(CONFIG_FILE, 'utf8'),
  )
}

/** Path of the site in nginx, and the path that nginx requests from it (docs/running.md#below-a-path). */
const PLACES = {
  'of its documentation': ['/', ''],
  'path passed on': ['/community', ''],
  'path taken off': ['/community/', '/'],
} as const

function documentedServer(folder: string, port: number, [location, target]: readonly [string, string]): string {
  return `server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location ${location} {
      proxy_pass http://quandary${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`
}
