import { textOf } from '@quandary/markdown'
import { expect, it } from 'vitest'
import { phraseOf, termsOf } from '../../platform/search/terms.ts'
import { excerptAround, excerptOfPost } from './excerpt.ts'

it('S10 an excerpt shows a hundred characters on each side of the first match', () => {
  const text = `${'a '.repeat(200)}needle${' b'.repeat(200)}`
  const excerpt = excerptAround(text, termsOf('needle'))
  expect(excerpt).toContain('a a needle b b')
  expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(202)
  const words = `${'before '.repeat(40)}needle${' after'.repeat(40)}`
  expect(excerptAround(words, termsOf('needle')), 'no word is cut').toMatch(/^…(before )+needle( after)+…$/)
})

it('S11 matches are word beginnings, in any case', () => {
  expect(excerptAround(`start ${'x '.repeat(100)}Art`, termsOf('art'))).toMatch(/Art$/)
})

it('S12 an excerpt shows the beginning if no word occurs, and never half a character', () => {
  expect(excerptAround('Café\n au lait', termsOf('tea'))).toBe('Café au lait')
  expect(excerptAround('😀'.repeat(200), [])).toMatch(/^(😀)+…$/u)
})

it('S36 words match whatever their accents, in names, phrases and Chinese', () => {
  const far = 'x '.repeat(100)
  expect(excerptAround(`start ${far}Café`, termsOf('cafe'))).toMatch(/Café$/)
  expect(excerptAround(`js ${far}C++`, termsOf('c++'))).toMatch(/C\+\+$/)
  expect(excerptAround(`node ${far}Node.js`, termsOf('node.js'))).toMatch(/Node\.js$/)
  const phrase = phraseOf('line by line')
  expect(excerptAround(`line ${far}line, by line`, phrase ? [phrase] : [])).toMatch(/line, by line$/)
  expect(excerptAround(`数 ${far}备份数据库`, termsOf('数据库'))).toMatch(/数据库$/)
})

it('S63 an excerpt is of the prose, and of code or a table only where the word is nowhere else', () => {
  const html =
    '<h2>Tried</h2><p>Use a <a href="/x">stream</a>:</p><pre><code>createReadStream()</code></pre><p>It is lazy.</p>'
  expect(excerptOfPost(html, termsOf('stream'))).toBe('Use a stream: … It is lazy.')
  expect(excerptOfPost(html, termsOf('createReadStream'))).toBe('Tried Use a stream: createReadStream() It is lazy.')
  expect(excerptOfPost(html, termsOf('elsewhere'))).toBe('Use a stream: … It is lazy.')
  const far = 'word '.repeat(60)
  expect(
    excerptOfPost(`<p>needle in ${'x '.repeat(88)}batches:</p><pre>code</pre><p>${far}</p>`, termsOf('needle')),
  ).toMatch(/batches: …$/)
  expect(excerptOfPost(`<p>${far}</p><pre>code</pre><p>${'x '.repeat(48)}a needle</p>`, termsOf('needle'))).toMatch(
    /^… x/,
  )
})

it('S62 of a very long post the first 32 768 characters of HTML are read', () => {
  const htmlOf = (before: number) => `<p>begin ${'x '.repeat(before)}</p><p>needle</p>`
  expect(excerptOfPost(htmlOf(16_000), termsOf('needle'))).toMatch(/needle$/)
  expect(excerptOfPost(htmlOf(17_000), termsOf('needle'))).toMatch(/^begin x x/)
  const { user } = usage(() => excerptOfPost(`<p>needle</p>${'<b>x</b>'.repeat(1_000_000)}`, termsOf('other')))
  expect(user).toBeLessThan(usage(() => textOf('<b>x</b>'.repeat(1_000_000))).user / 4)
  const faces = excerptOfPost(`<p>x${'😀'.repeat(20_000)}</p>`, termsOf('😀'))
  expect(faces.isWellFormed()).toBe(true)
})

function usage(work: () => unknown): NodeJS.CpuUsage {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before)
}
