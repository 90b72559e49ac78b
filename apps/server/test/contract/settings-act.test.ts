import type { OperationBody, OperationId, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import { insertTags } from '../../src/slices/tags/index.ts'
import { plain } from '../../src/slices/uploads/pictures.test-data.ts'
import type { TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { expectAlarm } from '../alarm.ts'
import { startPages } from '../http/pages.ts'
import type { SmtpSink } from '../mail/smtp-sink.ts'
import { smtpSink } from '../mail/smtp-sink.ts'

/** The site and people that a case works with. */
interface Scene {
  site: TestSite
  admin: QuandaryClient
  member: QuandaryClient
  /** Returns the text of a page for a guest, or the location of its redirect. */
  page(path: string): Promise<string>
}

/**
 * Proves that a setting has an effect: how to observe the effect, the change, and the expected observation, which must
 * not hold before.
 */
interface Case {
  change: object | ((scene: Scene) => Promise<object>)
  look(scene: Scene): Promise<unknown>
  /** The expected observation after the change; by default, anything other than the first observation. */
  seen?: unknown
  /** Settings of the same group that are set before the first observation. */
  given?: object
}

const has = (path: string, text: string) => async (scene: Scene) => (await scene.page(path)).includes(text)
const appears = (change: object, path: string, text: string): Case => ({ change, look: has(path, text), seen: true })
const goes = (change: object, path: string, text: string): Case => ({ change, look: has(path, text), seen: false })

let asked = 0
/**
 * Asks a question as a member. Returns `refused` if the site refuses it, `shown` if a guest sees it, and `waiting`
 * otherwise.
 */
async function ask({ member, page }: Scene, tags: readonly string[], content = 'What do you think of it?') {
  asked += 1
  const body = {
    title: `Which glass for stout number ${asked}?`,
    content,
    tags: tags.map((slug_name) => ({ slug_name })),
  }
  const { data, error } = await member.call('createQuestion', { body })
  if (error) return 'refused'
  // A visible question redirects a guest to the address with its title.
  return (await page(`/questions/${data.id}`)).includes('/which-glass-for-stout') ? 'shown' : 'waiting'
}

async function answerTwice({ admin, member }: Scene) {
  asked += 1
  const body = {
    title: `Which beer for glass number ${asked}?`,
    content: 'I have many.',
    tags: [{ slug_name: 'hops' }],
  }
  const { id: question_id } = await unwrap(admin.call('createQuestion', { body }))
  const answer = (content: string) => member.call('createAnswer', { body: { question_id, content } })
  await unwrap(answer('A tulip, I think.'))
  return (await answer('Or a goblet, perhaps.')).error === undefined
}

async function upload({ admin }: Scene, width: number, height: number): Promise<string> {
  const bytes = await plain(width, height).png().toBuffer()
  const file = new File([new Uint8Array(bytes)], 'picture.png')
  return unwrap(admin.call('uploadFile', { body: { source: 'branding', file } }))
}

const picture = (field: string, size: readonly [number, number], look: Case['look'], seen: unknown): Case => ({
  change: async (scene) => ({ [field]: await upload(scene, ...size) }),
  look,
  seen,
})

const asks = (change: object, tags: readonly string[], seen: string, given: object = {}): Case => ({
  change,
  look: (scene) => ask(scene, tags),
  seen,
  given,
})

/** Signs up a member without posts. */
async function newcomer({ site }: Scene): Promise<QuandaryClient> {
  asked += 1
  const { token } = await site.registerPerson({ name: `Newcomer ${asked}` })
  return site.api(token)
}

const themed = (change: object, look: Case['look']): Case => ({
  change: {
    theme: 'default',
    theme_config: { default: { navbar_style: 'light', primary_color: '#0033ff', layout: 'fixed', ...change } },
  },
  look,
})

/** Returns the classes of a page. A theme changes only these and the colours in its markup. */
async function classesOf({ page }: Scene): Promise<string> {
  return [...(await page('/tags')).matchAll(/class="([^"]*)"/g)].map(([, names]) => names).join('\n')
}

/** A case that observes whether a member can change a field of their profile. */
const closes = (field: keyof OperationBody<'updateProfile'>): Case => ({
  change: { [`allow_update_${field}`]: false },
  look: async ({ member }) => {
    const me = await unwrap(member.call('getCurrentUser'))
    if (me === null) throw new Error('The member is not signed in')
    const { display_name, username, bio, website, location } = me
    const body = { display_name, username, bio, website, location, [field]: anotherValue(field) }
    return (await member.call('updateProfile', { body })).error === undefined
  },
  seen: false,
})

function anotherValue(field: keyof OperationBody<'updateProfile'>) {
  asked += 1
  if (field === 'avatar') return { type: asked % 2 === 0 ? 'default' : 'gravatar', gravatar: '', custom: '' } as const
  return `${field === 'website' ? 'https://example.com/' : 'x'}${asked}`
}

async function register({ site }: Scene, host: string): Promise<boolean> {
  asked += 1
  const body = { name: `New Person ${asked}`, e_mail: `new.${asked}@${host}`, pass: 'correct-horse-battery' }
  return (await site.api().call('registerByEmail', { body })).error === undefined
}

/** Sends a mail with the saved settings, and returns which server received it and with which login. */
async function deliver({ site }: Scene, servers: readonly SmtpSink[]) {
  for (const { mails, logins } of servers) [mails, logins].forEach((list) => list.splice(0))
  await site.ctx.mail.send(site.ctx.db, { to: 'ada@qa.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  await site.ctx.jobs.drain()
  await site.ctx.db.deleteFrom('jobs').execute()
  const at = servers.findIndex(({ mails }) => mails.length > 0)
  const [raw] = servers[at]?.mails ?? []
  const from = raw && (await PostalMime.parse(raw)).from
  return { at, from, login: servers[at]?.logins.join() }
}

/** One case per field of a settings group, under its name in the contract. */
function casesOf(servers: readonly SmtpSink[]): Record<string, Case> {
  const [first, second] = servers
  const smtp = {
    smtp_host: '127.0.0.1',
    smtp_port: first?.port,
    smtp_username: 'mailer',
    smtp_password: 'hush',
    smtp_authentication: true,
  }
  const mailed = (
    change: object,
    look: (sent: Awaited<ReturnType<typeof deliver>>) => unknown,
    seen: unknown,
  ): Case => ({
    given: smtp,
    change: { smtp_password: 'hush', ...change },
    look: async (scene) => look(await deliver(scene, servers)),
    seen,
  })
  return {
    'updateGeneralSettings.name': appears({ name: 'The Beer Desk' }, '/', 'The Beer Desk'),
    'updateGeneralSettings.short_description': appears(
      { short_description: 'Ask about beer' },
      '/manifest.webmanifest',
      'Ask about beer',
    ),
    'updateGeneralSettings.description': appears({ description: 'All about hops.' }, '/', 'All about hops.'),
    'updateGeneralSettings.site_url': appears({ site_url: 'http://desk.test' }, '/robots.txt', 'http://desk.test/'),
    'updateGeneralSettings.contact_email': appears({ contact_email: 'desk@qa.test' }, '/', 'mailto:desk@qa.test'),
    'updateInterfaceSettings.language': appears({ language: 'zh_CN' }, '/', '<html lang="zh-CN"'),
    'updateInterfaceSettings.time_zone': {
      change: { time_zone: 'Pacific/Kiritimati' },
      look: async ({ admin }) => (await unwrap(admin.call('getDashboard'))).info.time_zone,
      seen: 'Pacific/Kiritimati',
    },
    'updateBrandingSettings.logo': picture('logo', [240, 60], has('/', '/uploads/branding/'), true),
    'updateBrandingSettings.mobile_logo': picture('mobile_logo', [60, 60], has('/', '/uploads/branding/'), true),
    'updateBrandingSettings.square_icon': picture(
      'square_icon',
      [512, 512],
      async ({ site }) => (await site.server.http.inject('/icons/icon-192.png')).rawPayload.toString('base64'),
      undefined,
    ),
    'updateBrandingSettings.favicon': picture(
      'favicon',
      [64, 64],
      async ({ site }) => (await site.server.http.inject('/favicon.ico')).headers['content-type'],
      'image/png',
    ),
    'updateSeoSettings.permalink': appears({ permalink: 4 }, '/questions', 'href="/questions/D1D'),
    'updateSeoSettings.robots': appears({ robots: 'User-agent: Beer' }, '/robots.txt', 'User-agent: Beer'),
    'updateCustomHtmlSettings.custom_css': appears({ custom_css: 'b { color: teal }' }, '/custom.css', 'teal'),
    'updateCustomHtmlSettings.custom_head': appears({ custom_head: '<meta name="desk">' }, '/', '<meta name="desk">'),
    'updateCustomHtmlSettings.custom_header': appears({ custom_header: '<i>Above</i>' }, '/', '<i>Above</i>'),
    'updateCustomHtmlSettings.custom_footer': appears({ custom_footer: '<i>Below</i>' }, '/', '<i>Below</i>'),
    'updateCustomHtmlSettings.custom_sidebar': appears({ custom_sidebar: '<i>Beside</i>' }, '/', '<i>Beside</i>'),
    'updateThemeSettings.theme_config.navbar_style': themed({ navbar_style: 'colored' }, classesOf),
    'updateThemeSettings.theme_config.primary_color': themed({ primary_color: '#123456' }, has('/', '#123456')),
    'updateThemeSettings.theme_config.layout': themed({ layout: 'full' }, classesOf),
    'updateThemeSettings.color_scheme': appears({ color_scheme: 'dark' }, '/', 'data-theme="dark"'),
    'updateWriteSettings.restrict_answer': { change: { restrict_answer: false }, look: answerTwice, seen: true },
    'updateWriteSettings.required_tag': asks({ required_tag: true }, ['malt'], 'refused', { recommend_tags: ['hops'] }),
    'updateWriteSettings.min_tags': asks({ min_tags: 2 }, ['hops'], 'refused'),
    'updateWriteSettings.max_tags': asks({ max_tags: 1 }, ['hops', 'malt'], 'refused'),
    'updateWriteSettings.recommend_tags': {
      change: { recommend_tags: ['malt'] },
      look: async ({ member }) =>
        (await unwrap(member.call('suggestTags', { query: { tag: '' } })))
          .filter(({ recommend }) => recommend)
          .map(({ slug_name }) => slug_name)
          .join(),
      seen: 'malt',
    },
    'updateWriteSettings.reserved_tags': asks({ reserved_tags: ['malt'] }, ['malt'], 'refused'),
    'updateWriteSettings.first_posts_wait': {
      ...asks({ first_posts_wait: true }, ['hops'], 'waiting'),
      look: async (scene) => ask({ ...scene, member: await newcomer(scene) }, ['hops']),
    },
    'updateWriteSettings.max_links': {
      change: { max_links: 1 },
      look: (scene) => ask(scene, ['hops'], 'See https://one.example and https://two.example, please.'),
      seen: 'waiting',
    },
    'updateLegalSettings.terms_of_service_original_text': appears(
      { terms_of_service_original_text: 'Be **kind**.' },
      '/tos',
      '<strong>kind</strong>',
    ),
    'updateLegalSettings.privacy_policy_original_text': appears(
      { privacy_policy_original_text: 'We keep *little*.' },
      '/privacy',
      '<em>little</em>',
    ),
    'updateHelpSettings.before_text': appears({ before_text: 'About **beer**.' }, '/help', '<strong>beer</strong>'),
    'updateHelpSettings.after_text': appears({ after_text: 'Ask *Ada*.' }, '/help', '<em>Ada</em>'),
    'updateLoginSettings.allow_new_registrations': goes({ allow_new_registrations: false }, '/', '/users/register'),
    'updateLoginSettings.allow_email_registrations': goes(
      { allow_email_registrations: false },
      '/users/register',
      'type="email"',
    ),
    'updateLoginSettings.allow_password_login': goes(
      { allow_password_login: false },
      '/users/login',
      'type="password"',
    ),
    'updateLoginSettings.login_required': {
      change: { login_required: true },
      look: async ({ page }) => (await page('/questions')).startsWith('/users/login'),
      seen: true,
    },
    'updateLoginSettings.allow_email_domains': {
      change: { allow_email_domains: ['desk.test'] },
      look: (scene) => register(scene, 'elsewhere.test'),
      seen: false,
    },
    'updateUserSettings.default_avatar': appears(
      { default_avatar: 'gravatar' },
      '/users',
      'src="https://www.gravatar.com/',
    ),
    'updateUserSettings.gravatar_base_url': {
      ...appears({ gravatar_base_url: 'https://faces.test/' }, '/users', 'src="https://faces.test/'),
      given: { default_avatar: 'gravatar' },
    },
    'updateUserSettings.allow_update_display_name': closes('display_name'),
    'updateUserSettings.allow_update_username': closes('username'),
    'updateUserSettings.allow_update_avatar': closes('avatar'),
    'updateUserSettings.allow_update_bio': closes('bio'),
    'updateUserSettings.allow_update_website': closes('website'),
    'updateUserSettings.allow_update_location': closes('location'),
    'updateSmtpSettings.from_email': mailed(
      { from_email: 'desk@qa.test' },
      ({ from }) => from?.address,
      'desk@qa.test',
    ),
    'updateSmtpSettings.from_name': mailed({ from_name: 'The desk' }, ({ from }) => from?.name, 'The desk'),
    'updateSmtpSettings.smtp_host': mailed({ smtp_host: '' }, ({ at }) => at, -1),
    'updateSmtpSettings.smtp_port': mailed({ smtp_port: second?.port }, ({ at }) => at, 1),
    'updateSmtpSettings.encryption': {
      ...mailed({ encryption: 'TLS' }, ({ at }) => at, -1),
      look: async (scene) => {
        // The server offers no encryption, so sending fails.
        expectAlarm(/a job failed/)
        return (await deliver(scene, servers)).at
      },
    },
    'updateSmtpSettings.smtp_username': mailed({ smtp_username: 'other' }, ({ login }) => login, 'other hush'),
    'updateSmtpSettings.smtp_password': mailed({ smtp_password: 'typed' }, ({ login }) => login, 'mailer typed'),
    'updateSmtpSettings.smtp_authentication': mailed({ smtp_authentication: false }, ({ login }) => login, ''),
    'updatePrivilegeSettings.level': { change: { level: 3 }, look: ({ page }) => page('/help/privileges') },
    'updatePrivilegeSettings.custom_privileges': appears(
      { level: 99, custom_privileges: [{ key: 'rank.comment.add', value: 4242 }] },
      '/help/privileges',
      '4,242',
    ),
  }
}

/**
 * Fields that a form sends but that are no settings: derived texts, the test mail, and the choice of the only theme.
 */
const NO_SETTINGS: readonly string[] = [
  'updateLegalSettings.privacy_policy_parsed_text',
  'updateLegalSettings.terms_of_service_parsed_text',
  'updateSmtpSettings.test_email_recipient',
  'updateThemeSettings.theme',
]

/**
 * Fields of the backup settings, which are tested in the slice `backups`, because those tests take a while (SB1, SB2,
 * SB4, SB6, SB7 and SB13).
 */
const BACKUPS = ['schedule', 'weekday', 'hour', 'keep', 'folder', 'recipient', 'public_dump'].map(
  (one) => `updateBackupSettings.${one}`,
)

/**
 * Fields of the storage settings, which are tested in the slice `storage`, because those tests need a bucket (ST1 to
 * ST6).
 */
const STORAGE = [
  'uploads',
  'backups',
  'endpoint',
  'region',
  'bucket',
  'prefix',
  'access_key_id',
  'secret_access_key',
  'path_style',
].map((one) => `updateStorageSettings.${one}`)

/** Returns every field of every settings group in the contract. */
function fieldsOfSettings(): string[] {
  const { operations, components } = loadContract()
  const groups = operations.filter(({ id, access }) => access === 'admin' && /^update\w+Settings$/.test(id))
  return groups.flatMap(({ id, body }) => {
    // Every body in the contract refers to a named schema, so the casts are safe.
    const path = String(body?.['$ref']).split('/').slice(2)
    const schema = path.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], components)
    return Object.keys((schema as { properties: object }).properties).map((field) => `${id}.${field}`)
  })
}

it('every field of every settings group has a case', () => {
  const withCase = Object.keys(casesOf([])).map((name) => name.split('.').slice(0, 2).join('.'))
  expect([...new Set([...withCase, ...NO_SETTINGS, ...BACKUPS, ...STORAGE])].toSorted()).toEqual(
    fieldsOfSettings().toSorted(),
  )
})

describeOnEveryEngine('settings', (_open, _engine, share) => {
  const prepare = share(async (openShared) => {
    const site = await openShared()
    const pages = await startPages(site)
    const made = { user_id: null, created_at: 1 }
    await insertTags(
      site.ctx.db,
      ['hops', 'malt'].map((slug) => ({ slug_name: slug, display_name: slug, ...made })),
    )
    const admin = site.api((await site.admin()).token)
    const member = site.api((await site.registerPerson({ name: 'Ada', rank: 9000 })).token)
    const page = async (path: string) => {
      const { headers, text } = await pages.get(path)
      return `${headers.location ?? ''}\n${text}`
    }
    const scene: Scene = { site, admin, member, page }
    await ask(scene, ['hops'])
    return { scene, servers: [await smtpSink(), await smtpSink()] }
  })

  it.each(Object.keys(casesOf([])))('%s acts where a visitor, a member or a mail shows it', async (name) => {
    const { scene, servers } = await prepare()
    const { change, look, given = {}, ...expected } = casesOf(servers)[name] ?? notFound(name)
    const id = name.slice(0, name.indexOf('.')) as OperationId
    const read = id.replace(/^update/, 'get') as OperationId
    const before = await stored(scene, read)
    const save = (values: object) => unwrap(scene.admin.call(id, { body: { ...before, ...values } } as never))
    try {
      if (Object.keys(given).length > 0) await save(given)
      const earlier = await look(scene)
      await save({ ...given, ...(typeof change === 'function' ? await change(scene) : change) })
      const later = await look(scene)
      expect(later).not.toEqual(earlier)
      if ('seen' in expected && expected.seen !== undefined) expect(later).toEqual(expected.seen)
    } finally {
      await save({})
    }
  })
})

/** Reads a group, and returns it in the format in which its form saves it. */
async function stored({ admin }: Scene, read: OperationId): Promise<object> {
  const group: unknown = await unwrap(admin.call(read, {}))
  if (typeof group !== 'object' || group === null) throw new Error(`${read} answers with no settings`)
  if (!('selected_level' in group)) return group
  return { level: group.selected_level }
}

function notFound(name: string): never {
  throw new Error(`There is no case for ${name}`)
}
