import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import type { Person, TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { answerCreated } from '../answers/index.ts'
import { commentCreated } from '../comments/index.ts'
import { questionCreated } from '../questions/index.ts'
import { findUser } from '../users/index.ts'

/** A site with a visible question by Ada, a new account (Bo), and the staff who review new posts. */
export async function openWithQueue(open: () => Promise<TestSite>, rules: OperationBody<'updateWriteSettings'>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo', rank: 500 })
  const mod = await site.registerPerson({ name: 'Mod', role: 3 })
  const admin = await site.admin()
  const shown = await unwrap(
    site.api(ada.token).call('createQuestion', { body: questionOf('Which glass for a stout?') }),
  )
  const save = (more: OperationBody<'updateWriteSettings'>) =>
    unwrap(site.api(admin.token).call('updateWriteSettings', { body: { restrict_answer: true, ...more } }))
  await save(rules)
  const review = (person: Person, review_id: string, status: 'approve' | 'reject') =>
    site.api(person.token).call('reviewPendingPost', { body: { review_id, status } })
  const queue = (person: Person, page = 1) =>
    unwrap(site.api(person.token).call('listPendingPosts', { query: { page } }))
  return {
    site,
    ada,
    bo,
    mod,
    admin,
    shown: shown.id,
    save,
    ask: (person: Person, title: string, content?: string) =>
      unwrap(site.api(person.token).call('createQuestion', { body: questionOf(title, content) })),
    answer: (person: Person, content = 'A tulip, I think.', question_id = shown.id) =>
      site.api(person.token).call('createAnswer', { body: { question_id, content } }),
    comment: (person: Person, original_text = 'Of which size?', object_id = shown.id) =>
      site.api(person.token).call('createComment', { body: { object_id, original_text } }),
    read: (id: string, person?: Person) => site.api(person?.token).call('getQuestion', { query: { id } }),
    queue,
    review,
    /** Decides on the oldest pending post. */
    async decide(status: 'approve' | 'reject') {
      const { list } = await queue(mod)
      return unwrap(review(mod, list[0]?.review_id ?? '', status))
    },
    inbox: async (person: Person) => {
      const { list } = await unwrap(
        site.api(person.token).call('listNotifications', { query: { type: 'inbox', page: 1, page_size: 50 } }),
      )
      return list.map((item) => item.notification_action)
    },
    counts: async (person: Person) => {
      const user = await findUser(site.ctx.db, person.id)
      return [user?.question_count, user?.answer_count]
    },
  }
}

/** Records the creation events from now on, in order. */
export function listenToCreations(site: TestSite): string[] {
  const emitted: string[] = []
  site.ctx.bus.on(questionCreated, async () => void emitted.push('question'))
  site.ctx.bus.on(answerCreated, async () => void emitted.push('answer'))
  site.ctx.bus.on(commentCreated, async () => void emitted.push('comment'))
  return emitted
}

/** Returns the counters that have drifted, including pending posts missing from the queue. */
export const drift = (site: TestSite) => checkCounters(site.ctx)

/** Setting: first posts need approval. */
export const FIRST = { first_posts_wait: true }

export const NOT_FOUND = { status: 404, reason: 'error.question.not_found' }

function questionOf(title: string, content = 'I have so many of them.') {
  return { title, content, tags: [{ slug_name: 'glass' }] }
}
