import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DamagedPicture, NotAPicture, TooManyPixels, TypeNotTaken } from './errors.ts'
import { readIcon } from './icon.ts'
import { cleanPicture, cropSquare } from './picture.ts'
import { animation, fromCamera, noise, paletteIcon, plain } from './pictures.test-data.ts'
import { RULES } from './upload.ts'

const { avatar, post, branding } = RULES

describe('a picture', () => {
  it.each(['jpg', 'png', 'webp', 'gif'] as const)('of type %s is re-encoded as the same type', async (type) => {
    const sent = await plain(60, 40)
      .toFormat(type === 'jpg' ? 'jpeg' : type)
      .toBuffer()
    const clean = await cleanPicture(sent, post)
    expect(clean).toMatchObject({ type, width: 60, height: 40 })
    const { dominant } = await sharp(clean.bytes).stats()
    expect(dominant.g).toBeGreaterThan(100)
    expect(dominant.r).toBeLessThan(40)
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s loses its metadata, after its orientation has been applied',
    async (format) => {
      const sent = await fromCamera().toFormat(format).toBuffer()
      expect((await sharp(sent).metadata()).exif).toBeDefined()
      const clean = await cleanPicture(sent, post)
      expect([clean.width, clean.height]).toEqual([40, 60])
      const after = await sharp(clean.bytes).metadata()
      expect([after.exif, after.orientation, after.xmp, after.icc, after.iptc]).toEqual(Array(5).fill(undefined))
      expect(clean.bytes.includes('Lovelace')).toBe(false)
    },
  )

  it('loses everything that was put before its end or after it', async () => {
    const script = '<script>alert(1)</script>'
    const commented = await plain(20, 20)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .jpeg()
      .toBuffer()
    const sent = Buffer.concat([commented, Buffer.from(script)])
    expect((await cleanPicture(sent, post)).bytes.includes('script')).toBe(false)
  })

  it.each(['gif', 'webp'] as const)(
    'that is animated (%s) keeps its frames in a post and only the first one as an avatar',
    async (type) => {
      const sent = await (await animation(4, 30)).toFormat(type).toBuffer()
      const moving = await cleanPicture(sent, post)
      expect(moving).toMatchObject({ type, width: 30, height: 30 })
      expect((await sharp(moving.bytes, { animated: true }).metadata()).pages).toBe(4)
      if (type === 'gif') return
      const still = await cleanPicture(sent, avatar)
      expect((await sharp(still.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    },
  )

  it('is scaled down for an avatar, never up', async () => {
    const large = await cleanPicture(await plain(2000, 1000).png().toBuffer(), avatar)
    expect([large.width, large.height]).toEqual([1024, 512])
    const small = await cleanPicture(await plain(20, 10).png().toBuffer(), avatar)
    expect([small.width, small.height]).toEqual([20, 10])
  })

  it('with too many pixels is refused before decoding, counting those of all frames', async () => {
    const bomb = await plain(8000, 6000).png().toBuffer()
    expect(bomb.length).toBeLessThan(RULES.post.maxBytes)
    await expect(cleanPicture(bomb, post)).rejects.toThrow(TooManyPixels)
    const long = await (await animation(12, 2000)).gif({ effort: 1 }).toBuffer()
    await expect(cleanPicture(long, post)).rejects.toThrow(TooManyPixels)
  })

  it('that only claims to be large in its header is refused by the claimed size', async () => {
    const claimed = await plain(10, 10).png().toBuffer()
    claimed.writeUInt32BE(60_000, 16)
    claimed.writeUInt32BE(60_000, 20)
    await expect(cleanPicture(claimed, post)).rejects.toThrow(/request_format_error|unsupported/)
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('of type %s that was truncated is refused', async (format) => {
    const whole = await noise(300, 300).toFormat(format).toBuffer()
    for (const share of [0.02, 0.5, 0.9]) {
      await expect(cleanPicture(whole.subarray(0, whole.length * share), post)).rejects.toThrow(DamagedPicture)
    }
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['SVG behind a byte order mark', '\uFEFF<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['text', 'hello'],
    ['nothing', ''],
  ])('is refused if it is really %s', async (_name, content) => {
    await expect(cleanPicture(Buffer.from(content), post)).rejects.toThrow(NotAPicture)
  })

  it('is refused if its type is not accepted', async () => {
    const gif = await plain(9, 9).gif().toBuffer()
    await expect(cleanPicture(gif, avatar)).rejects.toThrow(TypeNotTaken)
    await expect(cleanPicture(paletteIcon(), post)).rejects.toThrow(TypeNotTaken)
    await expect(cleanPicture(await plain(9, 9).webp().toBuffer(), branding)).rejects.toThrow(TypeNotTaken)
  })

  it('is cropped to the exact square in its centre', async () => {
    const sides = await Promise.all(['red', 'blue', 'red'].map((color) => plain(40, 40, color).png().toBuffer()))
    const flag = await plain(120, 40)
      .composite(sides.map((input, index) => ({ input, left: index * 40, top: 0 })))
      .png()
      .toBuffer()
    const crop = await cropSquare(flag, 'png', 32)
    const { width, height } = await sharp(crop).metadata()
    expect([width, height]).toEqual([32, 32])
    expect((await sharp(crop).stats()).dominant.b).toBeGreaterThan(200)
  })
})

describe('an icon', () => {
  it('of old bitmaps becomes one of PNGs, with its transparency', async () => {
    const clean = await cleanPicture(paletteIcon(), branding)
    expect(clean).toMatchObject({ type: 'ico', width: 16, height: 16 })
    const [image] = readIcon(clean.bytes)
    expect(image?.kind).toBe('png')
    if (image?.kind !== 'png') return
    const { data } = await sharp(image.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    // One masked pixel, seven in the second colour, eight in the first.
    expect(data[3]).toBe(0)
    expect([...data.subarray(4, 8)]).toEqual([0, 0, 255, 255])
    expect([...data.subarray(32, 36)]).toEqual([255, 0, 0, 255])
  })

  it('of PNGs is re-encoded, each at most 256 pixels wide', async () => {
    const once = await cleanPicture(paletteIcon(), branding)
    expect(await cleanPicture(once.bytes, branding)).toMatchObject({ type: 'ico', width: 16 })
  })

  it('that contradicts its header is refused', async () => {
    const icon = paletteIcon()
    for (const length of [4, 6, 21, 30, icon.length - 70]) {
      await expect(cleanPicture(icon.subarray(0, length), branding), String(length)).rejects.toThrow(DamagedPicture)
    }
    const changed = (at: number, value: number): Buffer => {
      const copy = Buffer.from(icon)
      copy.writeUInt8(value, at)
      return copy
    }
    // More images than a file may have, a side of 4 112 pixels, compression, an invalid bit depth.
    for (const wrong of [changed(5, 200), changed(27, 16), changed(38, 1), changed(36, 7)]) {
      await expect(cleanPicture(wrong, branding)).rejects.toThrow(DamagedPicture)
    }
  })
})
