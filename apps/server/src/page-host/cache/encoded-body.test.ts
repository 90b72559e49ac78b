import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseCoding, EncodedBody } from './encoded-body.ts'

describe('encoded bodies', () => {
  it('E1 decode to the same bytes in every coding', async () => {
    const text = 'Ein Text, 一段文字. '.repeat(100)
    const body = await EncodedBody.of(text)
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(text)
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(text)
    expect((await body.in('identity')).toString()).toBe(text)
  })

  it('E3 decoded, they are one buffer for all who read it at a time', async () => {
    const body = await EncodedBody.of('A text. '.repeat(100))
    const [first, second] = await Promise.all([body.in('identity'), body.in('identity')])
    expect(second).toBe(first)
    expect(await body.in('identity')).toBe(first)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('E2 %s is answered in %s', (header, coding) => expect(chooseCoding(header)).toBe(coding))
})
