import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../server/src/config.ts'
import { workspace } from './published.ts'

const deploy = join(workspace, 'deploy')

interface Probe {
  httpGet: { path: string; port: string }
}

interface Container {
  image: string
  args?: string[]
  env?: { name: string; value: string }[]
  envFrom: Record<string, { name: string }>[]
  ports?: { name: string; containerPort: number }[]
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
}

interface PodTemplate {
  metadata: { labels: Record<string, string> }
  spec: {
    terminationGracePeriodSeconds?: number
    securityContext: object
    containers: [Container]
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[]
  }
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    template: PodTemplate
    selector: Record<string, string> & { matchLabels?: Record<string, string> }
    ports: { targetPort: string }[]
    rules: { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[]
    tls: { hosts: string[] }[]
  }
}

let manifests: Manifest[] = []
beforeAll(async () => {
  const folder = join(deploy, 'kubernetes')
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const documents = texts.flatMap((text) => parseAllDocuments(text))
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  manifests = documents.map((document) => document.toJS() as Manifest)
})

const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind)
const only = (kind: string): Manifest => {
  const [found, ...others] = ofKind(kind)
  if (!found || others.length > 0) throw new Error(`There is not one ${kind}`)
  return found
}
const pods = (): PodTemplate[] => [...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template)

/** The environment of the containers of a pod. */
function environmentOf({ spec }: PodTemplate): Record<string, string> {
  const [{ env = [] }] = spec.containers
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value]))
  return { ...only('ConfigMap').data, ...only('Secret').stringData, ...own }
}

it('the manifests are one site: web processes, a worker, the job that installs it, and the way to them', () => {
  const kinds = ['ConfigMap', 'Deployment', 'Ingress', 'Job', 'PersistentVolumeClaim', 'PodDisruptionBudget', 'Secret']
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set([...kinds, 'Service']))
  expect(ofKind('Deployment').map(({ metadata }) => metadata.name)).toEqual(['quandary-web', 'quandary-worker'])
  for (const { apiVersion, metadata } of manifests) {
    expect([apiVersion, metadata.name]).toEqual([expect.stringMatching(/v1$/), expect.stringMatching(/^quandary/)])
  }
})

it('each variable is one that the server reads, with a value that it accepts', () => {
  for (const pod of pods()) {
    const environment = environmentOf(pod)
    const read = new Set<string>()
    const watched = new Proxy(environment, {
      get(target, name) {
        read.add(String(name))
        return Reflect.get(target, name) as string | undefined
      },
    })
    const isWorker = pod.metadata.labels['part'] === 'worker'
    const isJob = pod.metadata.labels['part'] === 'install'
    expect(readConfig(watched)).toMatchObject({
      role: isWorker ? 'worker' : isJob ? 'all' : 'web',
      migrate: 'manual',
      setup: 'wizard',
      setupDatabase: { type: 'postgres', host: 'pgbouncer.example.com', port: 6432, prepared: false },
      answers: { siteUrl: 'https://qa.example.com' },
    })
    expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([])
  }
})

it('a pod has the time to end, and is not of root', () => {
  for (const { spec } of ofKind('Deployment').map((deployment) => deployment.spec.template)) {
    const { leaveMs } = readConfig(only('ConfigMap').data ?? {})
    expect(leaveMs).toBeGreaterThan(0)
    // A stopping process waits up to ten more seconds for running requests
    // (docs/scale.md#upgrading-without-an-interruption). Two seconds are a margin.
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(leaveMs / 1000 + 12)
  }
  for (const { spec } of pods()) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 })
    expect(spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
})

it('ports, folders and commands are those of the Dockerfile and compose.yaml', async () => {
  const dockerfile = await readFile(join(deploy, 'Dockerfile'), 'utf8')
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
  const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? []
  const { services } = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8')) as {
    services: { quandary: { volumes: string[]; tmpfs: string[] } }
  }
  const { volumes, tmpfs } = services.quandary
  expect(new Set(pods().map(({ spec }) => spec.containers[0].image)).size).toBe(1)
  for (const { spec } of pods()) {
    const [container] = spec.containers
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([volume, ...tmpfs])
    expect(volumes).toEqual([`data:${volume}`])
    for (const exposed of container.ports ?? []) expect(exposed).toEqual({ name: 'http', containerPort: Number(port) })
    const claims = spec.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
    expect(claims).toEqual([only('PersistentVolumeClaim').metadata.name])
    // The image starts `quandary serve`; the job runs another command.
    expect([undefined, ['install']]).toContainEqual(container.args)
  }
})

it('the probes ask the addresses that tell that a process runs and that its database answers', () => {
  for (const { spec } of ofKind('Deployment').map((deployment) => deployment.spec.template)) {
    const [{ startupProbe, readinessProbe, livenessProbe }] = spec.containers
    const asked = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet)
    expect(asked).toEqual(['/healthz', '/readyz', '/healthz'].map((path) => ({ path, port: 'http' })))
  }
})

it('the Ingress leads to the Service, and the Service and the budget to the web processes', () => {
  const [web] = ofKind('Deployment')
  const labels = web?.spec.template.metadata.labels
  const service = only('Service')
  expect(service.spec.selector).toEqual(labels)
  expect(only('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
  for (const { spec } of ofKind('Deployment')) expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
  const { rules, tls } = only('Ingress').spec
  expect(rules[0]?.http.paths[0]?.backend.service.name).toBe(service.metadata.name)
  const host = new URL(only('ConfigMap').data?.['SITE_URL'] ?? '').host
  expect([rules.map((rule) => rule.host), tls.flatMap(({ hosts }) => hosts)]).toEqual([[host], [host]])
})
