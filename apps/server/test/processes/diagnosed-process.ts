// Started by error-webhook.test.ts: a process without a site that writes diagnostics at SIGUSR2 and forwards its log
// lines.
import { createLog } from '../../src/platform/log/log.ts'
import { diagnoseOnSignal } from '../../src/platform/observability/diagnostics.ts'

/** The length of the CPU profile, in milliseconds. */
const PROFILE_MS = 100

const log = createLog('info', { write: (line) => void process.send?.(JSON.parse(line)) })
const end = diagnoseOnSignal(process.argv[2] ?? '', log, PROFILE_MS)
process.once('message', () => {
  end()
  process.disconnect()
})
process.send?.('ready')
