import type { Schemas } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { withinPage } from './within-page.ts'

type Answer = Schemas['AnswerDetail']

/** An answer with this many characters of HTML; only the fields under test are filled in. */
function answer(id: string, length: number): Answer {
  const html = '<p>Ten words.</p>\n'.repeat(Math.ceil(length / 18)).slice(0, length)
  return { id, html, content: 'Markdown' } as Answer
}

const whole = (answers: readonly Answer[]) => answers.map(({ shortened }) => shortened === undefined)

describe('the answers of a page', () => {
  it('A41 stay as they are while there is room for them', () => {
    const answers = Array.from({ length: 15 }, (_, n) => answer(String(n), 26_000))
    expect(withinPage(answers, undefined)).toEqual(answers)
  })

  it('A41 begin only, those that there is no room for', () => {
    const answers = [answer('1', 300_000), answer('2', 200_000), answer('3', 50_000), answer('4', 1_300_000)]
    const shown = withinPage(answers, undefined)
    expect(whole(shown)).toEqual([true, false, true, false])
    expect(shown[1]?.html).toMatch(/^(<p>Ten words.<\/p>\n?){100,111}$/)
    expect(shown[1]?.content).toBe('')
  })

  it('A41 are whole where the reader names them, which takes no room from others', () => {
    const answers = [answer('1', 300_000), answer('2', 1_300_000), answer('3', 100_000)]
    expect(whole(withinPage(answers, '2'))).toEqual([true, true, true])
  })

  it('A41 have together at most half a million characters, whatever was written', () => {
    for (const length of [1_300_000, 399_000, 27_000]) {
      const answers = Array.from({ length: 15 }, (_, n) => answer(String(n), length))
      const sum = withinPage(answers, undefined).reduce((total, { html }) => total + html.length, 0)
      expect(sum).toBeLessThan(500_000)
    }
  })
})
