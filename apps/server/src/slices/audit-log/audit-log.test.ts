import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationId, OperationQuery, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { runOn } from '../../../test/processes/run-quandary.ts'
import { loadContract } from '../../platform/http/contract.ts'
import { enabledCode } from '../two-factor/two-factor.test-data.ts'
import { changesBetween } from './changes.ts'

/** A site with an administrator and a member. */
async function openScene(open: () => Promise<TestSite>) {
  const site = await open()
  const me = await site.admin()
  const api = site.api(me.token)
  const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
  const log = (query: OperationQuery<'listAuditLog'> = {}) => unwrap(api.call('listAuditLog', { query }))
  const actions = async (query: OperationQuery<'listAuditLog'> = {}) =>
    (await log(query)).list.map(({ action, object_id }) => [action, object_id])
  return { site, me, api, ada, log, actions }
}

type Scene = Awaited<ReturnType<typeof openScene>>

async function ask({ site, ada }: { site: TestSite; ada: Person }): Promise<string> {
  const body = { title: 'How long do hops keep fresh?', content: 'In a freezer.', tags: [{ slug_name: 'hops' }] }
  return (await unwrap(site.api(ada.token).call('createQuestion', { body }))).id
}

async function answer({ site, ada }: Scene, question_id: string): Promise<string> {
  const body = { question_id, content: 'Two years, vacuum packed.' }
  return (await unwrap(site.api(ada.token).call('createAnswer', { body }))).info.id
}

/** A call of an operation, and its expected entry in the log: the action, the object and the changed fields. */
interface Case {
  perform(api: QuandaryClient, scene: Scene): Promise<void>
  logged: { action: string; objectId?: string; changes?: Record<string, [before: string, after: string]> }
}

async function answered(result: ReturnType<QuandaryClient['call']>): Promise<void> {
  await unwrap(result)
}

const settings = (objectId: string, changes: Record<string, [string, string]>) => ({
  action: 'settings.update',
  objectId,
  changes,
})

/** One case per logged operation of the back office, except those in ELSEWHERE. */
const CASES: Partial<Record<OperationId, Case>> = {
  updateGeneralSettings: {
    async perform(api) {
      const general = await unwrap(api.call('getGeneralSettings'))
      await answered(api.call('updateGeneralSettings', { body: { ...general, description: 'About beer.' } }))
    },
    logged: settings('general', { description: ['', 'About beer.'] }),
  },
  updateInterfaceSettings: {
    perform: (api) => answered(api.call('updateInterfaceSettings', { body: { language: 'zh_CN', time_zone: 'UTC' } })),
    logged: settings('interface', { language: ['en_US', 'zh_CN'] }),
  },
  updateBrandingSettings: {
    perform: (api) =>
      answered(api.call('updateBrandingSettings', { body: { logo: 'https://pictures.test/logo.png' } })),
    logged: settings('branding', { logo: ['', 'https://pictures.test/logo.png'] }),
  },
  updateSeoSettings: {
    perform: (api) => answered(api.call('updateSeoSettings', { body: { permalink: 2, robots: 'User-agent: *\n' } })),
    logged: settings('site_seo', {
      permalink: ['1', '2'],
      robots: ['User-agent: *\nDisallow: /admin\nDisallow: /search\nDisallow: /users/settings\n', 'User-agent: *\n'],
    }),
  },
  updateCustomHtmlSettings: {
    perform: (api) => answered(api.call('updateCustomHtmlSettings', { body: { custom_css: 'a { color: red }' } })),
    logged: settings('custom_css_html', { custom_css: ['', 'a { color: red }'] }),
  },
  updateThemeSettings: {
    perform: (api) => answered(api.call('updateThemeSettings', { body: { theme: 'default', color_scheme: 'dark' } })),
    logged: settings('theme', { color_scheme: ['system', 'dark'] }),
  },
  updateWriteSettings: {
    async perform(api) {
      const body = { slug_name: 'malt', display_name: 'Malt' }
      await unwrap(api.call('createTag', { body }))
      await answered(api.call('updateWriteSettings', { body: { restrict_answer: true, recommend_tags: ['malt'] } }))
    },
    logged: settings('site_write', { recommend_tags: ['', 'malt'] }),
  },
  updateLegalSettings: {
    perform: (api) =>
      answered(api.call('updateLegalSettings', { body: { terms_of_service_original_text: '# Be kind' } })),
    logged: settings('legal', { terms_of_service_original_text: ['', '# Be kind'] }),
  },
  updateHelpSettings: {
    perform: (api) => answered(api.call('updateHelpSettings', { body: { before_text: 'Be kind', after_text: '' } })),
    logged: settings('help', { before_text: ['', 'Be kind'] }),
  },
  updateLoginSettings: {
    async perform(api) {
      const login = await unwrap(api.call('getLoginSettings'))
      const body = { ...login, allow_email_domains: ['a.test', 'b.test'] }
      await answered(api.call('updateLoginSettings', { body }))
    },
    logged: settings('login', { allow_email_domains: ['', 'a.test, b.test'] }),
  },
  updateUserSettings: {
    async perform(api) {
      const users = await unwrap(api.call('getUserSettings'))
      await answered(api.call('updateUserSettings', { body: { ...users, allow_update_bio: false } }))
    },
    logged: settings('site_users', { allow_update_bio: ['true', 'false'] }),
  },
  updateSmtpSettings: {
    perform: (api) =>
      answered(
        api.call('updateSmtpSettings', {
          body: { smtp_host: 'mail.test', smtp_username: 'me', smtp_password: 'hush', smtp_authentication: true },
        }),
      ),
    logged: settings('smtp', { host: ['', 'mail.test'], username: ['', 'me'], password: ['', '********'] }),
  },
  updateStorageSettings: {
    perform: (api) =>
      answered(api.call('updateStorageSettings', { body: { bucket: 'example', secret_access_key: 'hush' } })),
    logged: settings('storage', { bucket: ['', 'example'], secret_access_key: ['', '********'] }),
  },
  updatePrivilegeSettings: {
    perform: (api) => answered(api.call('updatePrivilegeSettings', { body: { level: 3 } })),
    logged: settings('privileges', { level: ['2', '3'] }),
  },
  createUser: {
    perform: (api) =>
      answered(
        api.call('createUser', { body: { display_name: 'Bo', email: 'bo@qa.test', password: 'battery-staple' } }),
      ),
    logged: { action: 'user.create', changes: {} },
  },
  createUsers: {
    perform: (api) => answered(api.call('createUsers', { body: { users: 'Cy, cy@qa.test, battery-staple' } })),
    logged: { action: 'user.create', changes: {} },
  },
  updateUserRole: {
    perform: (api, { ada }) => answered(api.call('updateUserRole', { body: { user_id: String(ada.id), role_id: 3 } })),
    logged: { action: 'user.role', changes: { role_id: ['1', '3'] } },
  },
  updateUserStatus: {
    perform: (api, { ada }) =>
      answered(
        api.call('updateUserStatus', {
          body: { user_id: String(ada.id), status: 'suspended', suspend_reason: ' Sold shoes ' },
        }),
      ),
    logged: {
      action: 'user.status',
      changes: { status: ['normal', 'suspended'], suspend_reason: ['', 'Sold shoes'] },
    },
  },
  updateUserPassword: {
    perform: (api, { ada }) =>
      answered(api.call('updateUserPassword', { body: { user_id: String(ada.id), password: 'another-battery' } })),
    logged: { action: 'user.password', changes: {} },
  },
  disableUserTwoFactor: {
    async perform(api, { ada, site }) {
      await enabledCode(site, ada.token)
      await answered(api.call('disableUserTwoFactor', { body: { user_id: String(ada.id) } }))
    },
    logged: { action: 'user.two_factor', changes: {} },
  },
  updateBackupSettings: {
    async perform(api) {
      const backups = await unwrap(api.call('getBackupSettings'))
      await answered(api.call('updateBackupSettings', { body: { ...backups, schedule: 'daily', hour: 4 } }))
    },
    logged: settings('backups', { schedule: ['off', 'daily'], hour: ['3', '4'] }),
  },
  createBackup: {
    perform: (api) => answered(api.call('createBackup')),
    logged: { action: 'backup.create', changes: {} },
  },
  createBackupDownload: {
    async perform(api, { site }) {
      await unwrap(api.call('createBackup'))
      const folder = join(site.dataDir, 'backups')
      const file = join(folder, 'quandary-2026-03-01T030000Z-1f0c2a9b.jsonl.gz')
      await mkdir(folder)
      await writeFile(file, 'saved')
      await site.ctx.db.updateTable('backups').set({ active: null, file, bytes: 5 }).execute()
      const [backup] = (await unwrap(api.call('listBackups'))).list
      await answered(api.call('createBackupDownload', { body: { id: backup?.id ?? '', pass: 'admin-password' } }))
    },
    logged: { action: 'backup.download', changes: {} },
  },
  exportAuditLog: {
    perform: (api) => answered(api.call('exportAuditLog', { body: { format: 'jsonl', kind: 'user' } })),
    logged: { action: 'audit_log.export', objectId: 'jsonl', changes: { kind: ['', 'user'] } },
  },
  revokeUserSession: {
    async perform(api, { ada }) {
      const user_id = String(ada.id)
      const [session] = await unwrap(api.call('listUserSessions', { query: { user_id } }))
      await answered(api.call('revokeUserSession', { body: { user_id, id: session?.id ?? '' } }))
    },
    logged: { action: 'user.session', changes: {} },
  },
  revokeUserSessions: {
    perform: (api, { ada }) => answered(api.call('revokeUserSessions', { body: { user_id: String(ada.id) } })),
    logged: { action: 'user.sessions', changes: { sessions: ['1', '0'] } },
  },
  getUserActivation: {
    async perform(api, { ada }) {
      await deactivate(api, ada)
      await answered(api.call('getUserActivation', { query: { user_id: String(ada.id) } }))
    },
    logged: { action: 'user.activation_link', changes: {} },
  },
  sendUserActivation: {
    async perform(api, { ada }) {
      await deactivate(api, ada)
      await answered(api.call('sendUserActivation', { body: { user_id: String(ada.id) } }))
    },
    logged: { action: 'user.activation_mail', changes: {} },
  },
  updateAdminQuestionStatus: {
    async perform(api, scene) {
      const body = { question_id: await ask(scene), status: 'closed' } as const
      await answered(api.call('updateAdminQuestionStatus', { body }))
    },
    logged: {
      action: 'question.status',
      objectId: '10010000000000001',
      changes: { status: ['available', 'closed'] },
    },
  },
  updateAdminAnswerStatus: {
    async perform(api, scene) {
      const body = { answer_id: await answer(scene, await ask(scene)), status: 'deleted' } as const
      await answered(api.call('updateAdminAnswerStatus', { body }))
    },
    logged: {
      action: 'answer.status',
      objectId: '10020000000000001',
      changes: { status: ['available', 'deleted'] },
    },
  },
  handleReport: {
    async perform(api, scene) {
      const flagger = await scene.site.registerPerson({ name: 'Flo', rank: 500 })
      const flag = { object_id: await ask(scene), report_type: 59, content: 'Look at this.' }
      await unwrap(scene.site.api(flagger.token).call('createReport', { body: flag }))
      const [flagged] = (await unwrap(api.call('listReports'))).list
      await answered(
        api.call('handleReport', { body: { id: flagged?.id ?? '', flagged_type: 72, flagged_content: 'Fine.' } }),
      )
    },
    logged: {
      action: 'flag.handle',
      changes: { status: ['pending', 'ignored'], flagged_type: ['', '72'], flagged_content: ['', 'Fine.'] },
    },
  },
}

/** Operations whose log is tested together with the plugins, because the calls need a plugin. */
const ELSEWHERE: readonly OperationId[] = ['updatePluginStatus', 'updatePluginConfig']

/** Operations that change nothing: they try settings that are not saved, or render a text. */
const UNLOGGED: readonly OperationId[] = ['renderSiteText', 'sendTestMail', 'testStorage']

async function deactivate(api: QuandaryClient, { id }: Person): Promise<void> {
  await unwrap(api.call('updateUserStatus', { body: { user_id: String(id), status: 'inactive' } }))
}

it('AL1 every operation of the back office that changes something has a case', () => {
  const changing = loadContract().operations.filter(({ access, method }) => access === 'admin' && method !== 'GET')
  const proven = [...Object.keys(CASES), ...ELSEWHERE, ...UNLOGGED].filter((id) => id !== 'getUserActivation')
  expect(changing.map(({ id }) => id).toSorted()).toEqual(proven.toSorted())
})

it('AL2 secrets, derived fields and the ends of long texts are left out', () => {
  const before = { password: 'old', html: '<p>a</p>', text: '', deep: { level: 1, list: ['a'] }, same: 1 }
  const after = { password: '', html: '<p>b</p>', text: '长'.repeat(3000), deep: { level: 2, list: [] }, same: 1 }
  const changes = changesBetween(before, after, { secrets: ['password'], derived: ['html'] })
  expect(changes).toEqual([
    { field: 'password', before: '********', after: '' },
    { field: 'text', before: '', after: `${'长'.repeat(2000)}…` },
    { field: 'deep.level', before: '1', after: '2' },
    { field: 'deep.list', before: 'a', after: '' },
  ])
})

describeOnEveryEngine('audit log', (open) => {
  it.each(Object.entries(CASES))('AL1 %s is logged with who, when, from where and both values', async (_id, given) => {
    const scene = await openScene(open)
    await given.perform(scene.api, scene)
    const { list } = await scene.log()
    const { action, objectId, changes } = given.logged
    expect(list[0]).toMatchObject({
      created_at: Math.floor(scene.site.clock.now() / 1000),
      actor: { id: String(scene.me.id) },
      ip: '127.0.0.1',
      action,
      ...(objectId !== undefined && { object_id: objectId }),
    })
    const shown = (list[0]?.changes ?? []).map(({ field, before, after }) => [field, [before, after]])
    expect(Object.fromEntries(shown)).toEqual(changes)
    expect(JSON.stringify(list)).not.toMatch(/hush|another-battery|battery-staple/)
  })

  it('AL3 the log is listed newest first, by page, by actor, by kind of object, by account and by settings group', async () => {
    const { site, api, me, ada, log, actions } = await openScene(open)
    const second = await site.registerPerson({ name: 'Second', role: 2 })
    const user_id = String(ada.id)
    await unwrap(api.call('updatePrivilegeSettings', { body: { level: 1 } }))
    await unwrap(site.api(second.token).call('updateUserRole', { body: { user_id, role_id: 3 } }))
    await unwrap(api.call('updateUserPassword', { body: { user_id: String(second.id), password: 'another-battery' } }))
    expect(await actions()).toEqual([
      ['user.password', String(second.id)],
      ['user.role', user_id],
      ['settings.update', 'privileges'],
    ])
    expect(await log({ page: 2, page_size: 2 })).toMatchObject({ count: 3, list: [{ action: 'settings.update' }] })
    expect(await actions({ actor_id: String(second.id) })).toEqual([['user.role', user_id]])
    expect(await actions({ kind: 'settings' })).toEqual([['settings.update', 'privileges']])
    expect(await actions({ group: 'privileges' })).toEqual([['settings.update', 'privileges']])
    expect(await actions({ group: 'general' })).toEqual([])
    expect(await actions({ user_id, kind: 'settings' })).toEqual([['user.role', user_id]])
    expect((await log({ user_id })).list[0]).toMatchObject({ user: { id: user_id }, actor: { id: String(second.id) } })
    expect(await actions({ actor_id: String(me.id), user_id })).toEqual([])
    expect(await actions({ user_id: 'nobody' })).toEqual([])
    expect(await actions({ actor_id: 'nobody' })).toEqual([])
  })

  it('AL5b a post, or the one behind a flag, is named by the title that its question has now', async () => {
    const scene = await openScene(open)
    const { api, log } = scene
    const question_id = await ask(scene)
    const answer_id = await answer(scene, question_id)
    const flagger = await scene.site.registerPerson({ name: 'Flo', rank: 500 })
    const flag = { object_id: answer_id, report_type: 59, content: 'Look at this.' }
    await unwrap(scene.site.api(flagger.token).call('createReport', { body: flag }))
    const [flagged] = (await unwrap(api.call('listReports'))).list
    const decision = { id: flagged?.id ?? '', flagged_type: 72, flagged_content: 'Fine.' } as const
    await answered(api.call('handleReport', { body: decision }))
    await answered(api.call('updateAdminQuestionStatus', { body: { question_id, status: 'closed' } }))
    const { title } = await unwrap(api.call('getQuestion', { query: { id: question_id } }))
    expect((await log()).list.map(({ action, post }) => [action, post])).toEqual([
      ['question.status', { title, question_id, answer_id: '' }],
      ['flag.handle', { title, question_id, answer_id }],
    ])
  })

  it('AL4 a refused call and one that changes nothing leave no entry', async () => {
    const scene = await openScene(open)
    const { api, me, actions } = scene
    const own = { user_id: String(me.id), role_id: 1 } as const
    expect((await api.call('updateUserRole', { body: own })).error).toBeDefined()
    expect((await api.call('updatePrivilegeSettings', { body: { level: 5 as 1 } })).error).toBeDefined()
    const general = await unwrap(api.call('getGeneralSettings'))
    await unwrap(api.call('updateGeneralSettings', { body: general }))
    await unwrap(api.call('updatePrivilegeSettings', { body: { level: 2 } }))
    const question_id = await ask(scene)
    await unwrap(api.call('updateAdminQuestionStatus', { body: { question_id, status: 'available' } }))
    expect(await actions()).toEqual([])
  })

  it('AL5 an account is named as it is now', async () => {
    const { site, api, ada, log } = await openScene(open)
    const user_id = String(ada.id)
    await unwrap(api.call('updateUserRole', { body: { user_id, role_id: 3 } }))
    await site.ctx.db.updateTable('users').set({ display_name: 'Renamed' }).where('id', '=', ada.id).execute()
    const { list } = await log({ user_id })
    expect(list[0]?.user?.display_name).toBe('Renamed')
    expect(JSON.stringify(list)).not.toContain('Ada')
  })

  it('AL6 entries are deleted after two years', async () => {
    const { site, api } = await openScene(open)
    await unwrap(api.call('updatePrivilegeSettings', { body: { level: 1 } }))
    site.clock.advance(729 * 86_400_000)
    await site.ctx.jobs.drain()
    // Sessions expire long before the entries do, so the administrator signs in again.
    const later = async () => site.api((await site.admin()).token)
    await unwrap((await later()).call('updatePrivilegeSettings', { body: { level: 2 } }))
    expect((await unwrap((await later()).call('listAuditLog'))).count).toBe(2)
    site.clock.advance(2 * 86_400_000)
    await site.ctx.jobs.drain()
    expect((await unwrap((await later()).call('listAuditLog'))).list).toMatchObject([{ changes: [{ after: '2' }] }])
  })

  it('AL7 what a command changes is listed under the name of the command', async () => {
    const { site, log, actions } = await openScene(open)
    expect(await runOn(site, 'settings', 'set', 'privileges.level', '1')).toMatchObject({ code: 0 })
    expect(await actions({ kind: 'settings' })).toContainEqual(['settings.update', 'privileges'])
    expect((await log()).list[0]?.actor).toMatchObject({ id: '0', display_name: 'quandary' })
  })

  it('AL9 the log is exported in parts as CSV or JSON Lines, with filters, and the export is logged once', async () => {
    const { site, api, me, ada, actions } = await openScene(open)
    await site.ctx.db.updateTable('users').set({ display_name: '=1+1, "Ada"' }).where('id', '=', ada.id).execute()
    const user_id = String(ada.id)
    await unwrap(api.call('updatePrivilegeSettings', { body: { level: 1 } }))
    await unwrap(api.call('updateUserRole', { body: { user_id, role_id: 3 } }))
    const at = new Date(Math.floor(site.clock.now() / 1000) * 1000).toISOString()
    const { text, next } = await unwrap(api.call('exportAuditLog', { body: { format: 'csv', kind: 'user' } }))
    const [actor] = await site.ctx.db.selectFrom('users').select('display_name').where('id', '=', me.id).execute()
    const changes = `"[{""field"":""role_id"",""before"":""1"",""after"":""3""}]"`
    expect({ next, lines: text.split('\n') }).toEqual({
      next: '',
      lines: [
        'time,actor_id,actor,ip,action,object_id,account,changes',
        `${at},${me.id},${actor?.display_name},127.0.0.1,user.role,${ada.id},"'=1+1, ""Ada""",${changes}`,
        '',
      ],
    })
    const entry = {
      at: site.clock.now(),
      actor_id: me.id,
      ip: '',
      action: 'plugin.update',
      object_kind: 'plugin',
    } as const
    const many = Array.from({ length: 1500 }, (_, i) => ({ ...entry, object_id: `p${i}`, changes: '[]' }))
    for (let i = 0; i < many.length; i += 500) {
      await site.ctx.db
        .insertInto('audit_log')
        .values(many.slice(i, i + 500))
        .execute()
    }
    const slugs: string[] = []
    let before: string | undefined
    do {
      const body = { format: 'jsonl', kind: 'plugin', ...(before !== undefined && { before }) } as const
      const part = await unwrap(api.call('exportAuditLog', { body }))
      slugs.push(
        ...part.text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line).object_id),
      )
      before = part.next
    } while (before !== '')
    expect(slugs).toEqual(many.map(({ object_id }) => object_id).toReversed())
    expect(await actions({ kind: 'audit_log' })).toEqual([
      ['audit_log.export', 'jsonl'],
      ['audit_log.export', 'csv'],
    ])
  })

  it('AL8 of a deleted account neither reasons nor addresses stay in the log', async () => {
    const { site, api, ada } = await openScene(open)
    const second = await site.registerPerson({ name: 'Second', role: 2 })
    const suspend_reason = 'Sold zorblattish teapots'
    const body = { user_id: String(ada.id), status: 'suspended', suspend_duration: 'forever', suspend_reason } as const
    await unwrap(site.api(second.token).call('updateUserStatus', { body }))
    for (const { id } of [ada, second]) {
      await unwrap(api.call('updateUserStatus', { body: { user_id: String(id), status: 'deleted' } }))
    }
    const entries = await site.ctx.db.selectFrom('audit_log').selectAll().execute()
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('zorblattish')
    expect(entries.filter(({ actor_id }) => actor_id === second.id).map(({ ip }) => ip)).toEqual([''])
  })
})
