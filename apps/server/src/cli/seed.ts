import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'
import { createApp } from '../app.ts'
import { createLog } from '../platform/log/log.ts'
import type { SeedRequest } from '../seed/index.ts'
import { SeedRefused, seedSite, SeedStopped } from '../seed/index.ts'
import { openSite } from '../server.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { printAdministrator } from './new-administrator.ts'
import { progressPrinter } from './progress.ts'

const MAX_QUESTIONS = 10_000_000

export const seed: Command = {
  name: 'seed',
  summary: 'Fill a site with made-up content, for trying it out and for measuring',
  help: `quandary seed --questions <number> [--random-seed 1] [--data-dir <folder>]

Fills the site of the data folder with made-up people, tags, questions, answers, comments and votes of the last three
years, in English and Chinese. A folder without a site gets one first, installed from the environment as by SETUP=auto.
The same numbers give the same content. A site is seeded once; seeding that was stopped goes on when the same command
is started again, and until it is finished the counters of people and tags are not right. There is no way to take the
content away again: do not do this to a site in use.

  --questions <number>    how many, 1 to ${MAX_QUESTIONS}; answers are about twice as many
  --random-seed <number>  another one gives other content (default: 1)`,
  options: { questions: { type: 'string' }, 'random-seed': { type: 'string' } },
  async run({ env, values }) {
    const questions = readNumber('--questions', values.questions, { from: 1, to: MAX_QUESTIONS })
    const seedRange = { from: 0, to: Number.MAX_SAFE_INTEGER }
    const randomSeed = readNumber('--random-seed', values['random-seed'] ?? '1', seedRange)
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    try {
      const config = {
        ...readConfig(env),
        setup: 'auto',
        sampleContent: false,
        logLevel: env.LOG_LEVEL ?? 'warn',
      } as const
      await fill(config, { questions, randomSeed, signal: stop.signal })
    } catch (error) {
      throw failureOf(error)
    } finally {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    }
  },
}

async function fill(config: Config, request: SeedRequest): Promise<void> {
  const site = await openSite(config, createLog(config.logLevel), {
    onProgress: (step) => console.log(`${step} …`),
    onInstalled: printAdministrator,
  })
  if (!site) throw new CommandFailed(`There is no site in ${config.dataDir}, and none could be installed.`)
  const app = await createApp(site)
  try {
    const started = performance.now()
    const { people, tags } = await seedSite(site, { ...request, onProgress: progressPrinter() })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`Stored ${request.questions} questions of ${people} people under ${tags} tags in ${seconds} s.`)
  } finally {
    await app.http.close()
    await site.database.close()
  }
}

function readNumber(option: string, value: unknown, { from, to }: { from: number; to: number }): number {
  const number = Number(value ?? Number.NaN)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new UsageError(`${option} takes a whole number from ${from} to ${to}`)
}

function failureOf(error: unknown): unknown {
  if (error instanceof SeedRefused) return new CommandFailed(error.message)
  if (error instanceof SeedStopped) return new CommandFailed('\nStopped. The same command goes on from here.')
  return error
}
