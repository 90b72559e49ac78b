import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Log } from '../../src/platform/log/log.ts'
import { startServer } from '../../src/server.ts'
import { alarmLog } from '../alarm.ts'
import type { StartedServer } from './start-process.ts'
import { ADMIN, AUTOMATIC_INSTALL, mailIn } from './start-process.ts'

/** A server that runs in the process of the test. */
interface ServerHere extends StartedServer {
  /** Stops it before the end of the test. */
  stop(): Promise<void>
}

/**
 * Starts a server in this process and stops it after the test. For tests that do not need a separate process:
 * loading the server in a new process takes a second of processor time.
 * @param env added to the environment of an automatic install without sample content. If `DATA_DIR` is set, that
 * folder is used, and is not deleted when the server stops
 * @param log by default, errors in the log ring the alarm
 */
export async function startServerHere(env: Record<string, string>, log: Log = alarmLog()): Promise<ServerHere> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'quandary-server-')))
  if (env.DATA_DIR === undefined) onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const config = readConfig({ ...AUTOMATIC_INSTALL, SAMPLE_CONTENT: 'off', DATA_DIR: dataDir, ...env })
  const { address, stop } = await startServer(config, { log })
  let stopped: Promise<void> | undefined
  const stopOnce = () => (stopped ??= stop())
  onTestFinished(stopOnce)
  return { address, dataDir, admin: ADMIN, stop: stopOnce, mailTo: (to) => mailIn(join(dataDir, 'outbox'), to) }
}
