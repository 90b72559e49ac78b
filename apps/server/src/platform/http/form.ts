import type { FastifyRequest } from 'fastify'
import { UnreadableRequest } from './refusal.ts'

/** A form with a file, as far as it was read. */
export interface Form {
  /** The text fields; of several with one name the last. */
  fields: ReadonlyMap<string, string>
  /** The bytes of the file, or that there are too many of them, or undefined without one. */
  file: Buffer | 'too_large' | undefined
}

export interface FormLimits {
  /** Name of the field that carries the file. */
  file: string
  /** The largest file, in bytes: reading ends beyond it. */
  maxBytes: number
}

/**
 * Reads the form of a request: text fields and one file, in any order.
 * @throws {UnreadableRequest} when it is no form, is cut off, or has more parts than any form of the contract
 */
export type ReadForm = (limits: FormLimits) => Promise<Form>

/** No form of the contract has more. */
const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 1024
/** What a form may weigh besides its file: borders, names and text fields. */
const ROOM_FOR_FIELDS = 64 * 1024

/** The reader of a request's form. Nothing is read before it is called. */
export function formReader(request: FastifyRequest): ReadForm {
  return async ({ file: fileField, maxBytes }) => {
    if (!request.isMultipart()) throw new UnreadableRequest()
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > maxBytes + ROOM_FOR_FIELDS) return { fields: new Map(), file: 'too_large' }
    const fields = new Map<string, string>()
    let file: Form['file']
    try {
      for await (const part of request.parts({
        // One byte more than is allowed tells a file of the allowed size from a larger one.
        limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: maxBytes + 1 },
      })) {
        if (part.type === 'field') fields.set(part.fieldname, String(part.value))
        else if (part.fieldname === fileField) file = await readFile(part.file, maxBytes)
        else throw new UnreadableRequest()
        if (file === 'too_large') return { fields, file }
      }
    } catch {
      // A parser's complaint names its own terms; to a caller they are all a form that cannot be read.
      throw new UnreadableRequest()
    } finally {
      // What nobody wants has to flow off, or the connection would stay blocked by it.
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
