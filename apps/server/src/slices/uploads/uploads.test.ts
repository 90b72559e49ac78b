import { connect } from 'node:net'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { updateUser } from '../users/index.ts'
import { animation, fromCamera, noise, paletteIcon, plain } from './pictures.test-data.ts'
import { findUpload } from './store.ts'
import { RULES, pathsIn } from './upload.ts'
import { send, small } from './uploads.test-data.ts'

/** Sends the given text or bytes as the body of a form, without validation. */
function rawForm(site: TestSite, token: string, payload: string | Buffer, type = 'multipart/form-data; boundary=x') {
  return site.server.http.inject({
    method: 'POST',
    url: '/answer/api/v1/file',
    headers: { authorization: token, 'content-type': type, 'accept-language': 'en_US' },
    payload,
  })
}

function part(name: string, value: string | Buffer, more = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
}
const end = Buffer.from('--x--\r\n')

describeOnEveryEngine('uploads', (open) => {
  it('F1 an upload gets an absolute, unguessable address, and its owner is recorded', async () => {
    const site = await open()
    const { id, token } = await site.registerPerson({ name: 'Ada' })
    const { data } = await send(site, token, 'post', await fromCamera().jpeg().toBuffer(), 'photo.JPG')
    expect(data).toMatch(/^http:\/\/qa\.test\/uploads\/post\/[0-9a-f]{32}\.jpg$/)
    const path = pathsIn(data ?? '')[0] ?? ''
    const bytes = (await site.ctx.files.read(path)) ?? Buffer.alloc(0)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(await findUpload(site.ctx.db, path)).toMatchObject({
      owner_id: id,
      source: 'post',
      bytes: bytes.length,
      width: 40,
      height: 60,
      created_at: site.clock.now(),
      deleted_at: null,
    })
    expect((await send(site, token, 'post', await small())).data).not.toBe(data)
  })

  it('F2 the caller is checked before the form is read', async () => {
    const site = await open()
    const { id, token } = await site.registerPerson({ name: 'Ada' })
    // If the body were read, it would be refused as malformed.
    const broken = '--x\r\nnonsense'
    expect((await rawForm(site, '', broken)).statusCode).toBe(401)
    expect((await rawForm(site, 'wrong', broken)).statusCode).toBe(401)
    expect((await rawForm(site, token, broken)).json()).toMatchObject({
      code: 400,
      reason: 'base.request_format_error',
    })
    await updateUser(site.ctx.db, id, { mail_status: 2 })
    expect((await rawForm(site, token, broken)).json()).toMatchObject({ code: 403, data: { type: 'inactive' } })
    await updateUser(site.ctx.db, id, { mail_status: 1, status: 'suspended' })
    expect((await rawForm(site, token, broken)).json()).toMatchObject({ code: 403, data: { type: 'suspended' } })
  })

  it('F3 multipart forms are accepted only where a file belongs', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const form = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/question',
      headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([part('title', 'x'), end]),
    })
    expect(form.json()).toMatchObject({ code: 415, reason: 'base.wrong_content_type' })
    expect((await rawForm(site, token, '{"source":"post"}', 'application/json')).statusCode).toBe(415)
  })

  it('F4 the parts may come in any order, and whatever is missing is reported', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const picture = part('file', await small(), '; filename="a.png"')
    const uploadParts = async (...parts: Buffer[]): Promise<unknown> => {
      const answer = await rawForm(site, token, Buffer.concat([...parts, end]))
      const { code, reason, data } = answer.json<{ code: number; reason: string; data: { error_field: string }[] }>()
      return [code, reason, typeof data === 'string' ? 'address' : data?.[0]?.error_field]
    }
    const format = 'base.request_format_error'
    expect(await uploadParts(part('source', 'post'), picture)).toEqual([200, 'base.success', 'address'])
    expect(await uploadParts(picture, part('source', 'post'))).toEqual([200, 'base.success', 'address'])
    expect(await uploadParts(picture)).toEqual([400, format, 'source'])
    expect(await uploadParts(part('source', 'post'))).toEqual([400, format, 'file'])
    expect(await uploadParts(part('source', 'post'), part('file', 'text'))).toEqual([400, format, 'file'])
    for (const source of ['post_attachment', 'constructor', '../post', 'POST']) {
      expect(await uploadParts(part('source', source), picture)).toEqual([
        400,
        'error.upload.source_unsupported',
        'source',
      ])
    }
    expect(await uploadParts(part('source', 'post'), picture, picture)).toEqual([400, format, undefined])
    expect(await uploadParts(part('source', 'post'), part('other', 'x', '; filename="a.png"'))).toEqual([
      400,
      format,
      undefined,
    ])
    // Fields that the contract does not know are ignored, whatever their names.
    for (const name of ['other', '__proto__', 'constructor']) {
      expect(await uploadParts(part(name, 'x'), part('source', 'post'), picture)).toEqual([
        200,
        'base.success',
        'address',
      ])
    }
    for (const nameless of ['form-data', 'form-data; filename="a.png"']) {
      const bytes = Buffer.from(`--x\r\ncontent-disposition: ${nameless}\r\n\r\nx\r\n`)
      expect(await uploadParts(part('source', 'post'), bytes)).toEqual([400, format, undefined])
      expect(await uploadParts(bytes, part('source', 'post'), picture)).toEqual([400, format, undefined])
    }
    const tooLarge = [413, 'base.request_too_large', undefined]
    expect(await uploadParts(...Array.from({ length: 30 }, () => part('source', 'post')))).toEqual(tooLarge)
    expect(await uploadParts(part('source', 'x'.repeat(2000)), picture)).toEqual(tooLarge)
    expect(await uploadParts(part('x'.repeat(300), 'post'), picture)).toEqual(tooLarge)
    const named = part('file', await small(), `; filename="${'x'.repeat(300)}.png"`)
    expect(await uploadParts(part('source', 'post'), named)).toEqual(tooLarge)
  })

  it('F5 malformed forms are refused, and the server keeps working', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const whole = Buffer.concat([part('source', 'post'), part('file', await small(), '; filename="a.png"'), end])
    const broken: [string | Buffer, string?][] = [
      [''],
      ['--x'],
      [whole, 'multipart/form-data'],
      [whole, 'multipart/form-data; boundary=other'],
      [whole.subarray(0, whole.length - 40)],
      [whole.subarray(0, 70)],
      [`--x\r\ncontent-disposition: form-data\r\n\r\nno name\r\n--x--\r\n`],
      ['\0'.repeat(5000)],
    ]
    for (const [payload, type] of broken) {
      const answer = await rawForm(site, token, payload, type)
      expect([answer.statusCode, String(payload).slice(0, 20)]).toEqual([400, String(payload).slice(0, 20)])
    }
    expect((await rawForm(site, token, whole)).statusCode).toBe(200)
  })

  it('F6 the content decides the type, whatever the name says', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const jpeg = await plain(9, 9).jpeg().toBuffer()
    expect((await send(site, token, 'post', jpeg, 'really.svg')).data).toMatch(/\.jpg$/)
    const unsupported = { kind: 'fields', reason: 'error.upload.unsupported_file_format' }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const bad = [svg, Buffer.from('<!doctype html><script>1</script>'), Buffer.alloc(0), jpeg.subarray(0, 100)]
    for (const bytes of bad) {
      const { error } = await send(site, token, 'post', bytes, 'picture.png')
      expect(error).toMatchObject({ ...unsupported, fields: [{ error_field: 'file' }] })
    }
    const gif = await (await animation(2, 20)).gif().toBuffer()
    expect((await send(site, token, 'post', gif)).data).toMatch(/\.gif$/)
    const { error } = await send(site, token, 'avatar', gif)
    const message = 'Choose a picture of one of these types: JPG, PNG, WEBP.'
    expect(error).toMatchObject({ ...unsupported, fields: [{ error_field: 'file', error_msg: message }] })
  })

  it('F7 reading stops at 4 MB, which is reported in the viewer’s language', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const limit = RULES.post.maxBytes
    const picture = await small()
    const padded = (size: number): Buffer => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect((await send(site, token, 'post', padded(limit))).error).toBeUndefined()
    const { error } = await send(site, token, 'avatar', padded(limit + 1))
    const expected = { error_field: 'file', error_msg: 'The file is larger than 4 MB.' }
    expect(error).toMatchObject({ kind: 'fields', reason: 'base.request_format_error', fields: [expected] })
    const answer = await site.server.http.inject({
      method: 'POST',
      url: '/answer/api/v1/file',
      headers: {
        authorization: token,
        'content-type': 'multipart/form-data; boundary=x',
        'accept-language': 'zh_CN',
      },
      payload: Buffer.concat([part('source', 'post'), part('file', padded(limit + 1), '; filename="a"'), end]),
    })
    expect(answer.json()).toMatchObject({ code: 400, msg: '文件大于 4 MB。' })
  })

  it('F8 the answer does not wait for the rest of a file that is too large', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const { http } = await site.ownServer()
    await http.listen({ port: 0, host: '127.0.0.1' })
    const [address] = http.addresses()
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
    const answer = new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(String(data)))
      socket.once('error', reject)
    })
    socket.write(
      [
        'POST /answer/api/v1/file HTTP/1.1',
        'host: qa.test',
        `authorization: ${token}`,
        'content-type: multipart/form-data; boundary=x',
        'transfer-encoding: chunked',
        '\r\n',
      ].join('\r\n'),
    )
    const chunk = (bytes: Buffer): boolean => {
      socket.write(`${bytes.length.toString(16)}\r\n`)
      socket.write(bytes)
      return socket.write('\r\n')
    }
    chunk(Buffer.concat([part('source', 'post'), part('file', Buffer.alloc(9), '; filename="a"').subarray(0, -2)]))
    // The form never ends, so the server can only respond to what it has read so far.
    for (let megabyte = 0; megabyte < 5; megabyte++) chunk(Buffer.alloc(1024 * 1024))
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
    expect((await send(site, token, 'post', await small())).error).toBeUndefined()
  })

  it('F9 only administrators upload the site’s pictures', async () => {
    const site = await open()
    const admin = await site.admin()
    const moderator = await site.registerPerson({ name: 'Mia', role: 3 })
    expect((await send(site, moderator.token, 'branding', await small())).error).toMatchObject({
      kind: 'forbidden',
      reason: 'base.forbidden_error',
    })
    expect((await send(site, admin.token, 'branding', paletteIcon(), 'favicon.ico')).data).toMatch(
      /branding\/\w+\.ico$/,
    )
    const large = await noise(1500, 1200).png().toBuffer()
    expect(large.length).toBeGreaterThan(RULES.post.maxBytes)
    expect((await send(site, admin.token, 'branding', large)).error).toBeUndefined()
    expect((await send(site, admin.token, 'post', large)).error).toMatchObject({ kind: 'fields' })
  })

  it('F10 a picture with too many pixels is refused by its header', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const { error } = await send(site, token, 'post', await plain(7000, 6000).png().toBuffer())
    const message = 'The picture has more than 40 million pixels. Make it smaller first.'
    expect(error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'file', error_msg: message }] })
  })

  it('F11 twenty concurrent uploads succeed, and uploads per person are limited', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada' })
    const picture = await small()
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(site, token, 'post', picture)))
    expect(new Set(sent.map(({ data }) => data)).size).toBe(20)
    const more = await Promise.all(Array.from({ length: 45 }, () => send(site, token, 'post', Buffer.alloc(0))))
    expect(more.filter(({ error }) => error?.status === 429).length).toBe(5)
  })

  it('F12 nothing of a refused upload is stored', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    await send(site, token, 'post', Buffer.from('<svg/>'))
    await send(site, token, 'branding', await small())
    expect(await site.ctx.files.list('post')).toEqual([])
    expect(await site.ctx.files.list('branding')).toEqual([])
    expect(await site.ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([])
  })
})
