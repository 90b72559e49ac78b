// The thread of back-up-in-thread.ts. JavaScript, like every file that Node is started with (`cli/main.js`).
import { parentPort, workerData } from 'node:worker_threads'

const { migrationSets } = await import('../app.ts')
const { backUp } = await import('./back-up.ts')
parentPort.postMessage(await backUp(workerData, migrationSets))
