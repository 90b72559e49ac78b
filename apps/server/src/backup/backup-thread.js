// The program of the worker thread that run-in-thread.ts starts. It is JavaScript, like every file with which Node
// starts a process or thread (`cli/main.js`).
import { parentPort, workerData } from 'node:worker_threads'

const { backup, publicDump } = workerData
const { migrationSets } = await import('../app.ts')
if (backup) {
  const { backUp } = await import('./back-up.ts')
  parentPort.postMessage(await backUp(backup, migrationSets))
} else {
  const { makePublicDump } = await import('../export/make-public-dump.ts')
  parentPort.postMessage(await makePublicDump(publicDump))
}
