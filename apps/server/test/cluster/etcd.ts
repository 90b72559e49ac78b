import { join } from 'node:path'
import type { Machine, ServerPorts } from './machine.ts'
import { loopback } from './machine.ts'
import type { RunningProgram } from './programs.ts'
import { start, startIn } from './programs.ts'

/** The store in which Patroni stores the lock of the primary. */
export interface RunningEtcd {
  /** The addresses of its members, separated by commas. */
  hosts: string
  /** Kills all of its members and starts them again with their data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface EtcdMember {
  name: string
  machine: Machine
  ports: ServerPorts
}

/** Starts one member of etcd on each of the machines; by default a single one, which needs no majority. */
export async function startEtcd(machines: readonly Machine[] = [loopback]): Promise<RunningEtcd> {
  const members: EtcdMember[] = []
  for (const [index, machine] of machines.entries()) {
    members.push({ name: `etcd${index + 1}`, machine, ports: await machine.ports() })
  }
  const options = (member: EtcdMember, folder: string): string[] => optionsOf(member, members, folder)
  // All at once, because a member listens only when it has found the others.
  const startAll = members.map((member) =>
    start('etcd', { port: member.ports.etcd, machine: member.machine }, {}, (folder) => options(member, folder)),
  )
  let programs: RunningProgram[] = await Promise.all(startAll)
  return {
    hosts: members.map(({ machine, ports }) => `${machine.address}:${ports.etcd}`).join(','),
    async restart() {
      await Promise.all(programs.map((program) => program.kill()))
      const again = members.map((member, index) => {
        const { folder = '' } = programs[index] ?? {}
        const { machine, ports } = member
        return startIn(folder, { name: 'etcd', port: ports.etcd, machine, options: options(member, folder) })
      })
      programs = await Promise.all(again)
    },
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()))
    },
  }
}

function optionsOf({ name, machine, ports }: EtcdMember, members: readonly EtcdMember[], folder: string): string[] {
  const client = `http://${machine.address}:${ports.etcd}`
  const peers = `http://${machine.address}:${ports.etcdPeers}`
  const site = `http://${machine.siteAddress}:${ports.etcd}`
  const cluster = members.map((each) => `${each.name}=http://${each.machine.address}:${each.ports.etcdPeers}`)
  return Object.entries({
    name,
    'data-dir': join(folder, 'data'),
    logger: 'zap',
    'log-level': 'error',
    'listen-client-urls': [...new Set([client, site])].join(','),
    'advertise-client-urls': client,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': cluster.join(','),
    // Longer than the defaults, because the members share two processors with everything else in the test.
    'heartbeat-interval': '300',
    'election-timeout': '3000',
  }).flatMap(([key, value]) => [`--${key}`, value])
}
