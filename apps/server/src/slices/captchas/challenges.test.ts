import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ManualClock } from '../../platform/clock.ts'
import { MemoryStore } from '../../platform/ephemeral/memory-store.ts'
import { Challenges } from './challenges.ts'
import { GLYPH_NAMES, glyphLines } from './glyphs.ts'
import { drawPicture } from './picture.ts'

it('a challenge accepts the four characters of the picture in either case, or the sum', async () => {
  const challenges = new Challenges(new MemoryStore(new ManualClock()))
  const byPicture = await challenges.make('vote')
  expect(byPicture.code).toMatch(/^[a-z0-9]{4}$/)
  expect(await challenges.answer(byPicture.id, ` ${byPicture.code.toUpperCase()} `, ['vote'])).toBe(true)
  const bySum = await challenges.make('vote')
  expect(await challenges.answer(bySum.id, String(bySum.sum.result), ['vote'])).toBe(true)
})

it('a challenge rejects an unknown id, an empty answer and a second answer', async () => {
  const challenges = new Challenges(new MemoryStore(new ManualClock()))
  const challenge = await challenges.make('vote')
  expect(await challenges.answer('', '', ['vote'])).toBe(false)
  expect(await challenges.answer(challenge.id, '', ['vote'])).toBe(false)
  expect(await challenges.answer(challenge.id, challenge.code, ['vote'])).toBe(false)
})

it('a challenge rejects a solution made for another action', async () => {
  const challenges = new Challenges(new MemoryStore(new ManualClock()))
  const elsewhere = await challenges.make('search')
  expect(await challenges.answer(elsewhere.id, elsewhere.code, ['vote', 'email'])).toBe(false)
  // The attempt used up the challenge.
  expect(await challenges.answer(elsewhere.id, elsewhere.code, ['search'])).toBe(false)
  const either = await challenges.make('email')
  expect(await challenges.answer(either.id, either.code, ['edit_userinfo', 'email'])).toBe(true)
})

it('sums use only numbers the catalogue has words for, and their results are never negative', async () => {
  const challenges = new Challenges(new MemoryStore(new ManualClock()))
  for (let count = 0; count < 500; count += 1) {
    const { sum } = await challenges.make('vote')
    for (const number of sum.numbers) expect(number >= 2 && number <= 20).toBe(true)
    expect(sum.result).toBeGreaterThanOrEqual(0)
  }
})

it('pictures draw every character, never twice alike', () => {
  for (const name of GLYPH_NAMES) expect(glyphLines(name).length, name).toBeGreaterThan(0)
  expect(drawPicture('ak47')).not.toBe(drawPicture('ak47'))
  const png = Buffer.from(drawPicture('ak47').split(',')[1] ?? '', 'base64')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const data = png.subarray(png.indexOf('IDAT') + 4)
  const rows = inflateSync(data)
  expect(rows).toHaveLength((width + 1) * height)
  const dark = rows.filter((grey) => grey > 0 && grey < 128).length
  expect(dark).toBeGreaterThan(500)
})
