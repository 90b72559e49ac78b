import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusals/refusal.ts'
import { RequestTooLarge, UnreadableRequest } from '../refusals/request-refusals.ts'

/** The parts of a form that were read. */
export interface Form {
  /** The text fields by name; if several have the same name, the last one counts. */
  fields: ReadonlyMap<string, string>
  /** The bytes of the file, or `'too_large'` beyond the maximum size; undefined without a file. */
  file: Buffer | 'too_large' | undefined
}

export interface FormLimits {
  /** Name of the field that carries the file. */
  file: string
  /** Maximum size of the file in bytes. Reading stops beyond it. */
  maxBytes: number
}

/**
 * Reads the form of a request: text fields and one file, in any order.
 * @throws {UnreadableRequest} when it is no form or is truncated
 * @throws {RequestTooLarge} when it has more parts or longer fields than any form of the contract
 */
export type ReadForm = (limits: FormLimits) => Promise<Form>

/** Maximum number of text fields; no form of the contract has more. */
const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 1024
/** Maximum length of the name of a field, and of the file. */
const MAX_NAME = 255
/** Maximum number of headers of one part. */
const MAX_PART_HEADERS = 10
/** Bytes of a form besides its file: boundaries, names and text fields. */
const ROOM_FOR_FIELDS = 64 * 1024
/**
 * Number of bytes that the parser gets at once. It cannot be stopped within a slice: in the 64 KiB that a socket
 * delivers, it would parse a thousand parts beyond the last one allowed.
 */
const SLICE_BYTES = 4 * 1024

/** Returns a reader of the request's form. Nothing is read before it is called. */
export function formReader({ headers, raw: body }: FastifyRequest): ReadForm {
  return async (limits) => {
    const announced = Number(headers['content-length'] ?? 0)
    if (announced > limits.maxBytes + ROOM_FOR_FIELDS) return { fields: new Map(), file: 'too_large' }
    try {
      const form = new FormInParts(headers['content-type'] ?? '', limits)
      // The body is not destroyed, so that the connection stays open for the response.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
          await form.write(chunk.subarray(at, at + SLICE_BYTES))
          if (form.isTooLarge) return form.read()
        }
      }
      await form.end()
      return form.read()
    } catch (error) {
      if (error instanceof Refusal) throw error
      // The parser's error messages do not concern the caller, for whom each of them means an unreadable form.
      throw new UnreadableRequest()
    } finally {
      // The unread rest has to be drained, or it would block the connection.
      body.resume()
    }
  }
}

/** A form whose bytes are parsed in slices. */
class FormInParts {
  readonly #parser: BusboyInstance
  readonly #limits: FormLimits
  readonly #fields = new Map<string, string>()
  readonly #chunks: Buffer[] = []
  #hasFile = false
  #bytes = 0
  #failure: unknown

  constructor(contentType: string, limits: FormLimits) {
    this.#limits = limits
    this.#parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files: 1,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + 1,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: MAX_PART_HEADERS,
        // A byte more than allowed distinguishes a file of exactly the maximum from a larger one.
        fileSize: limits.maxBytes + 1,
      },
    })
    this.#parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
      this.#checkName(name)
      if (valueTruncated) this.#fail(new RequestTooLarge())
      this.#fields.set(name, value)
    })
    this.#parser.on('file', (name, file, fileName) => this.#readFile(name, file, fileName))
    for (const limit of ['partsLimit', 'fieldsLimit']) this.#parser.on(limit, () => this.#fail(new RequestTooLarge()))
    // No form of the contract has a second file.
    this.#parser.on('filesLimit', () => this.#fail(new UnreadableRequest()))
    this.#parser.on('error', (error) => this.#fail(error))
  }

  get isTooLarge(): boolean {
    return this.#bytes > this.#limits.maxBytes
  }

  /** Returns what was read so far. */
  read(): Form {
    const file = this.#hasFile ? Buffer.concat(this.#chunks) : undefined
    return { fields: this.#fields, file: this.isTooLarge ? 'too_large' : file }
  }

  /** @throws the first error of the parser, or the refusal of a part of the form */
  write(slice: Buffer): Promise<void> {
    return this.#untilFailure((done) => this.#parser.write(slice, done))
  }

  /** @throws {Error} when the form is truncated */
  end(): Promise<void> {
    return this.#untilFailure((done) => this.#parser.once('finish', done).end())
  }

  /**
   * Waits until `act` calls back or the parser fails, because a parser that failed does not call back.
   * @throws the first failure
   */
  async #untilFailure(act: (done: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.#parser.off('error', done)
        resolve()
      }
      this.#parser.once('error', done)
      act(done)
    })
    if (this.#failure !== undefined) throw this.#failure
  }

  #readFile(name: string, file: BusboyFileStream, fileName: string | undefined): void {
    this.#hasFile = true
    file.on('error', (error) => this.#fail(error))
    file.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length
      this.#chunks.push(chunk)
    })
    this.#checkName(name)
    this.#checkName(fileName ?? '')
    if (name !== this.#limits.file) this.#fail(new UnreadableRequest())
  }

  /**
   * Refuses a part without a name or with a name that is too long.
   * @param name undefined if a part has none, although the parser's types exclude it
   */
  #checkName(name: string | undefined): void {
    if (name === undefined) this.#fail(new UnreadableRequest())
    else if (name.length > MAX_NAME) this.#fail(new RequestTooLarge())
  }

  #fail(error: unknown): void {
    this.#failure ??= error
  }
}
