import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, onTestFinished } from 'vitest'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import type { Engine, TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { runQuandary } from '../processes/run-quandary.ts'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'
import { emptyDataFolder, newFolder } from '../databases/empty-data-folder.ts'
import { declareOn, everythingIn, expectClean, expectSame, killAndFinish, KILLS_OFTEN, run } from './killed.ts'

/** Number of questions of a site, each with an answer and a picture. */
const POSTS = KILLS_OFTEN ? 20 : 5
const OTHER: Record<Engine, Engine> = { sqlite3: 'postgres', postgres: 'sqlite3' }
const SOURCES = join(import.meta.dirname, '../../src/import')

/** Creates a site with posts and uploads that no other process uses. */
async function quietSite(open: () => Promise<TestSite>): Promise<TestSite> {
  const site = await open()
  writeConfigFile(site.dataDir, site.databaseConfig)
  const ada = site.api((await site.registerPerson({ name: 'Ada', rank: 900 })).token)
  const bob = site.api((await site.registerPerson({ name: 'Bob', rank: 900 })).token)
  for (let number = 0; number < POSTS; number += 1) {
    const body = {
      title: `Why does loaf ${number} not rise?`,
      content: 'It stays flat.',
      tags: [{ slug_name: 'bread' }],
    }
    const { id } = await unwrap(ada.call('createQuestion', { body }))
    const { info } = await unwrap(bob.call('createAnswer', { body: { question_id: id, content: `Oven ${number}.` } }))
    await unwrap(ada.call('voteUp', { body: { object_id: info.id, is_cancel: false } }))
    await site.ctx.files.put(`post/${number}.png`, Buffer.from(`picture ${number}`))
  }
  return site
}

/** Reads the imported rows without ids: on PostgreSQL an aborted transaction skips some. */
async function contentOf({ ctx: { db } }: TestSite) {
  return {
    users: (await db.selectFrom('users').select('username').orderBy('username').execute()).map((row) => row.username),
    questions: await db
      .selectFrom('questions')
      .select(['title', 'vote_count', 'answer_count'])
      .orderBy('title')
      .execute(),
    answers: await db
      .selectFrom('answers')
      .innerJoin('questions', 'questions.id', 'answers.question_id')
      .select(['title', 'answers.original_text', 'answers.vote_count'])
      .orderBy('answers.original_text')
      .execute(),
    comments: await db.selectFrom('comments').select('original_text').orderBy('original_text').execute(),
    tags: await db
      .selectFrom('question_tags')
      .innerJoin('questions', 'questions.id', 'question_tags.question_id')
      .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
      .select(['title', 'tags.slug_name'])
      .orderBy('title')
      .orderBy('tags.slug_name')
      .execute(),
    votes: (await db.selectFrom('votes').select('user_id').execute()).length,
    versions: (await db.selectFrom('revisions').select('summary').orderBy('summary').execute()).map(
      (row) => row.summary,
    ),
    events: (await db.selectFrom('reputation_events').select('user_id').execute()).length,
  }
}

describeOnEveryEngine('killed commands', (open, engine) => {
  const itOn = declareOn(engine)

  /** Imports run with one row per transaction, so that every kill falls between two transactions. */
  const IMPORTS = [
    { only: 'sqlite3', rule: 'KI1', format: 'stackexchange', location: join(SOURCES, 'stackexchange/fixtures/small') },
    { only: 'postgres', rule: 'KI5', format: 'askbot', location: join(SOURCES, 'askbot/fixtures/dump.sql') },
    { only: 'sqlite3', rule: 'KI6', format: 'discourse', location: join(SOURCES, 'discourse/fixtures/dump.sql') },
  ] as const
  for (const { only, rule, format, location } of IMPORTS) {
    itOn(only, `${rule} an import from ${format} that was killed goes on, and stores everything once`, async () => {
      const args = ['import', format, location, '--batch', '1']
      // A killed import leaves its scratch database in `TMPDIR`.
      const env = { TMPDIR: await newFolder() }
      const [left, killed] = [await open(), await open()]
      for (const site of [left, killed]) writeConfigFile(site.dataDir, site.databaseConfig)
      const whole = await run(args, left.dataDir, undefined, env)
      expect(whole, whole.output).toMatchObject({ code: 0 })
      const { took: takes } = whole
      await killAndFinish(`import ${format} ${engine}`, { args, dataDir: killed.dataDir, env, takes })
      expect(await contentOf(killed)).toEqual(await contentOf(left))
      expect((await contentOf(killed)).questions.length).toBeGreaterThan(0)
      await expectClean(killed.dataDir)
    })
  }

  itOn('postgres', 'KI2 a backup that was killed leaves no file that looks like one, and is made again', async () => {
    const site = await quietSite(open)
    const before = await everythingIn(site.dataDir)
    const folder = await newFolder()
    const [first, file] = [join(folder, 'first.jsonl.gz'), join(folder, 'site.jsonl.gz')] as const
    const whole = await run(['backup', first], site.dataDir)
    expect(whole, whole.output).toMatchObject({ code: 0 })
    const check = async () => {
      if (!(await readdir(folder)).includes('site.jsonl.gz')) return
      expect(await runQuandary('backup', 'verify', file)).toMatchObject({ code: 0 })
    }
    await killAndFinish(`backup ${engine}`, { args: ['backup', file], dataDir: site.dataDir, takes: whole.took, check })
    expect(await runQuandary('backup', 'verify', file)).toMatchObject({ code: 0 })
    expectSame(await everythingIn(site.dataDir), before)
    await expectClean(site.dataDir)
  })

  itOn('sqlite3', 'KI3 a restore that was killed is done again, and nothing is lost or doubled', async () => {
    const site = await quietSite(open)
    const before = await everythingIn(site.dataDir)
    const file = join(await newFolder(), 'site.jsonl.gz')
    expect(await runQuandary('backup', file, '--data-dir', site.dataDir)).toMatchObject({ code: 0 })
    const [left, killed] = [await emptyDataFolder(OTHER[engine]), await emptyDataFolder(OTHER[engine])]
    for (const place of [left, killed]) await cp(join(site.dataDir, 'mail.key'), join(place, 'mail.key'))
    const whole = await run(['restore', file], left)
    expect(whole, whole.output).toMatchObject({ code: 0 })
    await killAndFinish(`restore ${engine}`, {
      args: ['restore', file],
      // Replaces the rows that were stored before the kill.
      again: ['restore', file, '--force'],
      dataDir: killed,
      takes: whole.took,
    })
    expectSame(await everythingIn(killed), before)
    await expectClean(killed)
  })

  itOn('postgres', 'KI4 a move that was killed goes on, and nothing is lost or doubled', async () => {
    const site = await quietSite(open)
    const before = await everythingIn(site.dataDir)
    const places = await Promise.all([emptyDatabase(OTHER[engine]), emptyDatabase(OTHER[engine])])
    for (const { drop } of places) onTestFinished(drop)
    const [left, killed] = places.map(({ config }) => environmentOf(config)) as [
      Record<string, string>,
      Record<string, string>,
    ]
    const whole = await run(['db', 'move'], site.dataDir, undefined, left)
    expect(whole, whole.output).toMatchObject({ code: 0 })
    expect(await runQuandary('maintenance', 'off', '--data-dir', site.dataDir)).toMatchObject({ code: 0 })
    await killAndFinish(`move ${engine}`, {
      args: ['db', 'move'],
      dataDir: site.dataDir,
      env: killed,
      takes: whole.took,
      check: async () => expectSame(await everythingIn(site.dataDir), before),
    })
    expect(await runQuandary('db', 'switch', '--data-dir', site.dataDir)).toMatchObject({ code: 0 })
    expectSame(await everythingIn(site.dataDir), before)
    await expectClean(site.dataDir)
  })
})
