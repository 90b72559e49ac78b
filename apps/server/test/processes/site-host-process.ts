// Started by site-host.ts: serves one site after another in one process, because loading the server takes much longer
// than opening a site.
import './weak-argon2.ts'
import { liveMemory } from '../load-bounds/live-memory.ts'
import { EXECUTED_ENV, writeExecuted } from '../../../../scripts/tests/reuse/executed.ts'
import { threadRecorder } from '../../../../scripts/tests/reuse/thread-recorder.ts'
import { readConfig } from '../../src/config.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { alarmLog, takeAlarms, watchProcess } from '../alarm.ts'
import type { HostReply, HostRequest } from './site-host.ts'

const folder = process.env[EXECUTED_ENV]

watchProcess()

let running: RunningServer | undefined

process.on('message', (request: HostRequest) => {
  void handle(request).then((reply) => process.send?.(reply))
})
// The channel closes when the process that started this one ends.
process.once('disconnect', () => process.exit())

async function handle(request: HostRequest): Promise<HostReply> {
  try {
    if (request.do === 'measure memory') return { memory: liveMemory() }
    if (request.do === 'take alarms') return { alarms: takeAlarms() }
    if (request.do === 'record') {
      if (folder === undefined) return {}
      writeExecuted(folder, { ...(request.test && { test: request.test }), executed: threadRecorder().flush() })
      return {}
    }
    await running?.stop()
    running = request.do === 'serve' ? await startServer(readConfig(request.env), { log: alarmLog() }) : undefined
    return { address: running?.address }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
