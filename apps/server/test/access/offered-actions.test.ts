import type { ApiResult } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestSite } from '../harness.ts'
import { kindNumber } from '../../src/platform/ids/object-kinds.ts'
import { openSite } from '../harness.ts'

/*
 * Offered actions work, and no others do: each action is performed for every state of an object and every kind of
 * viewer. An offered action must succeed and change something. Any other action must change nothing, whether it is
 * refused or ignored. The rules are the same code on every engine, so one engine is enough.
 */

type Api = ReturnType<TestSite['api']>
type Columns = Record<string, string | number | null>

/** An object in one state: how to reset it, which actions it offers, and what to compare. */
interface Thing {
  name: string
  /** Restores its state. */
  reset(): Promise<void>
  offered(api: Api): Promise<string[]>
  /** Reads everything that any of the actions could change. */
  look(): Promise<unknown>
  perform: Record<string, (api: Api, mark: string) => ApiResult<unknown> | Promise<ApiResult<unknown>>>
  /** Actions that are offered but refused, by design, and the expected reason. */
  refused?: Record<string, string>
}

let site: TestSite
let viewers: Record<string, Person | undefined>
let marks = 0

const keyOf = (publicId: string): number => Number(publicId.slice(-13))
const namesOf = (actions: readonly { action: string }[] | undefined): string[] =>
  (actions ?? []).map(({ action }) => action)
const reports = (object_id: string) => ({
  report: (api: Api, content: string) => api.call('createReport', { body: { object_id, report_type: 57, content } }),
})

beforeAll(async () => {
  site = await openSite('sqlite3')
  viewers = {
    guest: undefined,
    novice: await site.registerPerson({ name: 'Novice', rank: 1 }),
    editor: await site.registerPerson({ name: 'Editor', rank: 600 }),
    veteran: await site.registerPerson({ name: 'Veteran', rank: 30_000 }),
    author: await site.registerPerson({ name: 'Author', rank: 1 }),
    moderator: await site.registerPerson({ name: 'Mod', role: 3 }),
    admin: await site.admin(),
  }
  await site.registerPerson({ name: 'Invited', rank: 1 })
}, 60_000)

afterAll(() => site.close())

const tokenOf = (name: string): string => viewers[name]?.token ?? ''

async function setRow(
  table: 'questions' | 'answers' | 'comments' | 'tags',
  id: number,
  values: Columns,
): Promise<void> {
  await site.ctx.db.updateTable(table).set(values).where('id', '=', id).execute()
}

async function rowOf(table: 'questions' | 'answers' | 'comments' | 'tags', id: number, columns: readonly string[]) {
  const row: Record<string, unknown> = await site.ctx.db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return columns.map((column) => row[column])
}

async function revisionsOf(type: 'question' | 'answer' | 'tag', id: number): Promise<number> {
  const rows = await site.ctx.db
    .selectFrom('revisions')
    .select('id')
    .where('object_type', '=', kindNumber(type))
    .where('object_id', '=', id)
    .execute()
  return rows.length
}

/** Deletes pending suggestions, which would block further edits. */
async function deleteSuggestions(): Promise<void> {
  await site.ctx.db.deleteFrom('revisions').where('status', '=', 'waiting').execute()
}

async function ask(title: string): Promise<string> {
  const admin = site.api(tokenOf('admin'))
  const body = { title, content: 'I wonder.', tags: [{ slug_name: 'glass' }] }
  const { id } = await unwrap(admin.call('createQuestion', { body }))
  await setRow('questions', keyOf(id), { user_id: viewers.author?.id ?? 0 })
  return id
}

async function answer(question_id: string, by: string): Promise<string> {
  const body = { question_id, content: `What ${by} thinks about ${question_id}.` }
  return (await unwrap(site.api(tokenOf(by)).call('createAnswer', { body }))).info.id
}

/** Creates a question in a state with some answers, one of them optionally upvoted or accepted. */
async function question(state: Columns, answers: { count: number; upvoted?: true; accepted?: true }): Promise<Thing> {
  const id = await ask(`A question of its own: ${JSON.stringify([state, answers])}`.slice(0, 150))
  const ids = [
    ...(answers.count > 0 ? [await answer(id, 'moderator')] : []),
    ...(answers.count > 1 ? [await answer(id, 'admin')] : []),
  ]
  const first = keyOf(ids[0] ?? '0')
  if (answers.upvoted) await setRow('answers', first, { vote_count: 1 })
  if (answers.accepted) await setRow('answers', first, { accepted: 1 })
  const row = { ...state, answer_count: answers.count, accepted_answer_id: answers.accepted ? first : null }
  const operate = (operation: 'pin' | 'unpin' | 'hide' | 'show') => (api: Api) =>
    api.call('operateQuestion', { body: { id, operation } })
  return {
    name: `question ${JSON.stringify({ ...state, ...answers })}`,
    async reset() {
      await setRow('questions', keyOf(id), row)
      await deleteSuggestions()
      await site.ctx.db.deleteFrom('question_invites').execute()
    },
    async offered(api) {
      const { data } = await api.call('getQuestion', { query: { id } })
      return [...namesOf(data?.member_actions), ...namesOf(data?.extends_actions)]
    },
    look: async () => [
      await rowOf('questions', keyOf(id), ['status', 'pinned', 'listed', 'title', 'original_text']),
      await revisionsOf('question', keyOf(id)),
      (await site.ctx.db.selectFrom('question_invites').selectAll().execute()).length,
    ],
    perform: {
      edit: (api, mark) =>
        api.call('updateQuestion', {
          body: { id, title: `Another title ${mark}`, content: `Edited ${mark}`, tags: [{ slug_name: 'glass' }] },
        }),
      close: (api) => api.call('closeQuestion', { body: { id, close_type: 63 } }),
      reopen: (api) => api.call('reopenQuestion', { body: { question_id: id } }),
      pin: operate('pin'),
      unpin: operate('unpin'),
      hide: operate('hide'),
      show: operate('show'),
      delete: (api) => api.call('deleteQuestion', { body: { id } }),
      undelete: (api) => api.call('recoverQuestion', { body: { question_id: id } }),
      invite_other_to_answer: (api) => api.call('updateQuestionInvites', { body: { id, invite_user: ['invited'] } }),
      ...reports(id),
    },
  }
}

/** Creates the author's answer in a state, under a question in a state. */
async function answerIn(state: Columns, questionState: Columns): Promise<Thing> {
  const question_id = await ask(`An answer of its own: ${JSON.stringify([state, questionState])}`)
  await setRow('questions', keyOf(question_id), { user_id: viewers.admin?.id ?? 0 })
  const id = await answer(question_id, 'author')
  const accepted_answer_id = state.accepted === 1 && state.status === 'available' ? keyOf(id) : null
  return {
    name: `answer ${JSON.stringify(state)} of ${JSON.stringify(questionState)}`,
    async reset() {
      await setRow('questions', keyOf(question_id), { ...questionState, accepted_answer_id, answer_count: 1 })
      await setRow('answers', keyOf(id), state)
      await deleteSuggestions()
    },
    async offered(api) {
      const { data } = await api.call('listAnswers', { query: { question_id } })
      return namesOf(data?.list.find((row) => row.id === id)?.member_actions)
    },
    look: async () => [
      await rowOf('answers', keyOf(id), ['status', 'original_text']),
      await revisionsOf('answer', keyOf(id)),
    ],
    perform: {
      edit: (api, mark) => api.call('updateAnswer', { body: { id, question_id, content: `Edited ${mark}` } }),
      delete: (api) => api.call('deleteAnswer', { body: { id } }),
      undelete: (api) => api.call('recoverAnswer', { body: { answer_id: id } }),
      ...reports(id),
    },
  }
}

/** Creates the author's comment of some age, under a question in a state. */
async function commentIn(state: Columns, seconds: number, questionState: Columns): Promise<Thing> {
  const object_id = await ask(`A comment of its own: ${JSON.stringify([state, seconds, questionState])}`)
  await setRow('questions', keyOf(object_id), { user_id: viewers.admin?.id ?? 0 })
  const body = { object_id, original_text: 'A remark.' }
  const { comment_id } = await unwrap(site.api(tokenOf('author')).call('createComment', { body }))
  const created_at = site.clock.now() - seconds * 1000
  return {
    name: `comment ${JSON.stringify(state)} of ${seconds} s under ${JSON.stringify(questionState)}`,
    async reset() {
      await setRow('questions', keyOf(object_id), questionState)
      await setRow('comments', keyOf(comment_id), { ...state, created_at })
    },
    async offered(api) {
      const { data } = await api.call('listComments', { query: { object_id } })
      return namesOf(data?.list.find((row) => row.comment_id === comment_id)?.member_actions)
    },
    look: () => rowOf('comments', keyOf(comment_id), ['status', 'original_text']),
    perform: {
      edit: (api, mark) => api.call('updateComment', { body: { comment_id, original_text: `Edited ${mark}` } }),
      delete: (api) => api.call('deleteComment', { body: { comment_id } }),
      ...reports(comment_id),
    },
  }
}

/** Creates a tag in a state, with or without a question. */
async function tagIn(status: 'available' | 'deleted', used: boolean): Promise<Thing> {
  const slug = `tag-${status}-${used ? 'used' : 'free'}`
  const admin = site.api(tokenOf('admin'))
  const made = { slug_name: slug, display_name: slug, original_text: 'About it.' }
  await unwrap(admin.call('createTag', { body: made }))
  const row = await site.ctx.db.selectFrom('tags').selectAll().where('slug_name', '=', slug).executeTakeFirstOrThrow()
  const tag_id = `1003${String(row.id).padStart(13, '0')}`
  if (used)
    await unwrap(
      admin.call('createQuestion', {
        body: { title: `About ${slug}`, content: 'I wonder.', tags: [{ slug_name: slug }] },
      }),
    )
  return {
    name: `tag ${status} ${used ? 'used' : 'free'}`,
    async reset() {
      await setRow('tags', row.id, { status })
      await deleteSuggestions()
    },
    offered: async (api) => namesOf((await api.call('getTag', { query: { id: tag_id } })).data?.member_actions),
    look: async () => [await rowOf('tags', row.id, ['status', 'original_text']), await revisionsOf('tag', row.id)],
    perform: {
      edit: (api, mark) => api.call('updateTag', { body: { tag_id, original_text: `Edited ${mark}` } }),
      delete: (api) => api.call('deleteTag', { body: { tag_id } }),
      undelete: (api) => api.call('recoverTag', { body: { tag_id } }),
    },
    // Staff see the reason why the tag cannot be deleted (docs/spec/decisions.md#d9).
    ...(used && { refused: { delete: 'error.tag.is_used_cannot_delete' } }),
  }
}

/** Performs every action as every viewer, and returns the differences between what was offered and what worked. */
async function differences(thing: Thing): Promise<string[]> {
  const found: string[] = []
  for (const [name, person] of Object.entries(viewers)) {
    const api = site.api(person?.token)
    await thing.reset()
    const offered = await thing.offered(api)
    if (!person && offered.length > 0) found.push(`${thing.name}: a guest is offered ${offered.join(' ')}`)
    for (const action of offered.filter((wanted) => !(wanted in thing.perform) && wanted !== 'report')) {
      found.push(`${thing.name}: nothing performs ${action}`)
    }
    for (const [action, perform] of Object.entries(thing.perform)) {
      await thing.reset()
      const before = JSON.stringify(await thing.look())
      const { error } = await perform(api, `number ${(marks += 1)}`)
      const changed = JSON.stringify(await thing.look()) !== before || (action === 'report' && !error)
      const refusal = thing.refused?.[action]
      if (refusal !== undefined && offered.includes(action)) {
        if (changed || error?.reason !== refusal) found.push(`${thing.name}: ${action} is not refused with ${refusal}`)
      } else if (offered.includes(action) && (error || !changed)) {
        found.push(`${thing.name}: ${name} is offered ${action}, but ${error?.reason ?? 'nothing happens'}`)
      }
      if (!offered.includes(action) && changed) found.push(`${thing.name}: ${name} does ${action} without an offer`)
    }
  }
  return found
}

async function surprisesOf(things: readonly Promise<Thing>[]): Promise<string[]> {
  const found: string[] = []
  for (const thing of things) found.push(...(await differences(await thing)))
  return found
}

const STATUSES = ['available', 'closed', 'deleted'] as const
const LISTINGS = [
  { pinned: 0, listed: 1 },
  { pinned: 1, listed: 1 },
  { pinned: 0, listed: 0 },
] as const

describe('offered actions', () => {
  it('OA1 on questions work in every state, and no others do', async () => {
    const things = [question({ status: 'pending', pinned: 0, listed: 1 }, { count: 0 })]
    for (const status of STATUSES) {
      for (const listing of LISTINGS) things.push(question({ status, ...listing }, { count: 0 }))
    }
    expect(await surprisesOf(things)).toEqual([])
  }, 300_000)

  it('OA2 on questions with answers depend on what would be lost', async () => {
    const state = { status: 'available', pinned: 0, listed: 1 }
    const answers = [{ count: 1 }, { count: 1, upvoted: true }, { count: 1, accepted: true }, { count: 2 }] as const
    expect(await surprisesOf(answers.map((given) => question(state, given)))).toEqual([])
  }, 300_000)

  it('OA3 on answers work in every state, and no others do', async () => {
    const states = [
      { status: 'available', accepted: 0, vote_count: 0 },
      { status: 'available', accepted: 0, vote_count: 1 },
      { status: 'available', accepted: 1, vote_count: 0 },
      { status: 'deleted', accepted: 0, vote_count: 0 },
      { status: 'pending', accepted: 0, vote_count: 0 },
    ]
    const things = STATUSES.flatMap((status) => states.map((state) => answerIn(state, { status })))
    expect(await surprisesOf(things)).toEqual([])
  }, 300_000)

  it('OA4 on comments work at every age, and no others do', async () => {
    const things = STATUSES.flatMap((status) =>
      [0, 300, 301].flatMap((age) => [
        commentIn({ status: 'available' }, age, { status }),
        commentIn({ status: 'deleted' }, age, { status }),
        commentIn({ status: 'pending' }, age, { status }),
      ]),
    )
    expect(await surprisesOf(things)).toEqual([])
  }, 300_000)

  it('OA5 on tags work in every state, and no others do', async () => {
    const things = (['available', 'deleted'] as const).flatMap((status) => [tagIn(status, false), tagIn(status, true)])
    expect(await surprisesOf(things)).toEqual([])
  }, 300_000)
})
