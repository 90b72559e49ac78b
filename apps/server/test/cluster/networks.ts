import { execFileSync } from 'node:child_process'
import type { Machine, ServerPorts } from './machine.ts'

/** User id of Debian's account `nobody`. */
const NOBODY = '65534'
/** The ports that `deploy/` and the programs use. No two machines share ports, because each has its own network. */
const PORTS: ServerPorts = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 }
/** Number of pairs of subnets in 10.231.0.0/16. Each run uses one pair. */
const PAIRS = 120

/** The networks of a machine: `servers` connects it to the other database servers, `site` to the site. */
type Network = 'servers' | 'site'

/**
 * Machines with network namespaces of their own, connected by two bridges: one among the database servers, and one between
 * them and the site, which runs outside of any namespace.
 */
export class Networks {
  readonly #name = `q${process.pid.toString(36)}`
  readonly #subnet = 2 * (process.pid % PAIRS)
  readonly #machines: NetworkMachine[] = []

  private constructor() {
    for (const network of ['servers', 'site'] as const) {
      ip('link', 'add', this.#bridge(network), 'type', 'bridge')
      ip('link', 'set', this.#bridge(network), 'up')
    }
    ip('addr', 'add', `10.231.${this.#subnet + 1}.1/24`, 'dev', this.#bridge('site'))
  }

  /** @returns the networks, or the reason why they cannot be made: this requires root and `ip` of iproute2 */
  static open(): Networks | string {
    const probe = `q${process.pid.toString(36)}-probe`
    try {
      ip('netns', 'add', probe)
      ip('netns', 'del', probe)
      return new Networks()
    } catch (error) {
      return error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)
    }
  }

  /** Adds a machine that is connected to both networks. */
  addMachine(): NetworkMachine {
    const number = this.#machines.length + 1
    const namespace = `${this.#name}-${number}`
    ip('netns', 'add', namespace)
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
    const addresses = {
      servers: `10.231.${this.#subnet}.${10 + number}`,
      site: `10.231.${this.#subnet + 1}.${10 + number}`,
    }
    const cables = {
      servers: this.#connect(namespace, 'servers', addresses.servers),
      site: this.#connect(namespace, 'site', addresses.site),
    }
    const machine = new NetworkMachine(namespace, addresses, cables)
    this.#machines.push(machine)
    return machine
  }

  /** Removes everything. The programs of the machines must have ended. */
  close(): void {
    for (const { namespace } of this.#machines) ip('netns', 'del', namespace)
    for (const network of ['servers', 'site'] as const) ip('link', 'del', this.#bridge(network))
  }

  #bridge(network: Network): string {
    return `${this.#name}-${network}`
  }

  #connect(namespace: string, network: Network, address: string): Cable {
    const number = this.#machines.length + 1
    const cable = { end: `${this.#name}${network}${number}`, bridge: this.#bridge(network) }
    ip('link', 'add', cable.end, 'type', 'veth', 'peer', 'name', network, 'netns', namespace)
    ip('link', 'set', cable.end, 'master', cable.bridge, 'up')
    ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', network)
    ip('-n', namespace, 'link', 'set', network, 'up')
    return cable
  }
}

/** A virtual cable; its other end is in the namespace. */
interface Cable {
  end: string
  bridge: string
}

/** A machine whose networks can be cut. */
export class NetworkMachine implements Machine {
  readonly namespace: string
  readonly address: string
  readonly siteAddress: string
  readonly #cables: Record<Network, Cable>

  constructor(namespace: string, addresses: Record<Network, string>, cables: Record<Network, Cable>) {
    this.namespace = namespace
    this.address = addresses.servers
    this.siteAddress = addresses.site
    this.#cables = cables
  }

  readonly range = '10.231.0.0/16'

  ports(): Promise<ServerPorts> {
    return Promise.resolve(PORTS)
  }

  run(program: string, options: string[]): ReturnType<Machine['run']> {
    // `nsenter` replaces itself by the program, so the started process is the program itself.
    const args = [
      `--net=/run/netns/${this.namespace}`,
      '--setuid',
      NOBODY,
      '--setgid',
      NOBODY,
      '--',
      program,
      ...options,
    ]
    return { command: 'nsenter', args, account: {} }
  }

  /** Takes the cable out of the bridge: packets vanish in both directions, without an error on either side. */
  cut(network: Network): void {
    ip('link', 'set', this.#cables[network].end, 'nomaster')
  }

  connect(network: Network): void {
    const { end, bridge } = this.#cables[network]
    ip('link', 'set', end, 'master', bridge)
  }
}

function ip(...options: string[]): void {
  execFileSync('ip', options, { stdio: 'pipe' })
}
