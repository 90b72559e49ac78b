import { createWriteStream } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { getHeapSnapshot } from 'node:v8'
import { makePrivateFolder, PRIVATE_FILE, writePrivateFile } from '../files/private-files.ts'
import type { Log } from '../log/log.ts'

/** The length of a CPU profile, in milliseconds. */
const PROFILE_MS = 10_000

/**
 * Writes a CPU profile of ten seconds and then a heap snapshot into `DATA_DIR/diagnostics`, readable only by the
 * account of the server, because a snapshot contains everything that is in memory. The process stands still while the
 * snapshot is taken.
 * @returns the paths of both files
 */
async function writeDiagnostics(dataDir: string, now: Date, profileMs: number): Promise<string[]> {
  const folder = join(dataDir, 'diagnostics')
  await makePrivateFolder(folder)
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}`
  const profile = join(folder, `${name}.cpuprofile`)
  await writePrivateFile(profile, Buffer.from(JSON.stringify(await takeProfile(profileMs))))
  const heap = join(folder, `${name}.heapsnapshot`)
  await pipeline(getHeapSnapshot(), createWriteStream(heap, { mode: PRIVATE_FILE, flags: 'wx' }))
  return [profile, heap]
}

async function takeProfile(ms: number): Promise<object> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    await setTimeout(ms)
    return (await session.post('Profiler.stop')).profile
  } finally {
    session.disconnect()
  }
}

/**
 * Writes diagnostics at each SIGUSR2, one set at a time. Windows has no such signal.
 * @returns a function that stops it
 */
export function diagnoseOnSignal(dataDir: string, log: Log, profileMs = PROFILE_MS): () => void {
  let isBusy = false
  const diagnose = (): void => {
    if (isBusy) return
    isBusy = true
    writeDiagnostics(dataDir, new Date(), profileMs)
      .then(
        (files) => log.info({ files }, 'diagnostics written'),
        (error: unknown) => log.error({ err: error }, 'diagnostics could not be written'),
      )
      .finally(() => {
        isBusy = false
      })
  }
  process.on('SIGUSR2', diagnose)
  return () => void process.off('SIGUSR2', diagnose)
}
