import type { FastifyRequest } from 'fastify'
import { Refusal, RequestTooLarge, UnreadableRequest } from './refusal.ts'

/** A form with a file, as far as it was read. */
export interface Form {
  /** The text fields; of several with one name the last. */
  fields: ReadonlyMap<string, string>
  /** The bytes of the file, undefined without one. */
  file: Buffer | 'too_large' | undefined
}

export interface FormLimits {
  /** Name of the field that carries the file. */
  file: string
  /** The largest file, in bytes: reading stops beyond it. */
  maxBytes: number
}

/**
 * Reads the form of a request: text fields and one file, in any order.
 * @throws {UnreadableRequest} when it is no form or is truncated
 * @throws {RequestTooLarge} when it has more parts or longer fields than any form of the contract
 */
export type ReadForm = (limits: FormLimits) => Promise<Form>

/** No form of the contract has more. */
const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 1024
/** Of fields and of the file. */
const MAX_NAME = 255
/** Headers of one part. */
const MAX_PART_HEADERS = 10
/** The errors of the parser about its limits; a second file is no form of the contract at all. */
const BEYOND_LIMITS: ReadonlySet<unknown> = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'])
/** Bytes of a form besides its file: boundaries, names and text fields. */
const ROOM_FOR_FIELDS = 64 * 1024

/** Returns a reader of the request's form. Nothing is read before it is called. */
export function formReader(request: FastifyRequest): ReadForm {
  return async ({ file: fileField, maxBytes }) => {
    if (!request.isMultipart()) throw new UnreadableRequest()
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > maxBytes + ROOM_FOR_FIELDS) return { fields: new Map(), file: 'too_large' }
    const fields = new Map<string, string>()
    let file: Form['file']
    try {
      for await (const part of request.parts({
        // One byte more than allowed distinguishes a file of exactly the maximum from a larger one.
        limits: {
          files: 1,
          fields: MAX_FIELDS,
          parts: MAX_FIELDS + 1,
          fieldSize: MAX_FIELD_BYTES,
          headerPairs: MAX_PART_HEADERS,
          fileSize: maxBytes + 1,
        },
      })) {
        const isTruncated = part.type === 'field' && part.valueTruncated
        const name = part.type === 'file' ? (part.filename ?? '') : ''
        if (isTruncated || part.fieldname.length > MAX_NAME || name.length > MAX_NAME) throw new RequestTooLarge()
        if (part.type === 'field') fields.set(part.fieldname, String(part.value))
        else if (part.fieldname === fileField) file = await readFile(part.file, maxBytes)
        else throw new UnreadableRequest()
        if (file === 'too_large') return { fields, file }
      }
    } catch (error) {
      if (error instanceof Refusal) throw error
      const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
      // The parser's other errors speak its own terms; to the caller each of them means an unreadable form.
      throw BEYOND_LIMITS.has(code) ? new RequestTooLarge() : new UnreadableRequest()
    } finally {
      // The unread rest has to be drained, or it would block the connection.
      request.raw.unpipe()
      request.raw.resume()
    }
    return { fields, file }
  }
}

async function readFile(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | 'too_large'> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > maxBytes) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
