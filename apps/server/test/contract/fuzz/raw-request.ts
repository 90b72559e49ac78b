import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response, as it was received. */
export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  status: number
  headers: ReadonlyMap<string, string>
  /** Decompressed text of the body; '' for an event stream. */
  text: string
}

/** Line breaks in a header would end it early. */
const LINE_BREAKS = /[\r\n]/g

/** Sends raw bytes as a request, and reads the response. Node's client would refuse broken addresses and headers. */
export function sendRaw(
  port: number,
  request: { method: string; target: string; headers: Readonly<Record<string, string>>; body?: string },
): Promise<RawAnswer> {
  const { method, target, body = '' } = request
  const headers = { host: 'qa.test', ...request.headers, connection: 'close' }
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(LINE_BREAKS, ' ')}`)
  const head = [`${method} ${target.replace(LINE_BREAKS, '')} HTTP/1.1`, ...lines, ...length, '', ''].join('\r\n')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)])),
    )
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // An event stream would not end before the session.
      if (/^content-type: text\/event-stream/im.test(chunk.toString('latin1'))) socket.destroy()
    })
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks))))
    socket.on('error', reject)
  })
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), value]
    }),
  )
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  return { status, headers, text: textOf(headers, bytes.subarray(end + 4)) }
}

function textOf(headers: ReadonlyMap<string, string>, body: Buffer): string {
  if (headers.get('content-type')?.startsWith('text/html') !== true) return ''
  const whole = headers.get('transfer-encoding') === 'chunked' ? joinChunks(body) : body
  if (whole.length === 0) return ''
  const coding = headers.get('content-encoding')
  return (coding === 'br' ? brotliDecompressSync(whole) : coding === 'gzip' ? gunzipSync(whole) : whole).toString()
}

/** Joins the parts of a chunked body (RFC 9112 §7.1). */
function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString('latin1'), 16)
    if (!(size > 0)) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}
