import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { addFollowers } from '../../../test/load-bounds/followers.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { questionIds } from '../questions/index.ts'

const FOLLOWERS = 1000

describeOnEveryEngine('a tag with a thousand followers', (open) => {
  it('N20 a new question is mailed once to each of them, even if the job is interrupted and retried', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const ask = async (title: string) => {
      const asked = { title, content: 'I have many.', tags: [{ slug_name: 'glass' }] }
      return (await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))).id
    }
    await ask('Which glass for a stout?')
    await site.ctx.jobs.drain()
    await addFollowers(site.ctx.db, 'glass', FOLLOWERS)
    const id = await ask('Which beer for a tulip?')
    // Asking a question queues one job, however many followers there are.
    expect(await site.ctx.db.selectFrom('jobs').select('kind').execute()).toEqual([
      { kind: 'mails about a new question' },
    ])
    const work = { kind: 'mails about a new question' }
    await site.ctx.jobs.add(site.ctx.db, work, { questionId: questionIds.read(id) })
    await site.ctx.jobs.drain()
    await site.ctx.jobs.add(site.ctx.db, work, { questionId: questionIds.read(id) })
    await site.ctx.jobs.drain()
    const folder = join(site.dataDir, 'outbox')
    const files = await readdir(folder)
    expect(files).toHaveLength(FOLLOWERS)
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(FOLLOWERS)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(FOLLOWERS)
    const subjects = new Set(mails.map(({ subject }) => subject))
    expect(subjects).toEqual(new Set(['[Test site] New question: Which beer for a tulip?']))
    expect(new Set(mails.map(({ text }) => /unsubscribe\?code=(\S+)/.exec(text ?? '')?.[1])).size).toBe(FOLLOWERS)
  }, 120_000)
})
