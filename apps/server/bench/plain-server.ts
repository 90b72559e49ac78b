import { spawn } from 'node:child_process'

/** A server that answers with as many bytes as the path says: `/1024`. */
const PROGRAM = `
  const bodies = new Map()
  const bodyOf = (size) => bodies.get(size) ?? bodies.set(size, Buffer.alloc(size, 'x')).get(size)
  const server = require('node:http').createServer((request, response) => {
    const body = bodyOf(Number(request.url.slice(1)))
    const answer = () => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body)
    }
    if (request.method === 'GET') answer()
    else request.resume().on('end', answer)
  })
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

/** Starts a separate process with only `node:http`, to measure the cost of the same bytes without an application. */
export async function startPlainServer(): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  return {
    port: Number(port),
    async stop() {
      child.kill()
      await exited
    },
  }
}
