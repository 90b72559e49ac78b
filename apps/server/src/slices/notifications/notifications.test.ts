import type { OperationQuery } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { sentMails } from '../../../test/mail/outbox.ts'
import { questionIds } from '../questions/index.ts'

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
  const bo = await site.registerPerson({ name: 'Bo' })
  const cy = await site.registerPerson({ name: 'Cy' })
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id: question } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
  const answer = async (person: Person) => {
    const body = { question_id: question, content: 'A tulip, I think.' }
    return (await unwrap(site.api(person.token).call('createAnswer', { body }))).info.id
  }
  const comment = async (person: Person, original_text: string, reply_comment_id = '') => {
    const body = { object_id: question, original_text, reply_comment_id }
    return (await unwrap(site.api(person.token).call('createComment', { body }))).comment_id
  }
  const inbox = async (person: Person) => (await unwrap(site.api(person.token).call('getNotificationStatus'))).inbox
  const list = (person: Person, query: OperationQuery<'listNotifications'>) =>
    unwrap(site.api(person.token).call('listNotifications', { query }))
  return { site, ada, bo, cy, question, answer, comment, inbox, list }
}

describeOnEveryEngine('notifications', (open) => {
  it('N3 an answer notifies the asker, an acceptance the answerer; nobody is notified of their own actions', async () => {
    const { site, ada, bo, question, answer, inbox } = await openWithPosts(open)
    await answer(ada)
    expect(await inbox(ada)).toBe(0)
    const answer_id = await answer(bo)
    expect([await inbox(ada), await inbox(bo)]).toEqual([1, 0])
    await unwrap(site.api(ada.token).call('acceptAnswer', { body: { question_id: question, answer_id } }))
    expect([await inbox(ada), await inbox(bo)]).toEqual([1, 1])
  })

  it('N4 a comment notifies the author, a mention the person mentioned, a reply the person replied to', async () => {
    const { ada, bo, cy, comment, inbox } = await openWithPosts(open)
    await comment(ada, 'On my own question')
    expect(await inbox(ada)).toBe(0)
    const mention = await comment(bo, 'Ask @cy about it')
    expect([await inbox(ada), await inbox(cy)]).toEqual([1, 1])
    await comment(cy, 'I do not know', mention)
    expect([await inbox(ada), await inbox(bo)]).toEqual([2, 1])
    await comment(cy, 'But ask around')
    expect(await inbox(ada)).toBe(3)
  })

  it('N5 nobody is notified about a question they may not see', async () => {
    const { site, ada, bo, question, comment, inbox } = await openWithPosts(open)
    const key = questionIds.read(question) ?? 0
    await site.ctx.db.updateTable('questions').set({ listed: 0 }).where('id', '=', key).execute()
    await comment(ada, 'A secret for @bo')
    expect(await inbox(bo)).toBe(0)
  })

  it('N6 the status says who may review; guests have none', async () => {
    const { site, ada, bo } = await openWithPosts(open)
    const status = (token?: string) => site.api(token).call('getNotificationStatus')
    expect(await unwrap(status(ada.token))).toEqual({ inbox: 0, achievement: 0, revision: 0, can_revision: true })
    expect(await unwrap(status(bo.token))).toMatchObject({ can_revision: false })
    expect((await status()).error).toMatchObject({ status: 401 })
  })

  it('N7 the inbox shows who did what where, newest first, with filters', async () => {
    const { site, ada, bo, question, answer, comment, list } = await openWithPosts(open)
    const answer_id = await answer(bo)
    site.clock.advance(1000)
    const comment_id = await comment(bo, 'Any news?')
    site.clock.advance(1000)
    await site.ctx.db.updateTable('users').set({ rank: 50 }).where('id', '=', bo.id).execute()
    await unwrap(site.api(bo.token).call('voteUp', { body: { object_id: question } }))
    const all = await list(ada, { type: 'inbox' })
    expect(all.list.map((one) => [one.notification_action, one.user_info?.username, one.is_read])).toEqual([
      ['upvoted your question', 'bo', false],
      ['commented on your question', 'bo', false],
      ['answered the question', 'bo', false],
    ])
    expect(all.list.map((one) => one.object_info)).toMatchObject([
      { object_type: 'question', object_id: question, title: 'Which glass for a stout?' },
      { object_type: 'comment', object_id: comment_id, object_map: { question, answer: '0', comment: comment_id } },
      { object_type: 'answer', object_id: answer_id, object_map: { question, answer: answer_id, comment: '' } },
    ])
    const counts = async (inbox_type: string) => (await list(ada, { type: 'inbox', inbox_type })).count
    expect([await counts('all'), await counts('posts'), await counts('votes'), await counts('invites')]).toEqual([
      3, 2, 1, 0,
    ])
    expect(await list(ada, { type: 'nonsense' })).toEqual({ count: 0, list: [] })
    expect((await list(ada, { type: 'inbox', page: 2, page_size: 2 })).list).toHaveLength(1)
  })

  it('N8 downvotes are anonymous, and a repeated vote does not notify again', async () => {
    const { site, ada, question, list } = await openWithPosts(open)
    const dee = await site.registerPerson({ name: 'Dee', rank: 500 })
    const vote = (id: 'voteUp' | 'voteDown', is_cancel = false) =>
      unwrap(site.api(dee.token).call(id, { body: { object_id: question, is_cancel } }))
    await vote('voteDown')
    await vote('voteDown', true)
    await vote('voteDown')
    const { count, list: rows } = await list(ada, { type: 'inbox', inbox_type: 'votes' })
    expect([count, rows[0]?.notification_action, rows[0]?.user_info]).toEqual([
      1,
      'Your question was voted down',
      undefined,
    ])
  })

  it('N9 an achievement is one row per post with its total reputation', async () => {
    const { site, ada, bo, cy, question, list } = await openWithPosts(open)
    for (const person of [bo, cy]) {
      await site.ctx.db.updateTable('users').set({ rank: 50 }).where('id', '=', person.id).execute()
      await unwrap(site.api(person.token).call('voteUp', { body: { object_id: question } }))
    }
    const { count, list: rows } = await list(ada, { type: 'achievement' })
    expect([count, rows[0]?.rank, rows[0]?.user_info, rows[0]?.notification_action]).toEqual([
      1,
      20,
      undefined,
      undefined,
    ])
  })

  it('N10 reading marks one notification or all of a kind, only one’s own; the badge clears without reading', async () => {
    const { site, ada, bo, answer, comment, inbox, list } = await openWithPosts(open)
    await answer(bo)
    await comment(bo, 'Any news?')
    const ids = (await list(ada, { type: 'inbox' })).list.map((one) => one.id)
    const read = async () => (await list(ada, { type: 'inbox' })).list.map((one) => one.is_read)
    await unwrap(site.api(bo.token).call('readNotification', { body: { id: ids[0] ?? '' } }))
    await unwrap(site.api(ada.token).call('readNotification', { body: { id: 'nonsense' } }))
    expect(await read()).toEqual([false, false])
    await unwrap(site.api(ada.token).call('readNotification', { body: { id: ids[0] ?? '' } }))
    expect([await read(), await inbox(ada)]).toEqual([[true, false], 1])
    const cleared = await unwrap(site.api(ada.token).call('clearNotificationStatus', { body: { type: 'inbox' } }))
    expect([cleared.inbox, await read()]).toEqual([0, [true, false]])
    await unwrap(site.api(ada.token).call('readAllNotifications', { body: { type: 'inbox' } }))
    expect(await read()).toEqual([true, true])
  })

  it('N11 a repeated action stays one row until it is read', async () => {
    const { site, ada, bo, question, answer, list } = await openWithPosts(open)
    const id = await answer(bo)
    const edit = (content: string) =>
      unwrap(site.api(bo.token).call('updateAnswer', { body: { id, question_id: question, content } }))
    await edit('A tulip, I am sure.')
    await edit('A tulip, I am quite sure.')
    expect((await list(ada, { type: 'inbox' })).count).toBe(2)
    await unwrap(site.api(ada.token).call('readAllNotifications', { body: { type: 'inbox' } }))
    await edit('A tulip. Cheers.')
    const rows = (await list(ada, { type: 'inbox' })).list
    expect(rows.map((one) => [one.notification_action, one.is_read])).toEqual([
      ['edited an answer', false],
      ['edited an answer', true],
      ['answered the question', true],
    ])
  })

  it('N12 a notification whose target is gone is not shown, not counted and sets no badge', async () => {
    const { site, ada, bo, question, answer, inbox, list } = await openWithPosts(open)
    await answer(bo)
    await unwrap(
      site.api(ada.token).call('voteUp', {
        body: { object_id: (await list(ada, { type: 'inbox' })).list[0]?.object_info.object_id ?? '' },
      }),
    )
    expect([await inbox(bo), (await list(bo, { type: 'inbox' })).count]).toEqual([1, 1])
    const key = questionIds.read(question) ?? 0
    await site.ctx.db.updateTable('questions').set({ status: 'deleted' }).where('id', '=', key).execute()
    expect([await inbox(bo), (await list(bo, { type: 'inbox' })).count]).toEqual([0, 0])
    expect([await inbox(ada), (await list(ada, { type: 'inbox' })).count]).toEqual([1, 1])
  })

  it('N13 notifications are mailed to those who want it, in their language, with an unsubscribe link', async () => {
    const { site, ada, bo, cy, answer, comment } = await openWithPosts(open)
    await site.ctx.db.updateTable('users').set({ language: 'zh_CN' }).where('id', '=', ada.id).execute()
    await answer(bo)
    await comment(cy, 'Ask @bo about it')
    const mails = await sentMails(site)
    // The answer and the comment are mailed to the asker; the mention of Bo is not mailed.
    expect(mails.map((mail) => mail.to)).toEqual(['ada@qa.test', 'ada@qa.test'])
    const answered = mails.find((mail) => mail.subject === '[Test site] Bo 回答了：Which glass for a stout?')
    expect(answered?.text).toContain('A tulip, I think.')
    const path = /\/users\/unsubscribe\?code=([\w-]+)/.exec(answered?.text ?? '')
    await unwrap(site.api().call('unsubscribeFromEmails', { body: { code: path?.[1] ?? '' } }))
    await comment(cy, 'Plain')
    expect(await sentMails(site)).toHaveLength(2)
  })

  it('N14 the author is notified when somebody else deletes a post', async () => {
    const { site, bo, answer, list } = await openWithPosts(open)
    const id = await answer(bo)
    const admin = await site.admin()
    await unwrap(site.api(admin.token).call('deleteAnswer', { body: { id } }))
    const { list: rows } = await list(bo, { type: 'inbox' })
    expect(rows.map((one) => one.notification_action)).toEqual(['deleted your answer'])
  })

  it('N15 followers of a question are notified of answers and edits, without mails', async () => {
    const { site, ada, bo, cy, question, answer, list } = await openWithPosts(open)
    await unwrap(site.api(cy.token).call('follow', { body: { object_id: question } }))
    const id = await answer(bo)
    const edit = { id, question_id: question, content: 'A tulip, I am sure.' }
    await unwrap(site.api(bo.token).call('updateAnswer', { body: edit }))
    const actionsOf = async (person: Person) =>
      (await list(person, { type: 'inbox' })).list.map((one) => one.notification_action)
    expect(await actionsOf(cy)).toEqual(['edited an answer', 'answered the question'])
    expect(await actionsOf(ada)).toEqual(['edited an answer', 'answered the question'])
    expect((await sentMails(site)).map((mail) => mail.to)).toEqual(['ada@qa.test'])
  })

  it('N16 reporters learn a flag’s outcome, authors that a comment was deleted, and a deleted account loses its notifications', async () => {
    const { site, ada, bo, cy, comment, list } = await openWithPosts(open)
    const id = await comment(bo, 'Buy my glasses!')
    await unwrap(site.api(cy.token).call('createReport', { body: { object_id: id, report_type: 57 } }))
    const admin = await site.admin()
    const queue = await unwrap(site.api(admin.token).call('listUnreviewedReports', { query: {} }))
    const flag_id = queue.list[0]?.flag_id ?? ''
    await unwrap(site.api(admin.token).call('reviewReport', { body: { flag_id, operation_type: 'ignore_report' } }))
    const actionsOf = async (person: Person) =>
      (await list(person, { type: 'inbox' })).list.map((one) => one.notification_action)
    expect(await actionsOf(cy)).toEqual(['looked at your flag and left the post as it is'])
    await unwrap(site.api(admin.token).call('deleteComment', { body: { comment_id: id } }))
    expect(await actionsOf(bo)).toEqual(['deleted your comment'])
    await unwrap(
      site.api(admin.token).call('updateUserStatus', { body: { user_id: String(bo.id), status: 'deleted' } }),
    )
    const rows = site.ctx.db.selectFrom('notifications').select('id').where('user_id', '=', bo.id)
    expect(await rows.execute()).toEqual([])
    expect(await actionsOf(ada)).toEqual([])
  })

  it('N17 an invited person is notified and mailed, once', async () => {
    const { site, ada, bo, question, list } = await openWithPosts(open)
    const invite = (names: string[]) =>
      unwrap(site.api(ada.token).call('updateQuestionInvites', { body: { id: question, invite_user: names } }))
    await invite(['bo'])
    await invite(['bo', 'cy'])
    const { list: rows } = await list(bo, { type: 'inbox', inbox_type: 'invites' })
    expect(rows.map((one) => one.notification_action)).toEqual(['asks you to answer'])
    const mails = (await sentMails(site)).map((mail) => [mail.to, mail.subject])
    expect(mails).toEqual([
      ['bo@qa.test', '[Test site] Ada invites you to answer'],
      ['cy@qa.test', '[Test site] Ada invites you to answer'],
    ])
  })
})

const channel = (enable: boolean) => ({ key: 'email' as const, enable })

describeOnEveryEngine('mails about new questions', (open) => {
  it('N18 followers of a tag and people who want all questions are mailed once each, never the asker, however often the job runs', async () => {
    const { site, ada, bo, cy } = await openWithPosts(open)
    await site.ctx.jobs.drain()
    const want = (person: Person, all: boolean, tags: boolean) =>
      unwrap(
        site.api(person.token).call('updateNotificationSettings', {
          body: {
            inbox: channel(true),
            all_new_question: channel(all),
            all_new_question_for_following_tags: channel(tags),
          },
        }),
      )
    await want(ada, true, true)
    await want(bo, true, true)
    await want(cy, true, false)
    await unwrap(site.api(bo.token).call('updateFollowedTags', { body: { slug_name_list: ['glass'] } }))
    const asked = { title: 'Which beer for a tulip?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const { id } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    const mails = (await sentMails(site)).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['bo@qa.test', '[Test site] New question: Which beer for a tulip?'],
      ['cy@qa.test', '[Test site] New question: Which beer for a tulip?'],
    ])
    expect(mails[0]?.text).toContain(`/questions/${id}`)
    await site.ctx.jobs.add(site.ctx.db, { kind: 'mails about a new question' }, { questionId: questionIds.read(id) })
    expect(await sentMails(site)).toHaveLength(2)
  })

  it('N19 mails about all questions stop at fifty in seven days', async () => {
    const { site, ada, cy } = await openWithPosts(open)
    await site.ctx.jobs.drain()
    const body = {
      inbox: channel(true),
      all_new_question: channel(true),
      all_new_question_for_following_tags: channel(false),
    }
    await unwrap(site.api(cy.token).call('updateNotificationSettings', { body }))
    const ask = async (title: string) => {
      const asked = { title, content: 'I have many.', tags: [{ slug_name: 'glass' }] }
      await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    }
    const day = 24 * 3_600_000
    const mailed_at = site.clock.now() - 6 * day
    const mails = Array.from({ length: 50 }, (_, index) => ({ question_id: 1000 + index, user_id: cy.id, mailed_at }))
    await site.ctx.db
      .insertInto('question_mails')
      .values(mails.map((mail) => ({ ...mail, source: 'all_new_question' as const })))
      .execute()
    await ask('Which of all glasses?')
    expect(await sentMails(site)).toHaveLength(0)
    site.clock.advance(day)
    await ask('And which one now?')
    expect(await sentMails(site)).toHaveLength(1)
  })
})

describeOnEveryEngine('unread and muted notifications', (open) => {
  it('N25 the list can be narrowed to unread notifications, and each says how its answer or comment begins', async () => {
    const { site, ada, bo, answer, comment, list } = await openWithPosts(open)
    await answer(bo)
    site.clock.advance(1000)
    await comment(bo, 'Any **news**?')
    const { list: rows } = await list(ada, { type: 'inbox' })
    expect(rows.map((one) => one.summary)).toEqual(['Any news?', 'A tulip, I think.'])
    await unwrap(site.api(ada.token).call('readNotification', { body: { id: rows[0]?.id ?? '' } }))
    const unread = await list(ada, { type: 'inbox', unread: true })
    expect([unread.count, unread.list.map((one) => one.id)]).toEqual([1, [rows[1]?.id]])
    expect((await list(ada, { type: 'inbox', unread: false })).count).toBe(2)
  })

  it('N26 muting a question ends its notifications and mails, except what is done to one’s own posts and flags, until it is unmuted', async () => {
    const { site, ada, bo, cy, question, answer, comment, inbox, list } = await openWithPosts(open)
    const mute = (person: Person, is_muted: boolean) =>
      unwrap(site.api(person.token).call('muteQuestion', { body: { question_id: question, is_muted } }))
    await comment(bo, 'First')
    const mails = (await sentMails(site)).length
    expect(await mute(ada, true)).toEqual({ is_muted: true })
    expect(await mute(ada, true)).toEqual({ is_muted: true })
    await answer(bo)
    await comment(cy, 'Ask @ada')
    expect(await inbox(ada)).toBe(1)
    expect((await list(ada, { type: 'inbox' })).list.map((one) => one.is_muted)).toEqual([true])
    expect(await sentMails(site)).toHaveLength(mails)
    const admin = await site.admin()
    await unwrap(site.api(admin.token).call('deleteQuestion', { body: { id: question } }))
    const { list: rows } = await list(ada, { type: 'inbox' })
    expect(rows.map((one) => one.notification_action)).toEqual(['deleted your question', 'commented on your question'])
    await unwrap(site.api(admin.token).call('recoverQuestion', { body: { question_id: question } }))
    expect(await mute(ada, false)).toEqual({ is_muted: false })
    await comment(cy, 'And now?')
    expect((await list(ada, { type: 'inbox' })).count).toBe(3)
  })

  it('N28 a muted question lets through acceptances, edits and votes of one’s own posts, and none of others’', async () => {
    const { site, ada, bo, cy, question, answer, inbox, list } = await openWithPosts(open)
    const id = await answer(bo)
    const admin = await site.admin()
    await unwrap(site.api(cy.token).call('follow', { body: { object_id: question } }))
    for (const person of [ada, bo, cy])
      await unwrap(site.api(person.token).call('muteQuestion', { body: { question_id: question, is_muted: true } }))
    const before = new Map<Person, number>()
    for (const person of [ada, bo, cy]) before.set(person, (await list(person, { type: 'inbox' })).count)
    const staff = site.api(admin.token)
    await unwrap(staff.call('voteUp', { body: { object_id: question } }))
    site.clock.advance(1000)
    await unwrap(staff.call('voteUp', { body: { object_id: id } }))
    site.clock.advance(1000)
    await unwrap(staff.call('updateAnswer', { body: { id, question_id: question, content: 'A tulip, surely.' } }))
    site.clock.advance(1000)
    const edited = { id: question, title: 'Which glass for a stout?', content: 'I have a few.' }
    await unwrap(staff.call('updateQuestion', { body: { ...edited, tags: [{ slug_name: 'glass' }] } }))
    site.clock.advance(1000)
    await unwrap(site.api(ada.token).call('acceptAnswer', { body: { question_id: question, answer_id: id } }))
    const added = async (person: Person) => {
      const { count, list: rows } = await list(person, { type: 'inbox' })
      return rows.slice(0, count - (before.get(person) ?? 0)).map((one) => one.notification_action)
    }
    expect(await added(ada)).toEqual(['edited the question', 'upvoted your question'])
    expect(await added(bo)).toEqual(['accepted an answer', 'edited an answer', 'upvoted your answer'])
    expect(await added(cy)).toEqual([])
    expect(await inbox(cy)).toBe(0)
  })

  it('N27 muted questions are listed to the person alone, last muted first, without those the person can no longer see', async () => {
    const { site, ada, bo, question } = await openWithPosts(open)
    const asked = { title: 'Which beer for a tulip?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const { id: other } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    const mute = (question_id: string, is_muted = true) =>
      site.api(bo.token).call('muteQuestion', { body: { question_id, is_muted } })
    const muted = async (person: Person) => unwrap(site.api(person.token).call('listMutedQuestions', { query: {} }))
    await unwrap(mute(question))
    site.clock.advance(1000)
    await unwrap(mute(other))
    expect(await muted(bo)).toEqual({
      count: 2,
      list: [
        { question_id: other, title: 'Which beer for a tulip?' },
        { question_id: question, title: 'Which glass for a stout?' },
      ],
    })
    expect(await muted(ada)).toEqual({ count: 0, list: [] })
    const key = questionIds.read(other) ?? 0
    await site.ctx.db.updateTable('questions').set({ listed: 0 }).where('id', '=', key).execute()
    expect((await muted(bo)).list.map((one) => one.question_id)).toEqual([question])
    await unwrap(mute(other, false))
    expect((await mute(other)).error).toMatchObject({ status: 404 })
    const admin = await site.admin()
    const erased = { user_id: String(bo.id), status: 'deleted' as const }
    await unwrap(site.api(admin.token).call('updateUserStatus', { body: erased }))
    expect(await site.ctx.db.selectFrom('muted_questions').select('user_id').execute()).toEqual([])
  })
})
