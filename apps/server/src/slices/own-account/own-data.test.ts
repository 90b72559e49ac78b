import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { ownTables } from '../../backup/index.ts'
import { mountOwnData } from '../../page-host/own-data.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { openSession } from '../accounts/index.ts'
import { insertComments } from '../comments/index.ts'
import { stored } from '../uploads/uploads.test-data.ts'
import { findUser, updateUser } from '../users/index.ts'
import { ROWS } from './rows-store.ts'
import { DATA_KINDS, HEAD_TABLES } from './data-store.ts'
import { writeOwnData } from './write-own-data.ts'

interface Row {
  [field: string]: unknown
}
type File = Row & Record<(typeof LISTS)[number], Row[]>

const LISTS = [
  'questions',
  'answers',
  'comments',
  'versions',
  'votes',
  'bookmarks',
  'followed_questions',
  'followed_tags',
  'followed_people',
  'ignored_tags',
  'muted_questions',
  'saved_filters',
  'flags',
  'notifications',
  'reputation',
  'uploads',
  'sessions',
  'sign_ins',
  'connected_logins',
  'mails',
] as const

async function textOf(site: TestSite, person: Person): Promise<string> {
  const user = await findUser(site.ctx.db, person.id)
  if (!user) throw new Error('No such person')
  const parts: string[] = []
  for await (const part of writeOwnData(site.ctx, user)) parts.push(part)
  return parts.join('')
}

const fileOf = async (site: TestSite, person: Person) => JSON.parse(await textOf(site, person)) as File

/** Stores data of every kind for a person, and texts of another person that must not be in the file. */
async function scene(site: TestSite) {
  const ann = await site.registerPerson({ name: 'Ann', rank: 9000 })
  const ben = await site.registerPerson({ name: 'Ben', rank: 9000 })
  const [api, other] = [site.api(ann.token), site.api(ben.token)]
  const tags = [{ slug_name: 'malt', display_name: 'Malt', original_text: 'Sprouted grain.' }]
  const theirs = await unwrap(
    other.call('createQuestion', { body: { title: 'Secret words of Ben?', content: 'Secret text of Ben.', tags } }),
  )
  const { info: theirAnswer } = await unwrap(
    other.call('createAnswer', { body: { question_id: theirs.id, content: 'Secret answer of Ben.' } }),
  )
  const mine = await unwrap(
    api.call('createQuestion', { body: { title: 'Which **malt** for a stout?', content: 'Dark *or* pale?', tags } }),
  )
  const edited = { id: mine.id, title: 'Which malt for a dry stout?', content: 'Dark *or* pale?', tags }
  await unwrap(api.call('updateQuestion', { body: { ...edited, edit_summary: 'Drier' } }))
  const { info: answer } = await unwrap(
    api.call('createAnswer', { body: { question_id: theirs.id, content: 'An answer by Ann.' } }),
  )
  const comment = await unwrap(
    api.call('createComment', { body: { object_id: answer.id, original_text: 'A comment by Ann.' } }),
  )
  await unwrap(api.call('voteUp', { body: { object_id: theirs.id, is_cancel: false } }))
  await unwrap(api.call('switchBookmark', { body: { object_id: theirs.id, bookmark: true, group_id: '0' } }))
  await unwrap(api.call('follow', { body: { object_id: theirs.id, is_cancel: false } }))
  await unwrap(api.call('createSavedFilter', { body: { name: 'Open', filter: { answers: 'none' } } }))
  await unwrap(
    api.call('createReport', { body: { object_id: theirAnswer.id, report_type: 59, content: 'Flagged by Ann.' } }),
  )
  await unwrap(other.call('createComment', { body: { object_id: mine.id, original_text: 'Secret comment of Ben.' } }))
  const picture = await stored(site, ann.token, 'post')
  return { ann, ben, theirs, theirAnswer, mine, answer, comment, picture }
}

describeOnEveryEngine('a person’s own data', (open) => {
  it('OA1 the file has what the person wrote, did and chose, with addresses and Markdown', async () => {
    const site = await open()
    const { ann, theirs, theirAnswer, mine, answer, comment, picture } = await scene(site)
    const file = await fileOf(site, ann)
    const head = ['format', 'version', 'program', 'site', 'made_at', 'account', 'settings']
    expect(Object.keys(file)).toEqual([...head, ...LISTS])
    const at = new Date(site.clock.now()).toISOString()
    expect(file).toMatchObject({ format: 'quandary-personal-data', version: 1, made_at: at })
    expect(file['account']).toMatchObject({ id: String(ann.id), username: 'ann', display_name: 'Ann', role: 'member' })
    const home = (file['site'] as { url: string }).url
    expect(file.questions).toEqual([
      expect.objectContaining({
        kind: 'question',
        id: mine.id,
        address: `${home}/questions/${mine.id}`,
        title: 'Which malt for a dry stout?',
        markdown: 'Dark *or* pale?',
        tags: ['malt'],
        status: 'available',
        created_at: at,
      }),
    ])
    const answerAddress = `${home}/questions/${theirs.id}/${answer.id}`
    expect(file.answers).toMatchObject([{ id: answer.id, address: answerAddress, markdown: 'An answer by Ann.' }])
    expect(file.comments).toMatchObject([
      { address: `${answerAddress}?commentId=${comment.comment_id}`, markdown: 'A comment by Ann.' },
    ])
    expect(file.versions).toContainEqual(
      expect.objectContaining({ summary: 'Drier', content: expect.objectContaining({ markdown: 'Dark *or* pale?' }) }),
    )
    expect(file.votes).toMatchObject([{ vote: 'up', on: { id: theirs.id } }])
    expect(file.bookmarks).toMatchObject([{ id: theirs.id }])
    expect(file.followed_questions.map(({ id }) => id)).toContain(theirs.id)
    expect(file.saved_filters).toMatchObject([{ name: 'Open', filter: { answers: 'none' } }])
    expect(file.flags).toMatchObject([{ on: { id: theirAnswer.id }, text: 'Flagged by Ann.', status: 'pending' }])
    expect(file.notifications).toContainEqual(
      expect.objectContaining({ action: 'comment_question', about: expect.objectContaining({ kind: 'comment' }) }),
    )
    expect(file.uploads).toMatchObject([{ address: picture.address, use: 'post' }])
    expect(file.sessions).toHaveLength(1)
    expect(file.sign_ins).toMatchObject([{ succeeded: true }])
  })

  it('OA2 the file has no token or hash, and nothing that others wrote', async () => {
    const site = await open()
    const { ann } = await scene(site)
    const { password_hash: hash } = (await findUser(site.ctx.db, ann.id)) ?? {}
    const text = await textOf(site, ann)
    expect(text).not.toContain(ann.token)
    expect(/_hash|Secret|Ben\b|parsed_text|<p>/.exec(text)).toBeNull()
    if (typeof hash === 'string') expect(text).not.toContain(hash)
  })

  it('OA3 rows are read a batch at a time, when the former one was taken', async () => {
    const site = await open()
    const { ann, mine } = await scene(site)
    const user = await findUser(site.ctx.db, ann.id)
    if (!user) throw new Error('No such person')
    const parts = writeOwnData(site.ctx, user)
    const head = await parts.next()
    // Although it is stored after the writing has begun, this comment is in the file.
    const question = decodeObjectId(mine.id)?.id ?? 0
    const comment = {
      object_type: 'question' as const,
      object_id: question,
      question_id: question,
      user_id: ann.id,
      original_text: 'Again.',
      parsed_text: '<p>Again.</p>',
      reply_comment_id: null,
      reply_user_id: null,
      created_at: site.clock.now(),
    }
    await insertComments(
      site.ctx.db,
      Array.from({ length: ROWS + 30 }, () => comment),
    )
    const rest: string[] = []
    for await (const part of parts) rest.push(part)
    const file = JSON.parse([head.value, ...rest].join('')) as File
    expect(file.comments).toHaveLength(ROWS + 31)
    expect(Math.max(...rest.map((part) => part.split('\n').length))).toBeLessThan(ROWS)
  })

  it('OA4 an address answers once, within a minute, and not after a suspension or the end of the session', async () => {
    const site = await open()
    const { ann } = await scene(site)
    const server = await site.ownServer()
    mountOwnData(server, site.ctx)
    const send = (method: 'GET' | 'HEAD', url: string) => server.http.inject({ method, url })
    const ask = async () => (await unwrap(site.api(ann.token).call('createOwnDataDownload'))).path
    const path = await ask()
    expect((await send('HEAD', path)).statusCode, 'what looks ahead uses nothing up').not.toBe(200)
    const answer = await send('GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="data-of-ann.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.json<File>().answers).toHaveLength(1)
    expect((await send('GET', path)).statusCode).toBe(404)
    const late = await ask()
    site.clock.advance(61_000)
    expect((await send('GET', late)).statusCode).toBe(404)
    // Another session of the same person does not help a ticket whose session has ended.
    const other = await openSession(site.ctx, site.ctx.db, ann.id)
    const { path: theirs } = await unwrap(site.api(other.token).call('createOwnDataDownload'))
    await unwrap(site.api(ann.token).call('revokeOtherSessions'))
    expect((await send('GET', theirs)).statusCode).toBe(404)
    const fresh = await ask()
    await updateUser(site.ctx.db, ann.id, { status: 'suspended' })
    expect((await send('GET', fresh)).statusCode).toBe(404)
    expect((await site.api(ann.token).call('createOwnDataDownload')).error).toMatchObject({ status: 403 })
  })

  it('OA5 a person gets five addresses a day', async () => {
    const site = await open({ rateLimits: true })
    const ann = await site.registerPerson({ name: 'Ann' })
    const ask = () => site.api(ann.token).call('createOwnDataDownload')
    for (let time = 0; time < 5; time += 1) await unwrap(ask())
    expect((await ask()).error).toMatchObject({ status: 429 })
    site.clock.advance(24 * 3_600_000)
    await unwrap(ask())
  })

  it('OA6 each table of the site is in the file, or left out for a reason', async () => {
    const site = await open()
    const names = (await ownTables(site.ctx.db)).map(({ name }) => name).filter((name) => !name.startsWith('search_'))
    const exported = new Set<string>([...HEAD_TABLES, ...DATA_KINDS.flatMap(({ tables }) => tables)])
    expect(names.filter((name) => !exported.has(name) && !(name in LEFT_OUT))).toEqual([])
    expect(Object.keys(LEFT_OUT).filter((name) => !names.includes(name) || exported.has(name))).toEqual([])
  })
})

const ABOUT_SITE = 'says nothing about a person'
const SHORT_LIVED = 'lives for minutes or until a mail has left'
/** Tables that are not in the file, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  audit_log: 'what administrators did in their office, about others',
  backups: ABOUT_SITE,
  connector_attempts: SHORT_LIVED,
  connector_bindings: SHORT_LIVED,
  content_changes: ABOUT_SITE,
  ephemeral_entries: SHORT_LIVED,
  erased_names: 'hashes',
  former_slugs: ABOUT_SITE,
  idempotency_keys: SHORT_LIVED,
  import_ids: ABOUT_SITE,
  import_links: ABOUT_SITE,
  import_posts: ABOUT_SITE,
  import_refusals: ABOUT_SITE,
  import_state: ABOUT_SITE,
  jobs: SHORT_LIVED,
  mail_codes: 'hashes of codes',
  pending_posts: 'the state of the post says the same',
  plugin_settings: ABOUT_SITE,
  post_links: 'stands in the texts',
  question_invites: 'the notification says the same',
  question_mails: 'the records of mails say the same',
  recovery_codes: 'hashes of codes',
  reputation_debts: 'follows from the events',
  reputation_starts: 'follows from the reputation and its events',
  response_times: ABOUT_SITE,
  schema_migrations: ABOUT_SITE,
  seed_runs: ABOUT_SITE,
  site_settings: ABOUT_SITE,
  tags: 'belongs to all; the versions by the person are in the file',
  timeline_events: 'repeats posts, versions and votes, or says what staff did to posts of others',
  unsubscribe_codes: 'hashes of codes',
}
