import { renderMarkdown } from '@quandary/markdown'
import { expect, it } from 'vitest'
import { linkOfAddress, linksIn } from './links-in.ts'

const SITE = 'https://qa.test/forum'
const linksOf = (markdown: string) =>
  linksIn(renderMarkdown(markdown, { siteUrl: SITE })).map(({ questionId, answerId }) => [questionId, answerId])

it('Q40 a text links to a question by its URL, with or without the site, in every form', () => {
  for (const text of [
    '[text](/questions/10010000000000005)',
    'https://qa.test/forum/questions/10010000000000005',
    '<https://QA.test/forum/questions/10010000000000005?page=2>',
    '[text](/questions/10010000000000005/a-title "with a title")',
    '<a title="x" href="/questions/10010000000000005#answers">x</a>',
    '[short](/questions/D1H1), and again [long](/questions/10010000000000005)',
  ]) {
    expect(linksOf(text), text).toEqual([[5, null]])
  }
})

it('Q41 the last part of a URL may name an answer', () => {
  expect(linksOf('[x](/questions/10010000000000005/10020000000000007)')).toEqual([[5, 7]])
  expect(linksOf('[x](/questions/10010000000000005/a-title/10020000000000007)')).toEqual([[5, 7]])
  expect(linksOf('[x](/questions/D1H1/E1J1)')).toEqual([[5, 7]])
})

it('Q42 other URLs, code and plain text are not links', () => {
  for (const text of [
    '[x](https://elsewhere.test/questions/10010000000000005)',
    '[x](/questions/ask)',
    '[x](/questions/99990000000000005)',
    '[x](/tags/10010000000000005)',
    '`[x](/questions/10010000000000005)`',
    '/questions/10010000000000005',
  ]) {
    expect(linksOf(text), text).toEqual([])
  }
})

it('Q43 a URL belongs to this site if it starts with the site URL or is a path', () => {
  const target = { questionId: 5, answerId: null }
  expect(linkOfAddress('/questions/10010000000000005', SITE)).toEqual(target)
  expect(linkOfAddress('http://QA.test/forum/questions/D1H1/title', SITE)).toEqual(target)
  for (const other of ['https://qa.test.evil/forum/questions/D1H1', '//evil/questions/D1H1', 'https://qa.test', '']) {
    expect(linkOfAddress(other, SITE), other).toBeUndefined()
  }
})

it('Q44 extracting links takes linear time', () => {
  for (const piece of ['<a ', '<a href="', '/questions/', '<a href="/questions/">', '"']) {
    const began = performance.now()
    linksIn(piece.repeat(200_000 / piece.length))
    expect(performance.now() - began, piece).toBeLessThan(500)
  }
})
