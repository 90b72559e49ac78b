import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { openWithQuestion } from './answers.test-data.ts'

describeOnEveryEngine('links in answers', (open) => {
  it('A35 an answer’s links and mentions follow its text, and are not counted while it is deleted', async () => {
    const { site, asker, answer, edit, remove, recover } = await openWithQuestion(open)
    const admin = await site.admin()
    const body = { title: 'Another question', content: 'More words', tags: [{ slug_name: 'glass' }] }
    const { id: other, title } = await unwrap(site.api(asker.token).call('createQuestion', { body }))
    const linked = async () => {
      const { list } = await unwrap(site.api().call('listQuestions', { query: { order: 'frequent' } }))
      const row = await site.ctx.db.selectFrom('questions').select('linked_count').where('title', '=', title).execute()
      expect(await checkCounters(site.ctx)).toEqual([])
      return [row[0]?.linked_count, list[0]?.title === title]
    }
    const bo = await site.registerPerson({ name: 'Bo' })
    const { info } = await unwrap(answer(bo.token, `As in #${other}, says @asker`))
    expect(info.html).toContain(`href="/questions/${other}"`)
    expect(info.html).toContain('href="/u/asker"')
    expect(await linked()).toEqual([1, true])
    await unwrap(edit(bo.token, info.id, 'No link any more'))
    expect((await linked())[0]).toBe(0)
    await unwrap(edit(bo.token, info.id, `Here: http://qa.test/questions/${other}`))
    expect((await linked())[0]).toBe(1)
    await unwrap(remove(bo.token, info.id))
    expect((await linked())[0]).toBe(0)
    await unwrap(recover(admin.token, info.id))
    expect((await linked())[0]).toBe(1)
  })

  it('A36 two concurrent answers that link to each other’s questions are both stored', async () => {
    const { site, asker, id, answer } = await openWithQuestion(open)
    const body = { title: 'Another question', content: 'More words', tags: [{ slug_name: 'glass' }] }
    const { id: other } = await unwrap(site.api(asker.token).call('createQuestion', { body }))
    const people = await Promise.all(Array.from({ length: 12 }, (_, at) => site.registerPerson({ name: `P${at}` })))
    const results = await Promise.all(
      people.map(({ token, username }, at) =>
        at % 2 === 0
          ? answer(token, `From ${username}: see #${other}`)
          : site.api(token).call('createAnswer', {
              body: { question_id: other, content: `From ${username}: see #${id}` },
            }),
      ),
    )
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(await checkCounters(site.ctx)).toEqual([])
  })
})
