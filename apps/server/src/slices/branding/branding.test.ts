import sharp from 'sharp'
import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { allOf, readXml, textIn } from '../../../test/read-xml.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { plain } from '../uploads/pictures.test-data.ts'
import { clientManifest, iconVersion, openSearchDocument, readFavicon, readIcon, webManifest } from './index.ts'

/** Returns red, green, blue and alpha of a pixel. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const upload = async (site: TestSite, color: string): Promise<string> =>
  uploadBytes(site, await plain(600, 600, color).png().toBuffer())

async function uploadBytes(site: TestSite, bytes: Buffer): Promise<string> {
  const { token } = await site.admin()
  const file = new File([new Uint8Array(bytes)], 'icon.png')
  return unwrap(site.api(token).call('uploadFile', { body: { source: 'branding', file } }))
}

const set = async (site: TestSite, change: { square_icon?: string; favicon?: string }) =>
  writeSettings(site.ctx, 'branding', { ...(await readSettings(site.ctx, 'branding')), ...change })

describeOnEveryEngine('branding', (open) => {
  it('BR1 a site without pictures shows the product mark in the site colour', async () => {
    const site = await open()
    const theme = { theme: 'default', color_scheme: 'system', theme_config: { default: { primary_color: '#CC0044' } } }
    await writeSettings(site.ctx, 'theme', theme)
    const { bytes } = await readIcon(site.ctx, 'icon-192.png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    // The first pixel is on the ring, the second one outside of it.
    expect(await colourAt(bytes, 92, 22)).toEqual([204, 0, 68, 255])
    expect((await colourAt(bytes, 2, 2))[3]).toBe(0)
    const maskable = await readIcon(site.ctx, 'maskable-512.png')
    expect(await colourAt(maskable.bytes, 2, 2)).toEqual([204, 0, 68, 255])
    const favicon = await readFavicon(site.ctx)
    expect([favicon.mediaType, favicon.bytes.readUInt16LE(2)]).toEqual(['image/x-icon', 1])
    expect(await webManifest(site.ctx)).toMatchObject({ theme_color: '#cc0044' })
  })

  it('BR2 the square icon is served in every size, and a new one immediately', async () => {
    const site = await open()
    const first = await iconVersion(site.ctx)
    await set(site, { square_icon: await upload(site, 'rgb(0, 128, 0)') })
    const apple = await readIcon(site.ctx, 'apple-touch-icon.png')
    expect(await sharp(apple.bytes).metadata()).toMatchObject({ width: 180, height: 180 })
    expect(await colourAt(apple.bytes, 90, 90)).toEqual([0, 128, 0, 255])
    expect(await colourAt(apple.bytes, 2, 2)).toEqual([255, 255, 255, 255])
    const second = await iconVersion(site.ctx)
    await set(site, { square_icon: await upload(site, 'rgb(128, 0, 0)') })
    expect(await colourAt((await readIcon(site.ctx, 'apple-touch-icon.png')).bytes, 90, 90)).toEqual([128, 0, 0, 255])
    expect(new Set([first, second, await iconVersion(site.ctx)]).size).toBe(3)
  })

  it('BR3 the favicon is drawn at 32 × 32 pixels; pictures on other hosts are never fetched', async () => {
    const site = await open()
    const address = await upload(site, 'rgb(0, 0, 128)')
    await set(site, { favicon: address })
    const favicon = await readFavicon(site.ctx)
    expect(await sharp(favicon.bytes).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
    expect(await colourAt(favicon.bytes, 5, 5)).toEqual([0, 0, 128, 255])
    await set(site, { favicon: 'http://elsewhere.test/f.png', square_icon: 'http://169.254.169.254/s.png' })
    expect((await readFavicon(site.ctx)).mediaType).toBe('image/x-icon')
    expect(await sharp((await readIcon(site.ctx, 'icon-512.png')).bytes).metadata()).toMatchObject({ width: 512 })
  })

  it('BR6 a new picture that breaks a rule of its place is refused', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const picture = async (width: number, height: number, type: 'png' | 'jpeg' = 'png') =>
      uploadBytes(site, await plain(width, height).toFormat(type).toBuffer())
    const save = async (body: OperationBody<'updateBrandingSettings'>) => {
      const { error } = await admin.call('updateBrandingSettings', { body })
      return error?.kind === 'fields'
        ? error.fields.map(({ error_field, error_msg }) => [error_field, error_msg])
        : error
    }
    const flat = await picture(168, 55)
    const tall = await picture(167, 56)
    expect(
      await save({
        logo: flat,
        mobile_logo: flat,
        square_icon: await picture(512, 511),
        favicon: await picture(64, 64, 'jpeg'),
      }),
    ).toEqual([
      ['logo', 'The picture must be at least 56 pixels high.'],
      ['mobile_logo', 'The picture must be at least 56 pixels high.'],
      ['square_icon', 'The picture must have at least 512 × 512 pixels.'],
      ['favicon', 'The picture must be a PNG or ICO file.'],
    ])
    expect(await save({ logo: tall })).toEqual([
      ['logo', 'The picture must be at least 3 times as wide as it is high.'],
    ])
    const right = {
      logo: await picture(168, 56),
      mobile_logo: tall,
      square_icon: await picture(512, 512),
      favicon: await picture(64, 64),
    }
    expect(await save(right)).toBeUndefined()
    expect(await unwrap(admin.call('getBrandingSettings'))).toEqual(right)
    // A picture that was saved earlier and breaks a rule stays when others are changed.
    await writeSettings(site.ctx, 'branding', { ...right, logo: tall })
    expect(await save({ ...right, logo: tall, favicon: '' })).toBeUndefined()
    expect(await save({ logo: 'https://elsewhere.test/logo.png' })).toBeUndefined()
    expect(await save({})).toBeUndefined()
  })

  it('BR4 the manifests name the site and its icons', async () => {
    const site = await open()
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, short_description: 'Ask here' })
    const version = await iconVersion(site.ctx)
    expect(await webManifest(site.ctx)).toMatchObject({
      name: 'Test site',
      short_name: 'Test site',
      description: 'Ask here',
      lang: 'en-US',
      start_url: '/',
      display: 'standalone',
      icons: [
        { src: `/icons/icon-192.png?v=${version}`, sizes: '192x192', purpose: 'any' },
        { src: `/icons/icon-512.png?v=${version}`, sizes: '512x512', purpose: 'any' },
        { src: `/icons/maskable-512.png?v=${version}`, sizes: '512x512', purpose: 'maskable' },
      ],
    })
    expect(await clientManifest(site.ctx)).toMatchObject({
      manifest_version: 3,
      name: 'Test site',
      icons: { 192: `/icons/icon-192.png?v=${version}` },
      start_url: '/',
    })
  })

  it('BR5 browsers learn how to search the site, with names short enough for OpenSearch', async () => {
    const site = await open()
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, name: 'Questions & answers about <beer>' })
    const root = readXml(await openSearchDocument(site.ctx))
    expect(textIn(root, 'ShortName')).toBe('Questions & answ')
    expect(textIn(root, 'Description')).toBe('Search the questions and answers of Questions & answers about <beer>')
    expect(allOf(root, 'Url')[0]?.attributes).toMatchObject({
      type: 'text/html',
      template: 'http://qa.test/search?q={searchTerms}',
    })
  })
})
