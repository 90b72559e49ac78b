import { spawn } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unwrap } from '@quandary/api-client'
import { expect, it, onTestFinished } from 'vitest'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import type { Engine, TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { runQuandary } from '../processes/run-quandary.ts'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'
import { emptyDataFolder, newFolder } from '../databases/empty-data-folder.ts'

/*
 * Kills commands at pseudo-random moments, and then runs them again. Each command is killed once, on one of the
 * engines. `KILLS` sets how often, on every engine (a few hundred for a night); `KILLS_SEED` (any text) chooses other
 * moments.
 */
const KILLS = Number(process.env['KILLS'] ?? 1)
/** Number of posts of a site, each with an answer. */
const POSTS = process.env['KILLS'] === undefined ? 5 : 20
const seed = process.env['KILLS_SEED'] ?? 'power cut'
/** Each further kill adds the time that a command needs to start. */
const LIMIT = { timeout: 120_000 + KILLS * 60_000 }

const OTHER: Record<Engine, Engine> = { sqlite3: 'postgres', postgres: 'sqlite3' }
const MAIN = join(import.meta.dirname, '../../src/cli/main.js')
const SOURCES = join(import.meta.dirname, '../../src/import')

/** Returns pseudo-random numbers from 0 to 1 that depend only on the seed (mulberry32). */
function numbersOf(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Outcome {
  /** Null if the process was killed. */
  code: number | null
  output: string
  /** Duration in milliseconds. */
  took: number
}

/**
 * Runs a command as a separate process.
 * @param killAfter milliseconds after which it is killed; undefined to let it finish
 */
async function run(args: readonly string[], dataDir: string, killAfter?: number, env = {}): Promise<Outcome> {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const over = new AbortController()
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  if (killAfter !== undefined) {
    const kill = async () => {
      await setTimeout(killAfter, undefined, { signal: over.signal })
      child.kill('SIGKILL')
    }
    kill().catch(() => undefined)
  }
  const code = await exited
  over.abort()
  return { code, output, took: performance.now() - began }
}

interface Killed {
  args: readonly string[]
  dataDir: string
  env?: Record<string, string>
  /** Milliseconds that the command takes without a kill. */
  takes: number
  /** Called after each kill. */
  check?: () => Promise<void>
  /** Arguments of the run after a kill; by default the same. */
  again?: readonly string[]
}

/** Kills a command at pseudo-random moments during its normal duration, and then lets it finish. */
async function killAndFinish(name: string, { args, dataDir, env, takes, check, again = args }: Killed): Promise<void> {
  const next = numbersOf(`${seed} ${name}`)
  let arguments_ = args
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Not in the first third, in which most commands are still starting.
    const after = takes * (0.33 + 0.67 * next())
    const { code } = await run(arguments_, dataDir, after, env)
    await check?.()
    // The command finished before the kill.
    if (code === 0) return
    arguments_ = again
  }
  const done = await run(arguments_, dataDir, undefined, env)
  expect(done, done.output).toMatchObject({ code: 0 })
}

/** A site with posts and uploads that no other process uses. */
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

/** Everything in a site, as the files of an export. */
async function everythingIn(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(await newFolder(), 'export')
  const exported = await runQuandary('export', folder, '--data-dir', dataDir)
  expect(exported, exported.errors).toMatchObject({ code: 0 })
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const entries = paths.map(async (path) => [relative(folder, path), await readFile(path, 'latin1')] as const)
  return new Map(await Promise.all(entries))
}

/** Nothing is lost or duplicated: both exports have the same bytes. */
function expectSame(found: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): void {
  expect([...found.keys()]).toEqual([...wanted.keys()])
  for (const [path, bytes] of wanted) expect(found.get(path), path).toBe(bytes)
}

async function expectClean(dataDir: string): Promise<void> {
  const checked = await runQuandary('check', '--data-dir', dataDir)
  expect(checked, checked.output).toMatchObject({ code: 0 })
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
  /** Declares a test on one engine, or on every engine if `KILLS` is set. */
  const itOn = (only: Engine, title: string, prove: () => Promise<void>): void => {
    if (only === engine || process.env['KILLS'] !== undefined) it(title, LIMIT, prove)
  }

  /** Imports run with one row per transaction, so that every kill is between two of them. */
  const IMPORTS = [
    { only: 'sqlite3', rule: 'KI1', format: 'stackexchange', location: join(SOURCES, 'stackexchange/fixtures/small') },
    { only: 'postgres', rule: 'KI5', format: 'askbot', location: join(SOURCES, 'askbot/fixtures/dump.sql') },
    { only: 'sqlite3', rule: 'KI6', format: 'discourse', location: join(SOURCES, 'discourse/fixtures/dump.sql') },
  ] as const
  for (const { only, rule, format, location } of IMPORTS) {
    itOn(only, `${rule} an import from ${format} that was killed goes on, and stores everything once`, async () => {
      const args = ['import', format, location, '--batch', '1']
      // A killed import leaves its scratch database there.
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
