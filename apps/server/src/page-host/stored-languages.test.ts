import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { startPages } from '../../test/http/pages.ts'
import { pseudoCatalogue, writeCatalogue } from '../../test/pseudo-language.ts'

const arabic = pseudoCatalogue('ar')
const inArabic = { 'accept-language': 'ar' }

function addressIn(page: string): string {
  return /"texts":"([^"]+)"/.exec(page)?.[1] ?? ''
}

describeOnEveryEngine('pages in a language from a file', (open) => {
  it('LF1 cached pages follow a changed file, in every language because each lists them all', async () => {
    const site = await open()
    const { get, made } = await startPages(site)
    const store = async (content: unknown): Promise<void> => {
      await writeCatalogue(site.dataDir, 'ar.json', content)
      site.ctx.languages.refresh()
    }
    expect((await get('/tags', inArabic)).text).toContain('<html lang="en-US" dir="ltr"')
    await store(arabic)
    const page = await get('/tags', inArabic)
    expect(page.text).toContain('<html lang="ar" dir="rtl"')
    expect(page.text).toContain(arabic.messages['site']?.['nav.tags'])
    expect(page.headers).toMatchObject({
      'content-language': 'ar',
      vary: expect.stringContaining('accept-language'),
    })
    expect((await get('/tags')).text).toContain(arabic.name)
    const before = made()
    await get('/tags', inArabic)
    expect(made(), 'the page is cached').toBe(before)
    const changed = { ...arabic, messages: { ...arabic.messages, site: { 'nav.tags': 'وسم' } } }
    await store(changed)
    expect((await get('/tags', inArabic)).text).toContain('وسم')
  })

  it('LF2 texts are cached for good at an address that changes with them', async () => {
    const site = await open()
    const { get } = await startPages(site)
    await writeCatalogue(site.dataDir, 'ar.json', arabic)
    site.ctx.languages.refresh()
    const address = addressIn((await get('/', inArabic)).text)
    const texts = await get(address)
    expect(texts.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { site: pages, editor, filters, help } = arabic.messages
    expect(JSON.parse(texts.text)).toMatchObject({ site: pages, editor, filters, help })
    expect(Object.keys(filters ?? {}), 'every area can be translated').not.toHaveLength(0)
    expect(Object.keys(help ?? {})).not.toHaveLength(0)
    const forAdmin = await get(address.replace('/site/', '/admin/'))
    expect(JSON.parse(forAdmin.text)).toMatchObject({ admin: {}, editor })
    expect(texts.text, 'mails and refusals are written by the server').not.toContain('"mail.')
    await writeCatalogue(site.dataDir, 'ar.json', { ...arabic, messages: { ui: { 'kit.close': 'أغلق' } } })
    site.ctx.languages.refresh()
    const now = addressIn((await get('/', inArabic)).text)
    expect(now).not.toBe(address)
    expect(JSON.parse((await get(now)).text).ui['kit.close']).toBe('أغلق')
    expect((await get(address)).headers['cache-control'], 'a page from before gets the present texts').toBe('no-store')
    for (const unknown of ['site/en_US.x.json', 'site/xx.x.json', 'server/ar.x.json', 'site/..%2f..%2fconfig.json']) {
      expect((await get(`/static/languages/${unknown}`)).status, unknown).toBe(404)
    }
  })
})
