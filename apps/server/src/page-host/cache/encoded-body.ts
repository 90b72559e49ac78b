import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** Content codings of a body. */
export type Coding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Brotli quality. A higher one would delay a waiting reader by more time than the saved bytes are worth. */
const QUALITY = 4
/**
 * Limits the Brotli window: the encoder allocates memory for the whole window (2 ** 22 bytes by default), however short
 * the text is. Pages have up to some hundred kilobytes.
 */
const MAX_WINDOW_BITS = 18

/** Encodes a body for one response. */
export async function encode(content: string | Buffer, coding: Coding): Promise<Buffer> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (coding === 'identity') return bytes
  if (coding === 'gzip') return compressGzip(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
  }
  return compressBrotli(bytes, { params })
}

/** Returns the smallest window that fits the whole text, up to a limit. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(length + 1))
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), MAX_WINDOW_BITS)
}

/** A body stored in Brotli. Other codings are derived on demand. */
export class EncodedBody {
  /** Bytes that the body may take in memory, including the somewhat larger gzip form, which is cached on first use. */
  readonly bytes: number
  readonly isEmpty: boolean
  #brotli: Buffer
  #gzip: Promise<Buffer> | undefined
  #decoded: Promise<Buffer> | undefined
  /** Concurrent responses share the uncompressed bytes; they are garbage-collected when the last response is sent. */
  #plain: WeakRef<Buffer> | undefined

  private constructor(brotli: Buffer, isEmpty: boolean) {
    this.#brotli = brotli
    this.isEmpty = isEmpty
    this.bytes = Math.ceil(brotli.length * 2.5)
  }

  static async of(content: string | Buffer): Promise<EncodedBody> {
    return new EncodedBody(await encode(content, 'br'), content.length === 0)
  }

  /** Returns the bytes in a coding. */
  in(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'br') return this.#brotli
    if (coding === 'identity') return this.#plain?.deref() ?? (this.#decoded ??= this.#decode())
    return (this.#gzip ??= decompressBrotli(this.#brotli).then((bytes) => encode(bytes, 'gzip')))
  }

  async #decode(): Promise<Buffer> {
    const bytes = await decompressBrotli(this.#brotli)
    this.#plain = new WeakRef(bytes)
    this.#decoded = undefined
    return bytes
  }
}

/**
 * Chooses the best coding the header allows (RFC 9110 §12.5.3), Brotli before gzip.
 * @param header `Accept-Encoding`, undefined for clients that accept no coding
 */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity'
  const weights = new Map(header.toLowerCase().split(',').map(readQuality))
  const takes = (coding: Coding): boolean => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

function readQuality(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}
