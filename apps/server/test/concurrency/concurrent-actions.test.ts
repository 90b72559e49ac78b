import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { checkCounters } from '../../src/integrity/index.ts'
import type { Person, TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'

/*
 * Concurrent actions of different slices on one object: one outcome, exact counters. The tests of each slice cover the
 * concurrency within it.
 */

const keyOf = (publicId: string): number => Number(publicId.slice(-13))

/** The actions of people on a site, each as one API call. */
function actionsOn(site: TestSite) {
  const as = ({ token }: Person) => site.api(token)
  let made = 0
  const next = (): string => `number ${(made += 1)}`
  return {
    ask: async (person: Person, ...slugs: string[]) => {
      const tags = slugs.map((slug_name) => ({ slug_name }))
      const body = { title: `A question, ${next()}`, content: 'Who knows?', tags }
      return as(person).call('createQuestion', { body })
    },
    answer: (person: Person, question_id: string) =>
      as(person).call('createAnswer', { body: { question_id, content: `An answer, ${next()}` } }),
    accept: (person: Person, question_id: string, answer_id: string) =>
      as(person).call('acceptAnswer', { body: { question_id, answer_id } }),
    vote: (person: Person, object_id: string) => as(person).call('voteUp', { body: { object_id, is_cancel: false } }),
    comment: (person: Person, object_id: string) =>
      as(person).call('createComment', { body: { object_id, original_text: `A comment, ${next()}` } }),
    close: (person: Person, id: string) =>
      as(person).call('closeQuestion', { body: { id, close_type: 63, close_msg: '' } }),
    deleteQuestion: (person: Person, id: string) => as(person).call('deleteQuestion', { body: { id } }),
    deleteAnswer: (person: Person, id: string) => as(person).call('deleteAnswer', { body: { id } }),
    hide: (person: Person, id: string) => as(person).call('operateQuestion', { body: { id, operation: 'hide' } }),
    bookmark: (person: Person, object_id: string) =>
      as(person).call('switchBookmark', { body: { object_id, group_id: '0', bookmark: true } }),
    follow: (person: Person, object_id: string) => as(person).call('follow', { body: { object_id, is_cancel: false } }),
    merge: (person: Person, source_tag_id: string, target_tag_id: string) =>
      as(person).call('mergeTags', { body: { source_tag_id, target_tag_id } }),
    suggest: (person: Person, id: string, question_id: string) =>
      as(person).call('updateAnswer', { body: { id, question_id, content: `Better, ${next()}` } }),
    approve: (person: Person, id: string) => as(person).call('auditRevision', { body: { id, operation: 'approve' } }),
  }
}

async function openCommunity(open: () => Promise<TestSite>) {
  const site = await open()
  const { db } = site.ctx
  const actions = actionsOn(site)
  const admin = await site.admin()
  const asker = await site.registerPerson({ name: 'Asker', rank: 900 })
  return {
    site,
    db,
    admin,
    asker,
    ...actions,
    /** Creates a question of the asker, with an answer by each of several new people. */
    async asked(...names: string[]) {
      const question = (await unwrap(actions.ask(asker, 'beer'))).id
      const answers: { by: Person; id: string }[] = []
      for (const name of names) {
        const by = await site.registerPerson({ name, rank: 500 })
        answers.push({ by, id: (await unwrap(actions.answer(by, question))).info.id })
      }
      return { question, answers }
    },
    crowd: (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => site.registerPerson({ name: `Person${at}`, rank: 500 }))),
    rankOf: async ({ id }: Person) =>
      (await db.selectFrom('users').select('rank').where('id', '=', id).executeTakeFirstOrThrow()).rank,
    questionOf: (id: string) =>
      db.selectFrom('questions').selectAll().where('id', '=', keyOf(id)).executeTakeFirstOrThrow(),
    answerOf: (id: string) =>
      db.selectFrom('answers').selectAll().where('id', '=', keyOf(id)).executeTakeFirstOrThrow(),
    tagOf: (slug: string) => db.selectFrom('tags').selectAll().where('slug_name', '=', slug).executeTakeFirstOrThrow(),
    expectNoDrift: async () => expect(await checkCounters(site.ctx)).toEqual([]),
  }
}

describeOnEveryEngine('concurrent actions', (open) => {
  it('O1 a question closed while it is being answered keeps the answers before the closing and gets none after it', async () => {
    const { admin, asked, crowd, answer, close, questionOf, expectNoDrift } = await openCommunity(open)
    const { question } = await asked()
    const people = await crowd(12)
    const early = people.slice(0, 6).map((person) => answer(person, question))
    const closing = close(admin, question)
    const answers = await Promise.all([...early, ...people.slice(6).map((person) => answer(person, question))])
    expect((await closing).error).toBeUndefined()
    const refused = answers.flatMap(({ error }) => error ?? [])
    for (const error of refused) expect(error.reason).toBe('error.answer.question_closed_cannot_add')
    expect(await questionOf(question)).toMatchObject({ status: 'closed', answer_count: 12 - refused.length })
    await expectNoDrift()
  })

  it('O2 either an acceptance or the deletion of the question by its author succeeds, never both', async () => {
    const { asker, asked, accept, deleteQuestion, questionOf, rankOf, expectNoDrift } = await openCommunity(open)
    for (const name of ['Bo', 'Cy', 'Di', 'Ed']) {
      const { question, answers } = await asked(name)
      const [given] = answers
      if (!given) throw new Error('Nobody answered')
      const before = await rankOf(asker)
      const [acceptance, deletion] = await Promise.all([
        accept(asker, question, given.id),
        deleteQuestion(asker, question),
      ])
      const accepted = acceptance.error === undefined
      expect(deletion.error?.reason).toBe(accepted ? 'error.question.cannot_deleted' : undefined)
      expect(acceptance.error?.reason).toBe(accepted ? undefined : 'error.question.not_found')
      expect(await questionOf(question)).toMatchObject({
        status: accepted ? 'available' : 'deleted',
        accepted_answer_id: accepted ? keyOf(given.id) : null,
      })
      const paid = accepted ? [before + 2, 515] : [before, 500]
      expect([await rankOf(asker), await rankOf(given.by)]).toEqual(paid)
    }
    await expectNoDrift()
  })

  it('O3 either an up vote or the deletion of the answer by its author succeeds, never both', async () => {
    const { asker, asked, vote, deleteAnswer, answerOf, rankOf, expectNoDrift } = await openCommunity(open)
    const { answers } = await asked('Bo', 'Cy', 'Di', 'Ed')
    for (const { by, id } of answers) {
      const [cast, deletion] = await Promise.all([vote(asker, id), deleteAnswer(by, id)])
      const voted = cast.error === undefined
      expect(deletion.error?.reason).toBe(voted ? 'error.answer.cannot_deleted' : undefined)
      expect(cast.error?.reason).toBe(voted ? undefined : 'error.object.not_found')
      expect(await answerOf(id)).toMatchObject({
        status: voted ? 'available' : 'deleted',
        vote_count: voted ? 1 : 0,
      })
      expect(await rankOf(by)).toBe(voted ? 510 : 500)
    }
    await expectNoDrift()
  })

  it('O4 a tag merged while people ask about it ends with all their questions at the target', async () => {
    const { site, db, admin, crowd, ask, merge, tagOf, expectNoDrift } = await openCommunity(open)
    await unwrap(ask(admin, 'ale', 'beer'))
    const idOf = async (slug: string) => (await unwrap(site.api().call('getTag', { query: { name: slug } }))).tag_id
    const [source, target] = [await idOf('ale'), await idOf('beer')]
    const people = await crowd(20)
    const merging = people.slice(0, 10).map((person) => ask(person, 'ale'))
    const merged = merge(admin, source, target)
    await Promise.all([...merging, ...people.slice(10).map((person) => ask(person, 'ale', 'beer'))].map(unwrap))
    await unwrap(merged)
    const beer = await tagOf('beer')
    expect(await tagOf('ale')).toMatchObject({ main_tag_id: beer.id, question_count: 0 })
    expect(beer.question_count).toBe(21)
    const carried = await db.selectFrom('question_tags').select('tag_id').execute()
    expect(carried.map((relation) => relation.tag_id)).toEqual(Array.from({ length: 21 }, () => beer.id))
    await expectNoDrift()
  })

  it('O5 bookmarks, follows, votes and comments on a question that is being deleted are stored or refused, and the counters agree', async () => {
    const { admin, asked, crowd, bookmark, follow, vote, comment, deleteQuestion, questionOf, expectNoDrift } =
      await openCommunity(open)
    const { question } = await asked()
    const people = await crowd(8)
    const marks = (mark: typeof bookmark | typeof follow | typeof vote | typeof comment, from: number, to: number) =>
      people.slice(from, to).map(async (person) => (await mark(person, question)).error?.reason ?? 'done')
    const kinds = [bookmark, follow, vote, comment]
    const early = kinds.flatMap((mark) => marks(mark, 0, 4))
    const deletion = deleteQuestion(admin, question)
    const late = kinds.flatMap((mark) => marks(mark, 4, 8))
    expect((await deletion).error).toBeUndefined()
    const results = await Promise.all([...early, ...late])
    for (const result of results) expect(['done', 'error.object.not_found']).toContain(result)
    const done = (kind: number): number =>
      [...results.slice(kind * 4, kind * 4 + 4), ...results.slice(16 + kind * 4, 20 + kind * 4)].filter(
        (result) => result === 'done',
      ).length
    expect(await questionOf(question)).toMatchObject({
      status: 'deleted',
      collection_count: done(0),
      follow_count: done(1),
      vote_count: done(2),
    })
    await expectNoDrift()
  })

  it('O6 people who vote for, accept and approve each other concurrently all gain exactly', async () => {
    const { site, db, admin, asker, asked, vote, accept, suggest, approve, rankOf, expectNoDrift } =
      await openCommunity(open)
    const { question, answers } = await asked('Bo', 'Cy', 'Di', 'Ed')
    const suggester = await site.registerPerson({ name: 'Sue', rank: 500 })
    for (const { id } of answers) await unwrap(suggest(suggester, id, question))
    const waiting = await db.selectFrom('revisions').select('id').where('status', '=', 'waiting').execute()
    expect(waiting).toHaveLength(4)
    const results = await Promise.all([
      ...answers.flatMap(({ by }) => answers.filter((one) => one.by !== by).map(({ id }) => vote(by, id))),
      ...answers.map(({ by }) => vote(by, question)),
      ...waiting.map(({ id }) => approve(admin, String(id))),
      ...answers.map(({ id }) => accept(asker, question, id)),
    ])
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([])
    const ranks = await Promise.all(answers.map(({ by }) => rankOf(by)))
    expect(ranks.toSorted((a, b) => a - b)).toEqual([530, 530, 530, 545])
    expect([await rankOf(asker), await rankOf(suggester)]).toEqual([942, 508])
    await expectNoDrift()
  })

  it('O7 either an approval or the deletion of the edited answer takes effect first, and only an applied edit earns reputation', async () => {
    const { site, db, admin, asked, suggest, approve, deleteAnswer, answerOf, rankOf, expectNoDrift } =
      await openCommunity(open)
    const { question, answers } = await asked('Bo', 'Cy', 'Di', 'Ed')
    const moderator = await site.registerPerson({ name: 'Mo', role: 3 })
    const suggester = await site.registerPerson({ name: 'Sue', rank: 500 })
    let approved = 0
    for (const { id } of answers) {
      await unwrap(suggest(suggester, id, question))
      const { id: revision } = await db
        .selectFrom('revisions')
        .select('id')
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow()
      const [approval, deletion] = await Promise.all([approve(admin, String(revision)), deleteAnswer(moderator, id)])
      expect([approval.error?.reason, deletion.error]).toEqual([undefined, undefined])
      const answer = await answerOf(id)
      const kept = await db
        .selectFrom('revisions')
        .select('status')
        .where('id', '=', revision)
        .executeTakeFirstOrThrow()
      const isApplied = answer.original_text.startsWith('Better')
      expect([answer.status, kept.status]).toEqual(['deleted', isApplied ? 'applied' : 'rejected'])
      approved += isApplied ? 1 : 0
      expect(await rankOf(suggester)).toBe(500 + 2 * approved)
    }
    await expectNoDrift()
  })

  it('O8 a question hidden while it is retagged and answered counts for no tag and loses no answer', async () => {
    const { site, admin, asker, asked, crowd, answer, hide, questionOf, tagOf, expectNoDrift } =
      await openCommunity(open)
    const { question } = await asked()
    const people = await crowd(6)
    const edit = (slug: string) =>
      site.api(asker.token).call('updateQuestion', {
        body: { id: question, title: `About ${slug}`, content: 'Who knows?', tags: [{ slug_name: slug }] },
      })
    const edits = [edit('stout'), edit('lager')]
    const answers = people.map((person) => answer(person, question))
    const hidden = await Promise.all([hide(admin, question), hide(admin, question)])
    await Promise.all(edits.map(unwrap))
    const stored = (await Promise.all(answers)).filter(({ error }) => error === undefined)
    expect(hidden.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(await questionOf(question)).toMatchObject({ listed: 0, answer_count: stored.length })
    for (const slug of ['beer', 'stout', 'lager']) expect((await tagOf(slug)).question_count).toBe(0)
    await expectNoDrift()
  })

  it('O9 a hundred equal votes on an answer and on a comment count once each', async () => {
    const { db, asker, asked, vote, comment, answerOf, rankOf, expectNoDrift } = await openCommunity(open)
    const { question, answers } = await asked('Bo')
    const [given] = answers
    if (!given) throw new Error('Nobody answered')
    const { comment_id } = await unwrap(comment(given.by, question))
    const results = await Promise.all(
      Array.from({ length: 100 }, () => [vote(asker, given.id), vote(asker, comment_id)]).flat(),
    )
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([])
    expect((await answerOf(given.id)).vote_count).toBe(1)
    expect((await db.selectFrom('comments').select('vote_count').execute()).map((one) => one.vote_count)).toEqual([1])
    expect(await rankOf(given.by)).toBe(510)
    await expectNoDrift()
  })
})
