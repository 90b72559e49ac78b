import type { Policy } from '@quandary/guards'
import { describe, expect, it } from 'vitest'
import type { ContractOperation } from '../../src/platform/http/contract.ts'
import { loadContract } from '../../src/platform/http/contract.ts'
import { readSettings, writeSettings } from '../../src/slices/site-settings/index.ts'
import { updateUser } from '../../src/slices/users/index.ts'
import type { TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'

const PEOPLE = ['guest', 'inactive', 'normal', 'suspended', 'moderator', 'admin'] as const
type PersonKind = (typeof PEOPLE)[number]

/** The result of the policy check: passed, or a refusal as the API reports it. */
type Verdict = 'pass' | '401' | '403' | 'inactive' | 'suspended'

// One column per kind of caller, in the order of PEOPLE; written by hand from docs/spec/contract.md#access.
const TABLE: Record<'public' | 'private', Record<Policy, string>> = {
  public: {
    open: 'pass pass pass pass pass pass',
    reader: 'pass pass pass pass pass pass',
    signedIn: '401 pass pass suspended pass pass',
    active: '401 inactive pass suspended pass pass',
    moderator: '401 inactive 403 suspended pass pass',
    admin: '401 inactive 403 suspended 403 pass',
  },
  private: {
    open: 'pass pass pass pass pass pass',
    reader: '401 inactive pass suspended pass pass',
    signedIn: '401 pass pass suspended pass pass',
    active: '401 inactive pass suspended pass pass',
    moderator: '401 inactive 403 suspended pass pass',
    admin: '401 inactive 403 suspended 403 pass',
  },
}

/**
 * Every operation that is open without a session on a private site: for sign-in, the first paint and links in mails.
 */
const OPEN = `
  bindConnectorEmail confirmEmailChange finishConnectorLogin finishUserCenterLogin finishUserCenterSignUp getCaptcha
  getCurrentUser getLanguageConfig getLegalTexts getRegistrationCaptcha getSiteInfo getUserCenterAgent
  getUserCenterBranding listConnectors listLanguageOptions listPluginStates loginByEmail loginByLandingCode logout registerByEmail
  requestPasswordReset resetPassword startConnectorLogin startUserCenterLogin startUserCenterSignUp unsubscribeFromEmails verifyEmail
`

/** The operations of the installer can be called, too; they respond that the site is installed. */
const INSTALLER = `
  checkInstallationConfig checkInstallationDatabase getInstallationImport initInstallation installSite
  listInstallationLanguages listInstallationSources openInstalledSite retryInstallationImport
`

const { operations } = loadContract()

function idsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).toSorted()
}

/** Creates a session for each kind of person except guests. */
async function sessions(site: TestSite): Promise<Record<PersonKind, string>> {
  const inactive = await site.registerPerson({ name: 'Inactive' })
  await updateUser(site.ctx.db, inactive.id, { mail_status: 2 })
  const suspended = await site.registerPerson({ name: 'Suspended', role: 2, rank: 50_000 })
  await updateUser(site.ctx.db, suspended.id, { status: 'suspended' })
  return {
    guest: '',
    inactive: inactive.token,
    normal: (await site.registerPerson({ name: 'Normal', rank: 50_000 })).token,
    suspended: suspended.token,
    moderator: (await site.registerPerson({ name: 'Steward', role: 3 })).token,
    admin: (await site.admin()).token,
  }
}

async function closeToGuests(site: TestSite): Promise<void> {
  const login = await readSettings(site.ctx, 'login')
  await writeSettings(site.ctx, 'login', { ...login, login_required: true })
}

/**
 * Calls an operation with a value that no request may carry. The policy is checked before values are read, so a caller
 * who passes it gets an unreadable-request error, and nothing happens.
 */
async function ask(site: TestSite, operation: ContractOperation, token: string): Promise<Verdict> {
  const { method, takesForm } = operation
  const type = takesForm ? 'multipart/form-data; boundary=x' : 'application/json'
  const answer = await site.server.http.inject({
    method,
    url: `${operation.url.replaceAll(/:\w+/g, 'x')}?unreadable=%00`,
    headers: {
      ...(token !== '' && { authorization: token }),
      ...(method !== 'GET' && { 'content-type': type }),
    },
    ...(method !== 'GET' && { payload: '{}' }),
  })
  const { reason, data } = answer.json<{ reason: string; data: { type?: string } | null }>()
  if (reason === 'error.install.already_installed') return 'pass'
  if (answer.statusCode === 401) return '401'
  if (answer.statusCode === 403) return data?.type === 'inactive' || data?.type === 'suspended' ? data.type : '403'
  // The policy passed, and the value was refused afterwards.
  expect([reason, operation.id]).toEqual([expect.stringMatching(/^base\.request_format_error$/), operation.id])
  return 'pass'
}

/** Calls an operation of the back office, and returns the refusal. */
async function refusalOf(site: TestSite, { method, url }: ContractOperation, token: string) {
  const answer = await site.server.http.inject({
    method,
    url: url.replaceAll(/:\w+/g, 'x'),
    headers: { ...(token !== '' && { authorization: token }) },
    ...(method !== 'GET' && { payload: {} }),
  })
  const { reason, msg, data } = answer.json<{ reason: string; msg: string; data: { type?: string } | null }>()
  return { status: answer.statusCode, reason, msg, type: data?.type }
}

describe('the contract', () => {
  it('leaves open on a private site exactly what signing in and the first paint need', () => {
    const open = operations.filter(({ access }) => access === 'open').map(({ id }) => id)
    expect(open.toSorted()).toEqual([...idsOf(OPEN), ...idsOf(INSTALLER)].toSorted())
  })

  it('reserves the whole back office for administrators', () => {
    const others = operations.filter(({ path, access }) => path.startsWith('/answer/admin/') && access !== 'admin')
    expect(others).toEqual([])
  })
})

describeOnEveryEngine('policies', (open) => {
  it.each(['public', 'private'] as const)(
    'G1 admit exactly the right callers to every operation of a %s site',
    async (kind) => {
      const site = await open()
      const tokens = await sessions(site)
      if (kind === 'private') await closeToGuests(site)
      const expected: string[] = []
      const found: string[] = []
      for (const operation of operations) {
        const verdicts = await Promise.all(PEOPLE.map((person) => ask(site, operation, tokens[person])))
        expected.push(`${operation.id}: ${TABLE[kind][operation.access]}`)
        found.push(`${operation.id}: ${verdicts.join(' ')}`)
      }
      expect(found).toEqual(expected)
    },
    60_000,
  )

  it('G3 tell members and moderators that they lack the right, not to log in', async () => {
    const site = await open()
    const { normal, moderator } = await sessions(site)
    for (const [token, language, words] of [
      [normal, 'en_US', 'You do not have the right to do this.'],
      [moderator, 'en_US', 'You do not have the right to do this.'],
      [moderator, 'zh_CN', '你没有执行此操作的权限。'],
    ] as const) {
      const answer = await site.server.http.inject({
        url: '/answer/admin/api/dashboard',
        headers: { authorization: token, 'accept-language': language },
      })
      expect(answer.json()).toEqual({ code: 403, reason: 'base.unauthorized_error', msg: words, data: null })
    }
    const guest = await site.server.http.inject({ url: '/answer/admin/api/dashboard' })
    expect(guest.json()).toMatchObject({ code: 401, msg: 'Please log in first.' })
  })

  it('G4 refuse every operation of the back office to everybody else, with the words for their case', async () => {
    const site = await open()
    const { guest, inactive, normal, suspended, moderator, admin } = await sessions(site)
    const former = await site.registerPerson({ name: 'Former', role: 2 })
    const dashboard = () => site.api(former.token).call('getDashboard')
    expect((await dashboard()).error).toBeUndefined()
    const body = { user_id: String(former.id), role_id: 1 } as const
    expect((await site.api(admin).call('updateUserRole', { body })).error).toBeUndefined()
    const logIn = { status: 401, reason: 'base.unauthorized_error', msg: 'Please log in first.', type: undefined }
    const notForYou = { ...logIn, status: 403, msg: 'You do not have the right to do this.' }
    const callers = [
      ['guest', guest, logIn],
      ['demoted administrator with the token of before', former.token, logIn],
      ['member', normal, notForYou],
      ['moderator', moderator, notForYou],
      [
        'suspended administrator',
        suspended,
        {
          status: 403,
          reason: 'error.user.suspended',
          msg: 'This account has been suspended.',
          type: 'suspended',
        },
      ],
      [
        'inactive member',
        inactive,
        { status: 403, reason: 'error.email.need_to_be_verified', msg: expect.any(String), type: 'inactive' },
      ],
    ] as const
    for (const operation of operations.filter(({ access }) => access === 'admin')) {
      for (const [who, token, refusal] of callers) {
        expect([operation.id, who, await refusalOf(site, operation, token)]).toEqual([operation.id, who, refusal])
      }
    }
  }, 60_000)

  it('G2 treat an unknown session as none', async () => {
    const site = await open()
    await closeToGuests(site)
    const verdicts = await Promise.all(operations.map((operation) => ask(site, operation, 'made-up-token')))
    expect(verdicts).toEqual(operations.map(({ access }) => (access === 'open' ? 'pass' : '401')))
  })
})
