// The thread of rendering-thread-client.ts. An error in a task ends the thread, and the client receives it as the
// result of the task.
import { parentPort } from 'node:worker_threads'
import type { RenderTask } from './render-task.ts'
import { perform } from './render-task.ts'
import type { ThreadMessage } from './rendering-thread-client.ts'

function send(result: unknown): void {
  parentPort?.postMessage({ result, taken: process.threadCpuUsage() } satisfies ThreadMessage)
}

parentPort?.on('message', (task: RenderTask) => send(perform(task)))
send('ready')
