import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { writeSettings } from '../site-settings/index.ts'
import { findUpload } from './store.ts'
import { stored } from './uploads.test-data.ts'

const HOUR = 3_600_000

describeOnEveryEngine('the lifetime of uploads', (open) => {
  it('F13 only an own avatar upload can become a person’s picture', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const bob = await site.registerPerson({ name: 'Bob' })
    const mine = await stored(site, ada.token, 'avatar')
    const inPost = await stored(site, ada.token, 'post')
    const others = await stored(site, bob.token, 'avatar')
    const choose = (custom: string) =>
      site.api(ada.token).call('updateProfile', { body: { avatar: { type: 'custom', gravatar: '', custom } } })
    const foreign = [
      others.address,
      inPost.address,
      mine.address.replace('qa.test', 'evil.test'),
      `${mine.address}?s=1`,
      `https://evil.test/?${mine.address}`,
      mine.address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    ]
    for (const custom of foreign) {
      const { error } = await choose(custom)
      expect(error, custom).toMatchObject({ kind: 'fields', fields: [{ error_field: 'avatar' }] })
    }
    expect((await choose(mine.address)).error).toBeUndefined()
    expect((await choose(mine.address)).error).toBeUndefined()
    const { data } = await site.api(ada.token).call('getCurrentUser')
    expect(data?.avatar).toMatchObject({ type: 'custom', custom: mine.address })
    const profile = await site.api().call('getPersonalUser', { query: { username: 'ada' } })
    expect(profile.data?.avatar).toBe(mine.address)
  })

  it('F14 pictures stay as they are if the site does not let people change them', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const { address } = await stored(site, token, 'avatar')
    const { data: settings } = await site.api((await site.admin()).token).call('getUserSettings')
    if (!settings) throw new Error('No settings')
    await writeSettings(site.ctx, 'site_users', { ...settings, allow_update_avatar: false })
    const { error } = await site
      .api(token)
      .call('updateProfile', { body: { avatar: { type: 'custom', gravatar: '', custom: address } } })
    expect(error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'avatar' }] })
  })

  it('F15 an avatar stays until it is replaced, and is discarded then', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const first = await stored(site, token, 'avatar')
    const second = await stored(site, token, 'avatar')
    const choose = (type: 'custom' | 'system', custom: string) =>
      site.api(token).call('updateProfile', { body: { avatar: { type, gravatar: '', custom } } })
    await choose('custom', first.address)
    await choose('system', '')
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(first.path)).toBeDefined()
    await choose('custom', second.address)
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(first.path)).toBeUndefined()
    expect(await site.ctx.files.read(`deleted/${first.path}`)).toBeDefined()
    expect(await site.ctx.files.read(second.path)).toBeDefined()
    expect((await choose('custom', first.address)).error).toMatchObject({ kind: 'fields' })
  })

  it('F16 an unreferenced upload is discarded after two days and purged after thirty more', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const admin = await site.admin()
    const kept = await stored(site, token, 'post')
    const lost = await stored(site, token, 'post')
    const face = await stored(site, token, 'avatar')
    const unusedFace = await stored(site, token, 'avatar')
    const logo = await stored(site, admin.token, 'branding')
    const unusedLogo = await stored(site, admin.token, 'branding')
    const body = {
      bio: `My cat: ![cat](${kept.address})`,
      avatar: { type: 'custom', gravatar: '', custom: face.address },
    } as const
    expect((await site.api(token).call('updateProfile', { body })).error).toBeUndefined()
    await writeSettings(site.ctx, 'branding', {
      logo: `/uploads/${logo.path}`,
      mobile_logo: '',
      square_icon: '',
      favicon: '',
    })
    const present = async (): Promise<boolean[]> =>
      Promise.all(
        [kept, face, logo, lost, unusedFace, unusedLogo].map(
          async ({ path }) => (await site.ctx.files.read(path)) !== undefined,
        ),
      )
    site.clock.advance(47 * HOUR)
    await site.ctx.jobs.drain()
    expect(await present()).toEqual([true, true, true, true, true, true])
    site.clock.advance(12 * HOUR)
    await site.ctx.jobs.drain()
    expect(await present()).toEqual([true, true, true, false, false, false])
    expect(await site.ctx.files.read(`deleted/${lost.path}`)).toBeDefined()
    site.clock.advance(29 * 24 * HOUR)
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(`deleted/${lost.path}`)).toBeDefined()
    site.clock.advance(36 * HOUR)
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(`deleted/${lost.path}`)).toBeUndefined()
    expect(await findUpload(site.ctx.db, lost.path)).toBeUndefined()
    expect(await present()).toEqual([true, true, true, false, false, false])
  })

  it('F17 an upload that is referenced again is restored', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const late = await stored(site, token, 'post')
    site.clock.advance(60 * HOUR)
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(late.path)).toBeUndefined()
    await site.api(token).call('updateProfile', { body: { bio: `<img src="${late.address}">` } })
    site.clock.advance(13 * HOUR)
    await site.ctx.jobs.drain()
    expect(await site.ctx.files.read(late.path)).toBeDefined()
    expect(await findUpload(site.ctx.db, late.path)).toMatchObject({ deleted_at: null })
  })

  it('F18 every text of the site is searched for references', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const shown = await Promise.all(Array.from({ length: 4 }, () => stored(site, token, 'post')))
    const [inQuestion, inAnswer, inComment, inTag] = shown.map(({ address }) => `![a picture](${address}) of it`)
    const api = site.api(token)
    const asked = await api.call('createQuestion', {
      body: {
        title: 'What is on this picture?',
        content: inQuestion ?? '',
        tags: [{ slug_name: 'pictures', display_name: 'Pictures', original_text: inTag ?? '' }],
      },
    })
    const question = asked.data
    if (!question) throw new Error(JSON.stringify(asked.error))
    const answer = await api.call('createAnswer', { body: { question_id: question.id, content: inAnswer ?? '' } })
    expect(answer.error).toBeUndefined()
    const comment = await api.call('createComment', {
      body: { object_id: question.id, original_text: inComment ?? '', mention_username_list: [] },
    })
    expect(comment.error).toBeUndefined()
    site.clock.advance(60 * HOUR)
    await site.ctx.jobs.drain()
    for (const { path } of shown) expect(await site.ctx.files.read(path), path).toBeDefined()
  })
})
