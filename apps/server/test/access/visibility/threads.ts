import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect } from 'vitest'
import { fill } from '../../../src/platform/slots/slots.ts'
import type { ReviewPost } from '../../../src/slices/posts/index.ts'
import { postReviewers } from '../../../src/slices/posts/index.ts'
import type { TestSite } from '../../harness.ts'
import type { Part, State, Thread, ViewerKind } from './rules.ts'
import { STATES } from './rules.ts'

/** Brings a thread into its state; pending posts are pending from the start. */
const SETTLE: Record<State, (admin: QuandaryClient, thread: Thread) => Promise<unknown>> = {
  open: async () => {},
  closed: (admin, { question }) =>
    admin.call('closeQuestion', { body: { id: question, close_type: 63, close_msg: '' } }),
  hidden: (admin, { question }) => admin.call('operateQuestion', { body: { id: question, operation: 'hide' } }),
  deleted: (admin, { question }) => admin.call('deleteQuestion', { body: { id: question } }),
  'hidden and deleted': async (admin, thread) => {
    await SETTLE.hidden(admin, thread)
    return SETTLE.deleted(admin, thread)
  },
  'answer deleted': (admin, { answer }) => admin.call('deleteAnswer', { body: { id: answer } }),
  'comment deleted': (admin, { comment }) => admin.call('deleteComment', { body: { comment_id: comment } }),
  'question pending': async () => {},
  'answer pending': async () => {},
  'comment pending': async () => {},
}

/** A post containing this text becomes pending. */
const WAITS = '(let it wait)'

type Api = (viewer: ViewerKind) => QuandaryClient

/**
 * Creates people who receive all mails, one thread per state, and a stranger who votes on, bookmarks, flags and
 * suggests edits to everything that is visible.
 */
export async function prepareThreads(site: TestSite) {
  const people = {
    stranger: await site.registerPerson({ name: 'Stranger', rank: 500 }),
    asker: await site.registerPerson({ name: 'Asker', rank: 9000 }),
    answerer: await site.registerPerson({ name: 'Answerer', rank: 500 }),
    commenter: await site.registerPerson({ name: 'Commenter', rank: 500 }),
    moderator: await site.registerPerson({ name: 'Moderator', role: 3, rank: 500 }),
    administrator: await site.admin(),
  }
  const api: Api = (viewer) => site.api(viewer === 'guest' ? undefined : people[viewer].token)
  const review: ReviewPost = ({ content }) => (content.includes(WAITS) ? 'hold' : 'approve')
  site.ctx.slots.add(fill(postReviewers, { reason: 'for a test', review }))
  const anchor = await ask(api('asker'), 'anchor')
  for (const { token } of Object.values(people)) await wantMails(site.api(token))
  const threads: Thread[] = []
  for (const [index, state] of STATES.entries()) {
    const word = (part: Part) => `${part}word${'abcdefghij'[index]}`
    const thread = { state, anchor, word, ...(await write(api, state, word)) }
    await visit(api('stranger'), thread)
    // All of these calls have the same form of result, which may contain an error.
    const settled = (await SETTLE[state](api('administrator'), thread)) as { error?: unknown } | undefined
    expect(settled?.error, `making it ${state}`).toBeUndefined()
    threads.push(thread)
  }
  return { api, people, threads }
}

async function wantMails(api: QuandaryClient): Promise<void> {
  const wanted = { key: 'email', enable: true } as const
  const body = { inbox: wanted, all_new_question: wanted, all_new_question_for_following_tags: wanted }
  await unwrap(api.call('updateNotificationSettings', { body }))
  await unwrap(api.call('updateFollowedTags', { body: { slug_name_list: ['visibility'] } }))
}

async function write(api: Api, state: State, word: (part: Part) => string) {
  const ending = (part: Part) => (state === `${part} pending` ? ` ${WAITS}` : '')
  const question = await ask(api('asker'), word('question'), ending('question'))
  // Nobody can answer or comment on a pending post.
  if (state === 'question pending') return { question, answer: '', comment: '' }
  const content = `An answer with ${word('answer')}${ending('answer')}`
  const { info } = await unwrap(api('answerer').call('createAnswer', { body: { question_id: question, content } }))
  const original_text = `About ${word('comment')}${ending('comment')}`
  const commented = await unwrap(
    api('commenter').call('createComment', { body: { object_id: question, original_text } }),
  )
  return { question, answer: info.id, comment: commented.comment_id }
}

/** Acts on a thread as the stranger, who cannot see its pending posts. */
async function visit(api: QuandaryClient, { state, question, answer, comment, word }: Thread): Promise<void> {
  if (state === 'question pending') return
  const shown = [question, ...(state === 'answer pending' ? [] : [answer])]
  for (const object_id of shown) await unwrap(api.call('voteUp', { body: { object_id } }))
  await unwrap(api.call('switchBookmark', { body: { object_id: question, group_id: '0', bookmark: true } }))
  const flagged = [...shown, ...(state === 'comment pending' ? [] : [comment])]
  for (const object_id of flagged) await unwrap(api.call('createReport', { body: { object_id, report_type: 57 } }))
  const edit = {
    ...textOf(word('question'), ''),
    id: question,
    content: `It asks ${word('question')} in better words.`,
  }
  await unwrap(api.call('updateQuestion', { body: edit }))
}

async function ask(api: QuandaryClient, word: string, ending = ''): Promise<string> {
  return (await unwrap(api.call('createQuestion', { body: textOf(word, ending) }))).id
}

function textOf(word: string, ending: string) {
  const tags = [{ slug_name: 'visibility' }]
  return { title: `A question with ${word}`, content: `It asks ${word}.${ending}`, tags }
}
