import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine, openSite } from '../../test/harness.ts'
import { startPages } from '../../test/http/pages.ts'
import { runOn } from '../../test/processes/run-quandary.ts'
import { readMaintenance } from '../platform/http/maintenance-mode.ts'
import { defineJob } from '../platform/jobs/job-queue.ts'

describeOnEveryEngine('a site that is only read', (open) => {
  it('MM2 shows its pages, refuses changes in words, and lets jobs wait', async () => {
    const site = await open()
    const pages = await startPages(site)
    const { token } = await site.registerPerson({ name: 'Ada', rank: 900 })
    const ask = (title: string) =>
      site
        .api(token)
        .call('createQuestion', { body: { title, content: 'It stays flat.', tags: [{ slug_name: 'bread' }] } })
    expect((await ask('Why does my bread not rise?')).error).toBeUndefined()
    const sentence = 'can only be read for now'
    // The second request is answered from the cache.
    for (let time = 0; time < 2; time += 1) expect((await pages.get('/questions')).text).not.toContain(sentence)
    expect(await runOn(site, 'maintenance', 'off', '--note', 'x')).toMatchObject({ code: 2 })
    expect(await runOn(site, 'maintenance', 'read-only', '--note', 'Until 18:00.')).toMatchObject({
      output: 'The site is only read.\n',
    })
    await expect.poll(() => site.ctx.maintenance.state, { timeout: 10_000 }).toBe('read-only')
    const { error } = await ask('Why is my bread flat?')
    expect(error).toMatchObject({ status: 503, message: expect.stringMatching(/^This site can only be read/) })
    // The one-click request that mail programs send.
    const unsubscribe = `http://127.0.0.1:${pages.port}/users/unsubscribe?code=x`
    expect((await fetch(unsubscribe, { method: 'POST' })).status).toBe(503)
    const shown = (await pages.get('/questions')).text
    expect(shown).toContain('Why does my bread not rise?')
    expect(shown).toContain(sentence)
    expect(shown).toContain('Until 18:00.')
    expect((await pages.get('/users/login')).text).toContain(sentence)
    expect((await pages.get('/questions', { 'accept-language': 'zh-CN' })).text).toContain('暂时只能浏览')
    expect((await unwrap(site.api().call('getSiteInfo'))).read_only).toMatch(/being worked on.*Until 18:00\./)
    await site.ctx.jobs.add(site.ctx.db, defineJob('nothing'), {})
    await site.ctx.jobs.drain()
    expect(await site.ctx.db.selectFrom('jobs').select('attempts').where('kind', '=', 'nothing').execute()).toEqual([
      { attempts: 0 },
    ])
    expect(await runOn(site, 'maintenance', 'off')).toMatchObject({ output: 'The site is open.\n' })
    await expect.poll(() => site.ctx.maintenance.state, { timeout: 10_000 }).toBe('open')
    expect((await pages.get('/questions')).text).not.toContain(sentence)
    expect((await unwrap(site.api().call('getSiteInfo'))).read_only).toBe('')
    expect((await ask('Why is my bread flat?')).error).toBeUndefined()
  })
})

it('MM3 a site whose maintenance file cannot be read is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-maintenance-'))
  try {
    expect(readMaintenance(folder)).toBe('open')
    await mkdir(join(folder, 'maintenance'))
    expect(readMaintenance(folder)).toBe('closed')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('MM1 a closed site answers everything with 503 in the language of the reader, and opens again', async () => {
  const site = await openSite('sqlite3')
  try {
    const pages = await startPages(site)
    const chinese = { 'accept-language': 'zh-CN' }
    expect((await pages.get('/')).status).toBe(200)
    expect(await runOn(site, 'maintenance')).toMatchObject({ output: 'The site is open.\n' })
    expect(await runOn(site, 'maintenance', 'on')).toMatchObject({ code: 0, output: 'The site is closed.\n' })
    await expect.poll(async () => (await pages.get('/')).status, { timeout: 10_000 }).toBe(503)
    const page = await pages.get('/questions', chinese)
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '60', 'no-store'])
    expect(page.text).toContain('<html lang="zh-CN"')
    const call = await pages.get('/answer/api/v1/question/page', chinese)
    expect([call.status, JSON.parse(call.text)]).toEqual([
      503,
      { code: 503, reason: 'base.maintenance', msg: '本站正在维护，很快回来。', data: null },
    ])
    expect((await pages.get('/admin')).status).toBe(503)
    expect((await pages.head('/')).text).toBe('')
    expect((await pages.get('/healthz')).status).toBe(200)
    expect(await runOn(site, 'maintenance')).toMatchObject({ output: 'The site is closed.\n' })
    expect(await runOn(site, 'maintenance', 'off')).toMatchObject({ code: 0, output: 'The site is open.\n' })
    await expect.poll(async () => (await pages.get('/')).status, { timeout: 10_000 }).toBe(200)
    expect(await runOn(site, 'maintenance', 'maybe')).toMatchObject({ code: 2 })
  } finally {
    await site.close()
  }
})
