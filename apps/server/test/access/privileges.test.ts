import type { ApiResult, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import type { PrivilegeKey } from '@quandary/guards'
import { privilegeKeys } from '@quandary/guards'
import { expect, it } from 'vitest'
import { writeSettings } from '../../src/slices/site-settings/index.ts'
import { editTag, idOf } from '../../src/slices/tags/tags.test-data.ts'
import type { Person, TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'

/*
 * Each privilege is enforced: a member who lacks only one privilege (all others require a reputation of 1) may not
 * perform the action that this privilege is named after. If all privileges require 1, the member may.
 */

const OUT_OF_REACH = 1_000_000
const DIRECT_EDITS = ['question.edit_without_review', 'answer.edit_without_review', 'tag.edit_without_review'] as const

/** A site, a member, and a question, an answer and a comment of the administrator, without votes or edits. */
interface Fixture {
  site: TestSite
  admin: QuandaryClient
  member: QuandaryClient
  memberToken: string
  question: string
  answer: string
  comment: string
  /** The slug of a tag. */
  tag: string
  /** A word that occurs in no text yet. */
  word: string
}

async function setOutOfReach(site: TestSite, ...keys: PrivilegeKey[]): Promise<void> {
  const custom = Object.fromEntries(privilegeKeys.map((key) => [key, keys.includes(key) ? OUT_OF_REACH : 1]))
  await writeSettings(site.ctx, 'privileges', { level: 99, custom })
}

let words = 0

async function createFixture(site: TestSite, administrator: Person, person: Person): Promise<Fixture> {
  words += 1
  const word = `word${words}`
  const [admin, member] = [site.api(administrator.token), site.api(person.token)]
  const tags = [{ slug_name: word }]
  const { id: question } = await unwrap(
    admin.call('createQuestion', { body: { title: `A question about ${word}`, content: `What is ${word}?`, tags } }),
  )
  const answered = await unwrap(
    admin.call('createAnswer', { body: { question_id: question, content: `It is ${word}.` } }),
  )
  const commented = await unwrap(
    admin.call('createComment', { body: { object_id: question, original_text: `Tell more of ${word}.` } }),
  )
  return {
    site,
    admin,
    member,
    memberToken: person.token,
    question,
    answer: answered.info.id,
    comment: commented.comment_id,
    tag: word,
    word,
  }
}

const worked = async (call: Promise<ApiResult<unknown>>): Promise<boolean> => (await call).error === undefined

const direct = async (call: Promise<ApiResult<{ wait_for_review: boolean }>>): Promise<boolean> =>
  !(await unwrap(call)).wait_for_review

const vote = (direction: 'voteUp' | 'voteDown', kind: 'question' | 'answer' | 'comment') => (fixture: Fixture) =>
  worked(fixture.member.call(direction, { body: { object_id: fixture[kind], is_cancel: false } }))

const editQuestion = ({ member, question, word }: Fixture) =>
  member.call('updateQuestion', {
    body: { id: question, title: `Another title of ${word}`, content: `Why ${word}?`, tags: [{ slug_name: word }] },
  })

const editAnswer = ({ member, question, answer, word }: Fixture) =>
  member.call('updateAnswer', { body: { id: answer, question_id: question, content: `Because of ${word}.` } })

const editDescription = ({ site, memberToken, tag, word }: Fixture) =>
  editTag(site, memberToken, tag, { original_text: `What ${word} is.` })

/** Suggests an edit as a stranger, and approves it as the member. */
async function approve(fixture: Fixture, key: PrivilegeKey, harder: readonly PrivilegeKey[]): Promise<boolean> {
  const stranger = await fixture.site.registerPerson({ name: `Stranger ${fixture.word}`, rank: 1000 })
  await setOutOfReach(fixture.site, ...DIRECT_EDITS)
  const suggested = { ...fixture, member: fixture.site.api(stranger.token), memberToken: stranger.token }
  if (key === 'question.audit') await unwrap(editQuestion(suggested))
  else if (key === 'answer.audit') await unwrap(editAnswer(suggested))
  else await unwrap(editDescription(suggested))
  await setOutOfReach(fixture.site, ...harder)
  const row = await fixture.site.ctx.db
    .selectFrom('revisions')
    .select('id')
    .where('user_id', '=', stranger.id)
    .executeTakeFirstOrThrow()
  return worked(fixture.member.call('auditRevision', { body: { id: String(row.id), operation: 'approve' } }))
}

/** For each privilege, a function that performs its action and returns true if the member was allowed to. */
const actions: Record<PrivilegeKey, (fixture: Fixture, harder: readonly PrivilegeKey[]) => Promise<boolean>> = {
  'question.add': ({ member, word }) =>
    worked(
      member.call('createQuestion', {
        body: { title: `My own question: ${word}`, content: 'I wonder.', tags: [{ slug_name: word }] },
      }),
    ),
  'answer.add': ({ member, question, word }) =>
    worked(member.call('createAnswer', { body: { question_id: question, content: `I say ${word}.` } })),
  'comment.add': ({ member, question, word }) =>
    worked(member.call('createComment', { body: { object_id: question, original_text: `I like ${word}.` } })),
  'report.add': ({ member, question }) =>
    worked(member.call('createReport', { body: { object_id: question, report_type: 57 } })),
  'comment.vote_up': vote('voteUp', 'comment'),
  'link.url_limit': ({ member, answer, word }) =>
    worked(
      member.call('createComment', {
        body: { object_id: answer, original_text: `https://a.test/${word} https://b.test https://c.test` },
      }),
    ),
  'question.vote_up': vote('voteUp', 'question'),
  'answer.vote_up': vote('voteUp', 'answer'),
  'question.vote_down': vote('voteDown', 'question'),
  'answer.vote_down': vote('voteDown', 'answer'),
  'answer.invite_someone_to_answer': ({ member, question }) =>
    worked(member.call('updateQuestionInvites', { body: { id: question, invite_user: ['admin'] } })),
  'tag.add': ({ member, word }) =>
    worked(
      member.call('createTag', {
        body: { slug_name: `new-${word}`, display_name: `new-${word}`, original_text: word },
      }),
    ),
  'tag.edit': (fixture) => worked(editDescription(fixture)),
  'question.edit': (fixture) => worked(editQuestion(fixture)),
  'answer.edit': (fixture) => worked(editAnswer(fixture)),
  'question.edit_without_review': (fixture) => direct(editQuestion(fixture)),
  'answer.edit_without_review': (fixture) => direct(editAnswer(fixture)),
  'question.audit': (fixture, harder) => approve(fixture, 'question.audit', harder),
  'answer.audit': (fixture, harder) => approve(fixture, 'answer.audit', harder),
  'tag.audit': (fixture, harder) => approve(fixture, 'tag.audit', harder),
  'tag.edit_without_review': (fixture) => direct(editDescription(fixture)),
  'tag.synonym': async ({ site, member, tag, word }) =>
    worked(
      member.call('updateTagSynonyms', {
        body: { tag_id: await idOf(site, tag), synonym_tag_list: [{ slug_name: `also-${word}` }] },
      }),
    ),
}

describeOnEveryEngine('privileges', (open) => {
  it('are all asked: one out of reach refuses what it is named after, and nothing else does', async () => {
    const site = await open()
    const admin = await site.admin()
    const member = await site.registerPerson({ name: 'Member', rank: 1000 })
    const found: [string, boolean, boolean][] = []
    for (const key of privilegeKeys) {
      await setOutOfReach(site, key)
      const without = await actions[key](await createFixture(site, admin, member), [key])
      await setOutOfReach(site)
      found.push([key, without, await actions[key](await createFixture(site, admin, member), [])])
    }
    expect(found).toEqual(privilegeKeys.map((key) => [key, false, true]))
  }, 60_000)
})
