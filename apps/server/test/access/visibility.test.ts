import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../harness.ts'
import { sentMails } from '../mail/outbox.ts'
import { mistakes, PARTS } from './visibility/mistakes.ts'
import { STATES, VIEWERS } from './visibility/rules.ts'
import { prepareThreads } from './visibility/threads.ts'
import { SURFACES } from './visibility/surfaces.ts'

describeOnEveryEngine('every surface', (open) => {
  it(`shows each of ${STATES.length} states to exactly the right ones of ${VIEWERS.length} viewers on ${SURFACES.length} surfaces`, async () => {
    const { api, threads } = await prepareThreads(await open())
    const found: string[] = []
    for (const surface of SURFACES) {
      for (const viewer of surface.viewers ?? VIEWERS) {
        const [first] = threads
        const list = surface.isList && first && JSON.stringify(await surface.read(api(viewer), first))
        for (const thread of threads) {
          const text = list ?? JSON.stringify(await surface.read(api(viewer), thread))
          found.push(...mistakes(surface, viewer, thread, text).map((mistake) => `${surface.name} ${mistake}`))
        }
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  it('notifies nobody of a pending post, and everybody once it is approved', async () => {
    const site = await open()
    const { api, threads } = await prepareThreads(site)
    const readNotifications = async (): Promise<string> => {
      const inboxes = await Promise.all(
        VIEWERS.filter((viewer) => viewer !== 'guest').map((viewer) =>
          api(viewer).call('listNotifications', { query: { type: 'inbox', page: 1, page_size: 100 } }),
        ),
      )
      // The notification itself only contains the title and a sentence of the catalogue; the mail contains the text.
      return JSON.stringify([await sentMails(site), inboxes.map(({ data }) => data)])
    }
    const words = threads
      .filter(({ state }) => state.endsWith('pending'))
      .map(({ state, word }) => word(PARTS.find((part) => state.startsWith(part)) ?? 'question'))
    const before = await readNotifications()
    expect(words.filter((word) => before.includes(word))).toEqual([])
    for (let waiting = words.length; waiting > 0; waiting--) {
      const { list } = await unwrap(api('moderator').call('listPendingPosts', { query: {} }))
      const review_id = list[0]?.review_id ?? ''
      await unwrap(api('moderator').call('reviewPendingPost', { body: { review_id, status: 'approve' } }))
    }
    const after = await readNotifications()
    expect(words.filter((word) => !after.includes(word))).toEqual([])
  }, 120_000)
})
