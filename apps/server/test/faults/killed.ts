import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newFolder } from '../databases/empty-data-folder.ts'
import type { Engine } from '../databases/test-database.ts'
import { runQuandary } from '../processes/run-quandary.ts'

/*
 * Processes that are killed at seeded pseudo-random moments, and then started again. By default each is killed once, on
 * one of the engines. With `KILLS` (a few hundred for a night) each is killed that often, on every engine. `KILLS_SEED`
 * (any text) chooses other moments.
 */

/** True to kill often in every test, on every engine. */
export const KILLS_OFTEN = process.env['KILLS'] !== undefined
export const KILLS = Number(process.env['KILLS'] ?? 1)
const seed = process.env['KILLS_SEED'] ?? 'power cut'
/** Each further kill adds the time that a process needs to start. */
const LIMIT = { timeout: 120_000 + KILLS * 60_000 }

const MAIN = join(import.meta.dirname, '../../src/cli/main.js')

/** Returns a function that declares a test on one engine, or on every engine if `KILLS` is set. */
export function declareOn(engine: Engine) {
  return (only: Engine | 'every engine', title: string, prove: () => Promise<void>): void => {
    if (only === engine || only === 'every engine' || KILLS_OFTEN) it(title, LIMIT, prove)
  }
}

/** Returns pseudo-random numbers from 0 to 1 that depend only on the seed and a name (mulberry32). */
export function numbersOf(name: string): () => number {
  let state = [...`${seed} ${name}`].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
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
export function run(args: readonly string[], dataDir: string, killAfter?: number, env = {}): Promise<Outcome> {
  return runProgram([MAIN, ...args], { DATA_DIR: dataDir, ...env }, killAfter)
}

/** Runs a Node program as a separate process; see {@link run}. */
export async function runProgram(args: readonly string[], env: object, killAfter?: number): Promise<Outcome> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
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
  /** Arguments with which the command is started again after a kill; by default the same. */
  again?: readonly string[]
}

/** Kills a command at seeded moments during its normal duration, and then lets it finish. */
export async function killAndFinish(
  name: string,
  { args, dataDir, env, takes, check, again = args }: Killed,
): Promise<void> {
  const next = numbersOf(name)
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

/** Returns the content of a site, as the files of an export by path. */
export async function everythingIn(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(await newFolder(), 'export')
  const exported = await runQuandary('export', folder, '--data-dir', dataDir)
  expect(exported, exported.errors).toMatchObject({ code: 0 })
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const entries = paths.map(async (path) => [relative(folder, path), await readFile(path, 'latin1')] as const)
  return new Map(await Promise.all(entries))
}

/** Expects both exports to have the same bytes: nothing was lost or duplicated. */
export function expectSame(found: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): void {
  expect([...found.keys()]).toEqual([...wanted.keys()])
  for (const [path, bytes] of wanted) expect(found.get(path), path).toBe(bytes)
}

export async function expectClean(dataDir: string): Promise<void> {
  const checked = await runQuandary('check', '--data-dir', dataDir)
  expect(checked, checked.output).toMatchObject({ code: 0 })
}
