import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { importAskbot } from '../askbot/index.ts'
import { importDiscourse } from '../discourse/index.ts'

const IMPORTS = {
  askbot: importAskbot,
  discourse: importDiscourse,
}
/** Unusual values, as the COPY command of PostgreSQL writes them. */
const ODD = [
  '',
  String.raw`\N`,
  'x',
  '-1',
  '0',
  '99999999999999',
  '1e400',
  '0000-00-00 00:00:00',
  '2024-13-45 99:99:99',
  'infinity',
  'NaN',
  String.raw`\0`,
  '\u0000',
  '\uFFFD\u2028',
  '](/t/1/1) [quote="',
  'upload://0.png',
  '---\\n- - :',
  'word '.repeat(30_000),
]

/** Returns pseudo-random numbers from 0 to 1 that depend only on the seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Puts odd values into some cells of a dump, but not into keys, because rows are read by them. */
function spoiled(dump: string, seed: number): string {
  const next = numbersOf(seed)
  let isRow = false
  return dump
    .split('\n')
    .map((line) => {
      if (line.startsWith('COPY ')) isRow = true
      else if (line === String.raw`\.`) isRow = false
      else if (isRow) {
        const odd = (value: string) => (next() < 0.12 ? (ODD[Math.floor(next() * ODD.length)] ?? '') : value)
        return line
          .split('\t')
          .map((value, place) => (place === 0 ? value : odd(value)))
          .join('\t')
      }
      return line
    })
    .join('\n')
}

describeOnEveryEngine('an import of odd values', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-odd-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it.each((['askbot', 'discourse'] as const).flatMap((program) => [1, 2, 3].map((seed) => [program, seed] as const)))(
    'comes to its end, counts right, and stands in the way of no second one (%s, seed %i)',
    async (program, seed) => {
      const site = await open()
      const good = await readFile(join(import.meta.dirname, `../${program}/fixtures/dump.sql`), 'utf8')
      const location = join(folder, 'dump.sql')
      await writeFile(location, spoiled(good, seed))
      const start = () => IMPORTS[program](site.ctx, { location, source: 'odd.example', batchSize: 5 })
      await start()
      expect(await checkCounters(site.ctx)).toEqual([])
      await writeFile(location, good)
      const { nouns } = await start()
      expect(nouns.filter(({ stored }) => stored === 0)).toEqual([])
      expect(await checkCounters(site.ctx)).toEqual([])
    },
  )
})
