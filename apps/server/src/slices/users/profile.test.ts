import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { updateUser } from './index.ts'

describeOnEveryEngine('the user’s profile', (open) => {
  it('U1 saves the texts, sanitises the rendered bio, and shows them to others', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const saved = await site.api(token).call('updateProfile', {
      body: {
        display_name: '\u202EAda  Lovelace',
        username: 'Countess.Ada',
        bio: '**Counts** [x](javascript:alert(1)) <img src=x onerror=alert(1)> <script>alert(1)</script>',
        website: 'https://ada.example/\u202Eada',
        location: 'London\nEngland',
      },
    })
    expect(saved.error).toBeUndefined()
    const { data } = await site.api().call('getPersonalUser', { query: { username: 'countess.ada' } })
    expect(data).toMatchObject({
      display_name: 'Ada Lovelace',
      username: 'countess.ada',
      website: 'https://ada.example/ada',
      location: 'London England',
    })
    expect(data?.bio_html).toContain('<strong>Counts</strong>')
    expect(data?.bio_html).not.toMatch(/href="javascript|onerror|<script/)
  })

  it('U2 ignores empty names and absent fields, and clears texts that are sent empty', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const api = site.api(token)
    await api.call('updateProfile', { body: { bio: 'Bio', location: 'London' } })
    await api.call('updateProfile', { body: { display_name: '\u200B\u3164', username: '', bio: '' } })
    expect((await api.call('getCurrentUser')).data).toMatchObject({
      display_name: 'Ada',
      username: 'ada',
      bio: '',
      bio_html: '',
      location: 'London',
    })
  })

  it('U3 reports a username that is taken, reserved or has invalid characters', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    await site.registerPerson({ name: 'Bob' })
    const moderator = await site.registerPerson({ name: 'Mia', role: 3 })
    const refusalOf = async (as: string, username: string): Promise<unknown> => {
      const { error } = await site.api(as).call('updateProfile', { body: { username } })
      return error?.kind === 'fields' ? [error.reason, error.fields[0]?.error_field] : error
    }
    expect(await refusalOf(token, 'BOB')).toEqual(['error.user.username_duplicate', 'username'])
    for (const name of ['admin', 'settings', 'a b', 'ädä', '<b>x</b>', '..']) {
      expect(await refusalOf(token, name), name).toEqual(['error.user.username_invalid', 'username'])
    }
    expect(await refusalOf(moderator.token, 'settings')).toEqual(['error.user.username_invalid', 'username'])
    expect(await refusalOf(moderator.token, 'moderator')).toBeUndefined()
  })

  it('U4 gives a username to one of twenty people who request it at once', async () => {
    const site = await open()
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => site.registerPerson({ name: `P${index}` })),
    )
    const answers = await Promise.all(
      people.map(({ token }) => site.api(token).call('updateProfile', { body: { username: 'wanted' } })),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    const reasons = answers.flatMap(({ error }) => (error && 'reason' in error ? [error.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['error.user.username_duplicate']))
  })

  it('U5 accepts only web addresses', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    for (const website of ['javascript:alert(1)', 'example.com', 'ftp://example.com', 'data:text/html,x']) {
      const { error } = await site.api(token).call('updateProfile', { body: { website } })
      expect(error, website).toMatchObject({ kind: 'fields', fields: [{ error_field: 'website' }] })
    }
  })

  it('U6 refuses a picture that the person did not upload', async () => {
    const site = await open()
    const { id, token } = await site.registerPerson({ name: 'Ada' })
    const api = site.api(token)
    const choose = (custom: string) =>
      api.call('updateProfile', { body: { avatar: { type: 'custom', gravatar: '', custom } } })
    for (const custom of ['', 'https://evil.example/track.png', '/uploads/avatar/of-somebody-else.png']) {
      expect((await choose(custom)).error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'avatar' }] })
    }
    await updateUser(site.ctx.db, id, { avatar_custom: '/uploads/avatar/mine.png' })
    expect((await choose('/uploads/avatar/mine.png')).error).toBeUndefined()
    expect((await api.call('getCurrentUser')).data?.avatar).toMatchObject({
      type: 'custom',
      custom: '/uploads/avatar/mine.png',
    })
    await api.call('updateProfile', { body: { avatar: { type: 'gravatar', gravatar: '', custom: '' } } })
    expect((await api.call('getCurrentUser')).data?.avatar.type).toBe('gravatar')
  })

  const fields = {
    display_name: 'Another name',
    username: 'another-name',
    avatar: { type: 'gravatar', gravatar: '', custom: '' },
    bio: 'Another bio',
    website: 'https://another.example',
    location: 'Elsewhere',
  } as const

  it.each(Object.keys(fields) as (keyof typeof fields)[])(
    'U7 accepts a closed %s only with its current value; another value is a field error',
    async (field) => {
      const site = await open()
      const { token } = await site.registerPerson({ name: 'Ada' })
      const api = site.api(token)
      const settings = await readSettings(site.ctx, 'site_users')
      await writeSettings(site.ctx, 'site_users', { ...settings, [`allow_update_${field}`]: false })
      const { data } = await api.call('getCurrentUser')
      if (!data) throw new Error('Nobody is signed in')
      const same = { ...fields, [field]: data[field] }
      expect((await api.call('updateProfile', { body: same })).error).toBeUndefined()
      const { error } = await api.call('updateProfile', { body: fields })
      expect(error).toMatchObject({ reason: 'error.user.field_closed', fields: [{ error_field: field }] })
      expect((await api.call('getCurrentUser')).data?.[field]).toEqual(data[field])
    },
  )

  it('U11 accepts the closed picture sent back as it was shown, whatever its stored type', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const settings = await readSettings(site.ctx, 'site_users')
    const save = (type: '' | 'default' | 'gravatar' | 'system') =>
      site.api(token).call('updateProfile', { body: { avatar: { type, gravatar: '', custom: '' } } })
    await writeSettings(site.ctx, 'site_users', { ...settings, allow_update_avatar: false })
    for (const type of ['', 'default', 'system'] as const) expect((await save(type)).error).toBeUndefined()
    expect((await save('gravatar')).error).toMatchObject({ reason: 'error.user.field_closed' })
    await writeSettings(site.ctx, 'site_users', { ...settings, default_avatar: 'gravatar', allow_update_avatar: false })
    for (const type of ['', 'gravatar'] as const) expect((await save(type)).error).toBeUndefined()
    expect((await save('system')).error).toMatchObject({ reason: 'error.user.field_closed' })
  })

  it('U8 ignores all other columns of the account', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const sent = {
      bio: 'x',
      role_id: 2,
      rank: 9000,
      e_mail: 'x@qa.test',
      id: '1',
      status: 'deleted',
      question_count: 7,
    }
    await site.server.http.inject({
      method: 'PUT',
      url: '/answer/api/v1/user/info',
      headers: { authorization: token },
      payload: { ...sent, ['__proto__']: { role_id: 2 } },
    })
    expect((await site.api(token).call('getCurrentUser')).data).toMatchObject({
      bio: 'x',
      role_id: 1,
      rank: 1,
      e_mail: 'ada@qa.test',
      question_count: 0,
      status: 'normal',
    })
  })

  it('U9 saves language and colour scheme; refuses an unknown language, replaces an unknown scheme by the default', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Ada' })
    const api = site.api(token)
    const save = (language: string, color_scheme: string) =>
      api.call('updateInterfacePreferences', { body: { language, color_scheme } })
    expect((await save('zh_CN', 'dark')).error).toBeUndefined()
    expect((await api.call('getCurrentUser')).data).toMatchObject({ language: 'zh_CN', color_scheme: 'dark' })
    expect((await save('xx_YY', 'dark')).error).toMatchObject({ kind: 'refused', reason: 'base.request_format_error' })
    await save('Default', 'purple')
    expect((await api.call('getCurrentUser')).data).toMatchObject({ language: 'Default', color_scheme: 'default' })
  })

  it('U10 finds at most five people by the beginning of either name, without the caller and suspended people', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 3 })
    const suspended = await site.registerPerson({ name: 'Adam' })
    await updateUser(site.ctx.db, suspended.id, { status: 'suspended' })
    for (let index = 0; index < 7; index += 1) await site.registerPerson({ name: `Adele${index}`, rank: index })
    const named = await site.registerPerson({ name: 'Zoe' })
    await updateUser(site.ctx.db, named.id, { display_name: 'ÄDA_Prime' })
    const find = async (username: string): Promise<string[]> => {
      const { data } = await site.api(ada.token).call('searchUsers', { query: { username } })
      return (data ?? []).map((card) => card.username)
    }
    expect(await find('AD')).toEqual(['adele6', 'adele5', 'adele4', 'adele3', 'adele2'])
    expect(await find('ÄDA_')).toEqual(['zoe'])
    expect(await find('%')).toEqual([])
    expect(await find('_')).toEqual([])
  })

  it('U12 accepts a display name of any script and reports one that looks like the site’s or its staff’s', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Bob' })
    const moderator = await site.registerPerson({ name: 'Mia', role: 3 })
    const rename = async (as: string, display_name: string) =>
      (await site.api(as).call('updateProfile', { body: { display_name } })).error?.reason
    expect(await rename(token, '陈志远')).toBeUndefined()
    expect(await rename(token, 'Élise Müller')).toBeUndefined()
    expect(await rename(token, 'Мiа')).toBe('error.user.name_of_staff')
    expect(await rename(token, 'Adm1n')).toBe('error.user.name_of_staff')
    expect(await rename(token, 'Bob 🙂')).toBe('error.user.display_name_invalid')
    await site.api(moderator.token).call('updateProfile', { body: { display_name: 'Moderator' } })
    const likeBoth = await site.api(token).call('updateProfile', { body: { display_name: 'Moderator' } })
    expect(likeBoth.error).toMatchObject({ fields: [{ error_field: 'display_name' }] })
    expect(await rename(moderator.token, 'Moderator Mia')).toBeUndefined()
    expect((await site.api(token).call('getCurrentUser')).data).toMatchObject({ display_name: 'Élise Müller' })
  })
})
