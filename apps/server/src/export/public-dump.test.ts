import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine, type TestSite } from '../../test/harness.ts'
import { answerIds } from '../slices/answers/index.ts'
import { questionIds } from '../slices/questions/index.ts'
import { PUBLIC_KINDS } from './public-rows.ts'
import { unpackFile } from './tar-file.ts'
import { writePublicDump } from './write-public-dump.ts'

/** Part of every text that guests may not read. */
const PRIVATE = 'planted-private'
const SITE = { url: 'http://qa.test', name: 'Bread' }

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-public-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A site with posts in every state, and private words wherever something private is stored. */
async function fill(site: TestSite): Promise<void> {
  const { db } = site.ctx
  const ada = await site.registerPerson({ name: 'Ada', rank: 900 })
  const lurker = await site.registerPerson({ name: 'Lurker', rank: 900 })
  const api = site.api(ada.token)
  const ask = async (word: string, ...others: string[]) => {
    const body = {
      title: `${word} question about bread`,
      content: `${word} question text`,
      tags: ['bread', ...others].map((slug_name) => ({ slug_name })),
    }
    return questionIds.key((await unwrap(api.call('createQuestion', { body }))).id)
  }
  const answer = async (questionId: number, word: string) => {
    const body = { question_id: questionIds.long(questionId), content: `${word} answer text` }
    return answerIds.key((await unwrap(site.api(lurker.token).call('createAnswer', { body }))).info.id)
  }
  const comment = async (object_id: string, word: string) =>
    unwrap(api.call('createComment', { body: { object_id, original_text: `${word} comment text` } }))
  const open = await ask('visible')
  const answered = await answer(open, 'visible')
  await comment(questionIds.long(open), 'visible')
  await comment(answerIds.long(answered), 'visible')
  for (const status of ['deleted', 'pending', 'unlisted'] as const) {
    const hidden = await ask(`${PRIVATE}-${status}`)
    await answer(hidden, `${PRIVATE}-under-${status}`)
    await comment(questionIds.long(hidden), `${PRIVATE}-under-${status}`)
    await db
      .updateTable('questions')
      .set(status === 'unlisted' ? { listed: 0 } : { status })
      .where('id', '=', hidden)
      .execute()
  }
  const other = await ask('visible-other', 'spam')
  const spam = `${PRIVATE}-tag`
  await db.updateTable('tags').set({ status: 'deleted', display_name: spam }).where('slug_name', '=', 'spam').execute()
  const closed = await ask('visible-closed', 'loaf')
  const { id: main } = await db
    .selectFrom('tags')
    .select('id')
    .where('slug_name', '=', 'bread')
    .executeTakeFirstOrThrow()
  await db.updateTable('tags').set({ main_tag_id: main }).where('slug_name', '=', 'loaf').execute()
  const waiting = await answer(closed, `${PRIVATE}-pending`)
  await comment(answerIds.long(waiting), `${PRIVATE}-under-pending`)
  await db.updateTable('answers').set({ status: 'pending' }).where('id', '=', waiting).execute()
  await comment(questionIds.long(closed), `${PRIVATE}-pending`)
  await db.updateTable('questions').set({ status: 'closed' }).where('id', '=', closed).execute()
  await db
    .updateTable('comments')
    .set({ status: 'pending' })
    .where('original_text', '=', `${PRIVATE}-pending comment text`)
    .execute()
  const gone = await answer(other, `${PRIVATE}-deleted`)
  await comment(answerIds.long(gone), `${PRIVATE}-under-deleted`)
  await db.updateTable('answers').set({ status: 'deleted' }).where('id', '=', gone).execute()
  await comment(questionIds.long(other), `${PRIVATE}-deleted`)
  await db
    .updateTable('comments')
    .set({ status: 'deleted' })
    .where('original_text', '=', `${PRIVATE}-deleted comment text`)
    .execute()
  await db
    .updateTable('users')
    .set({ password_hash: `${PRIVATE}-hash`, suspension_reason: `${PRIVATE}-reason`, language: `${PRIVATE}-language` })
    .execute()
  for (const id of [ada.id, lurker.id]) {
    await db
      .updateTable('users')
      .set({ e_mail: `${id}@${PRIVATE}.test` })
      .where('id', '=', id)
      .execute()
  }
  const silent = await site.registerPerson({ name: 'Silent', rank: 1 })
  await db
    .updateTable('users')
    .set({ bio: `${PRIVATE}-bio-of-a-reader` })
    .where('id', '=', silent.id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ user_agent: `${PRIVATE}-agent` })
    .execute()
  await db
    .updateTable('revisions')
    .set({ summary: `${PRIVATE}-summary` })
    .execute()
  await db
    .updateTable('jobs')
    .set({ last_error: `${PRIVATE}-job` })
    .execute()
  await db
    .updateTable('site_settings')
    .set({ value: JSON.stringify({ note: `${PRIVATE}-setting` }) })
    .where('name', '=', 'smtp')
    .execute()
}

async function unpacked(site: TestSite) {
  const folder = await newFolder()
  const file = join(folder, 'public-dump.tar.gz')
  const manifest = await writePublicDump(site.ctx, SITE, file)
  const files = join(folder, 'files')
  await unpackFile(file, files)
  const names = (await readdir(files, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  const rows = async (kind: string) =>
    (await readFile(join(files, `kinds/${kind}.jsonl`), 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { manifest, files, texts, rows, left: await readdir(folder) }
}

describeOnEveryEngine('the public dump', (_open, _engine, share) => {
  const filled = share(async (open) => {
    const site = await open()
    await fill(site)
    return site
  })

  it('EX5 has what guests can read, and no private word that is stored anywhere', async () => {
    const site = await filled()
    const { manifest, texts, rows, left } = await unpacked(site)
    expect(texts.filter((text) => text.includes(PRIVATE))).toEqual([])
    expect(left.toSorted()).toEqual(['files', 'public-dump.tar.gz'])
    expect((await rows('questions')).map(({ title }) => title)).toEqual([
      'visible question about bread',
      'visible-other question about bread',
      'visible-closed question about bread',
    ])
    expect((await rows('answers')).map(({ original_text: text }) => text)).toEqual(['visible answer text'])
    expect((await rows('comments')).map(({ original_text: text }) => text)).toEqual([
      'visible comment text',
      'visible comment text',
    ])
    expect((await rows('users')).map(({ username }) => username)).toEqual(['ada', 'lurker'])
    expect((await rows('tags')).map(({ slug_name: name }) => name)).toEqual(['bread', 'loaf'])
    expect(await rows('question_tags')).toHaveLength(4)
    expect(manifest).toMatchObject({ format: 'quandary-public-dump', site: SITE, made_at: site.clock.now() })
    expect(Object.keys(manifest.kinds)).toEqual(Object.keys(PUBLIC_KINDS))
  })

  it('EX5 has the fields that are listed and no others, as its schemas say', async () => {
    const site = await filled()
    const { files, rows } = await unpacked(site)
    for (const [kind, { fields }] of Object.entries(PUBLIC_KINDS)) {
      const schema = JSON.parse(await readFile(join(files, `schemas/${kind}.json`), 'utf8')) as Record<string, unknown>
      const isValid = new Ajv2020({ strict: false }).compile(schema)
      const all = await rows(kind)
      expect(all.length, kind).toBeGreaterThan(0)
      for (const row of all) {
        expect(Object.keys(row).toSorted()).toEqual(fields.toSorted())
        expect([isValid(row), isValid.errors]).toEqual([true, null])
      }
    }
  })
})
