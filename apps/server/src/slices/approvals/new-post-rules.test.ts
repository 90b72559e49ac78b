import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { fill } from '../../platform/slots/slots.ts'
import type { ReviewPost } from '../posts/index.ts'
import { postReviewers } from '../posts/index.ts'
import { drift, FIRST, listenToCreations, NOT_FOUND, openWithQueue } from './approvals.test-data.ts'

describeOnEveryEngine('rules for new posts', (open) => {
  it('X1 on a new site nothing needs approval, however new the account and however many the links', async () => {
    const { site, bo, ask, answer, comment, queue, mod } = await openWithQueue(open, {})
    const links = Array.from({ length: 9 }, (_, index) => `https://spam.test/${index}`).join(' ')
    expect(await ask(bo, 'Is this the first question?', links)).toMatchObject({ status: 1 })
    expect((await answer(bo)).data?.info.status).toBe(1)
    expect((await comment(bo)).data?.status).toBe(1)
    expect(await queue(mod)).toEqual({ count: 0, list: [] })
    const settings = await unwrap(site.api((await site.admin()).token).call('getWriteSettings'))
    expect(settings).toMatchObject({ first_posts_wait: false, max_links: 0 })
    expect((await unwrap(site.api().call('getSiteInfo'))).site_write).not.toHaveProperty('max_links')
  })

  it('X2 posts need approval until three of their author’s are shown; those of staff never do', async () => {
    const { bo, mod, ask, answer, comment, decide, queue } = await openWithQueue(open, FIRST)
    expect(await ask(bo, 'The first question of Bo')).toMatchObject({ status: 11 })
    expect((await answer(bo)).data?.info.status).toBe(11)
    expect((await comment(bo)).data?.status).toBe(11)
    expect((await queue(mod)).list[0]).toMatchObject({
      object_type: 'question',
      reason: expect.stringContaining('first posts'),
    })
    for (let waiting = 3; waiting > 0; waiting--) {
      expect((await queue(mod)).count).toBe(waiting)
      await decide('approve')
    }
    expect(await ask(bo, 'The second question of Bo')).toMatchObject({ status: 1 })
    expect(await ask(mod, 'The first question of a moderator')).toMatchObject({ status: 1 })
  })

  it('X3 a post with more external links than the setting allows needs approval, as soon as the setting changes', async () => {
    const { bo, ada, mod, admin, ask, comment, queue, save } = await openWithQueue(open, { max_links: 2 })
    const two = 'See https://a.test and https://b.test for that.'
    expect(await ask(bo, 'With two links in it', two)).toMatchObject({ status: 1 })
    expect(await ask(ada, 'With three links in it', `${two} https://c.test`)).toMatchObject({ status: 11 })
    expect(await ask(ada, 'With links to here in it', `${two} http://qa.test/questions`)).toMatchObject({ status: 1 })
    expect((await comment(bo, `${two} Or https://c.test`)).data?.status).toBe(11)
    expect(await ask(admin, 'A moderator with links', `${two} https://c.test`)).toMatchObject({ status: 1 })
    expect((await queue(mod)).list[0]).toMatchObject({
      reason: 'Contains many links',
      submitter_display_name: 'Rules for new posts',
    })
    await save({})
    expect((await ask(ada, 'Still three links in it', `${two} https://d.test`)).status).toBe(11)
    await save({ max_links: 0 })
    expect((await ask(ada, 'Any number of links in it', `${two} https://e.test`)).status).toBe(1)
  })

  it('X18 a plugin can contribute a reviewer: the strictest verdict counts, and a post it deletes is never announced', async () => {
    const { site, ada, mod, ask, answer, comment, queue, read, counts } = await openWithQueue(open, {})
    const emitted = listenToCreations(site)
    const odd: ReviewPost = ({ content }) => (content.includes('odd') ? 'hold' : 'approve')
    const isSpam: ReviewPost = async ({ content }) => (content.includes('spam') ? 'delete' : 'approve')
    site.ctx.slots.add(fill(postReviewers, { reason: 'Looks odd', review: odd }))
    site.ctx.slots.add(fill(postReviewers, { reason: 'Is spam', review: isSpam }))
    const spam = await ask(ada, 'Would you like some?', 'An odd offer of spam.')
    expect(spam).toMatchObject({ status: 10, operation: { level: 'danger' } })
    expect((await comment(ada, 'More spam')).data?.status).toBe(10)
    expect((await answer(ada, 'More spam for everybody')).data?.info.status).toBe(10)
    expect((await read(spam.id)).error).toMatchObject(NOT_FOUND)
    expect((await ask(ada, 'Is this an odd one?', 'A bit odd, yes.')).status).toBe(11)
    expect((await queue(mod)).list[0]?.reason).toBe('Looks odd')
    expect([emitted, await counts(ada), await drift(site)]).toEqual([[], [1, 0], []])
  })
})
