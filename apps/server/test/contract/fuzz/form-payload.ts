import { animation, plain } from '../../../src/slices/uploads/pictures.test-data.ts'
import type { FILES, FuzzCall } from './generated-calls.ts'

const BOUNDARY = 'fuzz'

/** Encodes a form in the format of browsers. */
export async function formPayload({ fields, file }: NonNullable<FuzzCall['form']>) {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
  )
  const parts = file === null ? texts : [...texts, await filePart(file)]
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }
}

async function filePart({ field, name, content }: NonNullable<NonNullable<FuzzCall['form']>['file']>): Promise<Buffer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), await contents[content](), Buffer.from('\r\n')])
}

const png = () => plain(30, 20).png().toBuffer()

const contents: Record<(typeof FILES)[number], () => Promise<Buffer>> = {
  png,
  jpeg: () => plain(40, 30).jpeg().toBuffer(),
  webp: () => plain(20, 20).webp().toBuffer(),
  gif: async () => (await animation(3, 12)).gif().toBuffer(),
  'cut png': async () => (await png()).subarray(0, 60),
  svg: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  html: async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  text: async () => Buffer.from('text'),
  zip: async () => Buffer.from('504b03040a0000000000', 'hex'),
  nothing: async () => Buffer.alloc(0),
}
