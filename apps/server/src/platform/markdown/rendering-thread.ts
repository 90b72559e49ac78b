// The thread of rendering-thread-client.ts. An error ends it, and is the answer to the task.
import { parentPort } from 'node:worker_threads'
import type { RenderTask } from './render-task.ts'
import { perform } from './render-task.ts'

parentPort?.on('message', (task: RenderTask) => parentPort?.postMessage(perform(task)))
parentPort?.postMessage('ready')
