import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import type { IndexedText } from './full-text-index.ts'
import { fullTextOf } from './full-text.ts'
import { writeTiers } from './impact.ts'
import { relevanceOf } from './relevance.ts'
import type { Term } from './terms.ts'

const filler = Array.from({ length: 100 }, (_, word) => `w${word}`)

function whole(...units: string[]): Term {
  return { units, prefix: false }
}

function beginning(...units: string[]): Term {
  return { units, prefix: true }
}

describeOnEveryEngine('the relevance of a text', (_open, _engine, share) => {
  const site = share((open) => open())
  const rate = async (text: IndexedText, terms: readonly Term[], texts: number, frequencies: readonly number[]) => {
    const { ctx }: TestSite = await site()
    const written = sql<string>`cast(${writeTiers(text)} as text)`
    const relevance = relevanceOf(fullTextOf(ctx.can), terms, { texts, frequencies }, written)
    const { rows } = await sql<{ worth: number }>`select ${relevance} as worth`.execute(ctx.db)
    return rows[0]?.worth ?? Number.NaN
  }

  it('S65 a rare word counts more than a frequent one, both more than one, and none nothing', async () => {
    const rated = (...words: string[]) =>
      rate(
        { title: [], body: [...words, 'a', 'full', 'glass'].slice(0, 3) },
        [whole('the'), whole('malt')],
        1000,
        [900, 5],
      )
    expect(await rated('malt')).toBeGreaterThan(await rated('the'))
    expect(await rated('the', 'malt')).toBeGreaterThan(await rated('malt'))
    expect(await rated('the')).toBeGreaterThan(0)
    expect(await rated('hops')).toBe(0)
    expect(await rate({ title: [], body: ['the'] }, [whole('the')], 10, [12])).toBeGreaterThan(0)
  })

  it('S68 words count by their tiers, beginnings by the strongest word, and several units by the first if all are there', async () => {
    const worth = (term: Term) =>
      rate({ title: ['malt', '绿𠀀'], body: ['malty', 'dark', 'stout', ...filler] }, [term], 100, [5])
    const dark = await worth(whole('dark'))
    const malt = await worth(whole('malt'))
    expect(dark).toBeGreaterThan(0)
    expect(malt).toBeGreaterThan(dark)
    expect(await worth(whole('mal'))).toBe(0)
    expect(await worth(beginning('mal'))).toBe(malt)
    expect(await worth(whole('绿𠀀'))).toBe(malt)
    expect(await worth(whole('dark', 'stout'))).toBe(dark)
    expect(await worth(whole('malt', 'dark'))).toBe(malt)
    expect(await worth(beginning('dark', 'st'))).toBe(dark)
    expect(await worth(whole('dark', 'st'))).toBe(0)
  })
})
