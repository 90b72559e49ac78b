import { spawn } from 'node:child_process'

const PROGRAM = `
  const chunks = []
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    const body = Buffer.concat(chunks)
    const server = require('node:http').createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body)
    })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  })`

/** A process of its own with nothing but node:http, sending the same bytes to everybody. */
export async function startPlainServer(body: Buffer): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(body)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill()
      await exited
    },
  }
}
