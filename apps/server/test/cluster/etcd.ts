import { join } from 'node:path'
import { freePort } from '../http/nginx.ts'
import { start, startIn } from './programs.ts'

/** The store in which Patroni holds the leader lock. */
export interface RunningEtcd {
  port: number
  /** Kills it and starts it again with its data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts etcd with a single member, because a test does not need it to survive failures. */
export async function startEtcd(): Promise<RunningEtcd> {
  const [port, peer] = [await freePort(), await freePort()]
  const url = (of: number): string => `http://127.0.0.1:${of}`
  const options = (folder: string): string[] =>
    Object.entries({
      name: 'etcd1',
      'data-dir': join(folder, 'data'),
      logger: 'zap',
      'log-level': 'error',
      'listen-client-urls': url(port),
      'advertise-client-urls': url(port),
      'listen-peer-urls': url(peer),
      'initial-advertise-peer-urls': url(peer),
      'initial-cluster': `etcd1=${url(peer)}`,
    }).flatMap(([name, value]) => [`--${name}`, value])
  let program = await start('etcd', port, {}, options)
  return {
    port,
    async restart() {
      await program.kill()
      program = await startIn(program.folder, { name: 'etcd', port, options: options(program.folder) })
    },
    stop: () => program.stop(),
  }
}
