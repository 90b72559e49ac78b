import { spawn } from 'node:child_process'
import type { Machine } from './machine.ts'

/** Ports and accounts of `deploy/patroni.yml`, on a machine with a network of its own. */
const PORT = '5432'
const SUPERUSER = 'postgres'
const PASSWORD = 'change-this-1'

/**
 * Runs `psql` on a machine, which works even while the machine is cut off.
 * @param address address of the database server; by default the one on the machine itself
 * @param seconds time after which `psql` is killed. It is not interrupted, because that would send a cancel request,
 * and PostgreSQL reports a commit that is cancelled while it waits for a standby as a success
 */
export async function psql(
  machine: Machine,
  statement: string,
  seconds: number,
  address = machine.address,
): Promise<{ isAcknowledged: boolean; output: string }> {
  const options = ['-X', '-A', '-t', '-h', address, '-p', PORT, '-U', SUPERUSER, '-d', 'postgres', '-c', statement]
  const { command, args, account } = machine.run('psql', options)
  const env = { ...process.env, PGPASSWORD: PASSWORD, PGCONNECT_TIMEOUT: String(seconds) }
  const child = spawn(command, args, { env, ...account, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(late)
  return { isAcknowledged: code === 0, output: output.trim() }
}
