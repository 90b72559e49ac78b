import { freePort } from '../http/nginx.ts'

/** User id of Debian's account `nobody`, as which root starts the programs. */
const NOBODY = 65_534

/** The ports of a database server. */
export interface ServerPorts {
  postgres: number
  patroni: number
  etcd: number
  etcdPeers: number
}

/** A machine on which programs run: this one, or one of a network that a test can cut (`networks.ts`). */
export interface Machine {
  /** Its address among the database servers. */
  address: string
  /** Its address for the site. */
  siteAddress: string
  /** The range of all addresses, for `pg_hba`. */
  range: string
  /** Returns ports that nothing else uses on it. */
  ports(): Promise<ServerPorts>
  /** Returns the command that runs a program on it, and the account to start this command with. */
  run(program: string, options: string[]): { command: string; args: string[]; account: { uid?: number; gid?: number } }
}

export const loopback: Machine = {
  address: '127.0.0.1',
  siteAddress: '127.0.0.1',
  range: '127.0.0.1/32',
  ports: async () => ({
    postgres: await freePort(),
    patroni: await freePort(),
    etcd: await freePort(),
    etcdPeers: await freePort(),
  }),
  run: (command, args) => ({
    command,
    args,
    account: process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {},
  }),
}
