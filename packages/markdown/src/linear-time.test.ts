import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, runsTimeout } from './hostile.test-data.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import { excerptOf, textOf } from './text-of.ts'

const repeat = (text: string) => (size: number) => text.repeat(size / text.length)

const hostile: Record<string, (size: number) => string> = {
  brackets: repeat('['),
  'nested brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  images: repeat('!['),
  'link openings': repeat('[]('),
  'half links': repeat('[a](<b'),
  stars: repeat('*'),
  'mixed stars': repeat('**a*'),
  underscores: repeat('_a'),
  tildes: repeat('~~a~'),
  quotes: repeat('>'),
  'quotes and lines': repeat('> a\n>> '),
  pipes: repeat('|'),
  'wide table': (size) => `${'|a'.repeat(size / 8)}|\n${'|-'.repeat(size / 8)}|\n${'|b|\n'.repeat(size / 8)}`,
  backticks: repeat('`'),
  'backticks of all lengths': (size) =>
    Array.from({ length: Math.sqrt(2 * size) }, (_, index) => '`'.repeat(index)).join(' '),
  'open comments': repeat('<!--'),
  'open tags': repeat('<a '),
  'nested boxes': repeat('<div>'),
  'closed paragraphs': repeat('</p>'),
  attributes: (size) => `<a ${'b=c '.repeat(size / 4)}>`,
  'footnote marks': (size) => `[^a]: x\n\n${'[^'.repeat(size / 2)}`,
  'footnote uses': (size) => `[^a]: x\n\n${'[^a]'.repeat(size / 4)}`,
  'inline footnotes': (size) => '^['.repeat(size / 2) + ']'.repeat(size / 2),
  addresses: repeat('http://'),
  mails: repeat('a@'),
  'mail addresses in a link': (size) => `<a href="mailto:${'@:'.repeat(size / 2)} x">`,
  lists: repeat('- '),
  'list items': repeat('- a\n'),
  dollars: repeat('$'),
  'open formulas': repeat('$a '),
  formulas: repeat('$x^2$ '),
  'display formulas': repeat('$$a\n'),
  'closed display formulas': repeat('$$\na\n$$\n'),
  'nested formulas': repeat('${{{{a}}}}$ '),
  'deep formulas': (size) => `$${'{'.repeat(450)}${'}'.repeat(450)}$ `.repeat(size / 903),
  'formulas that fail': repeat('$\\frac$ '),
  'foreign formulas': repeat('<math><mi>'),
  'closed foreign formulas': repeat('<math><mi>x</mi></math>'),
  headings: repeat('# a\n\n'),
  'links to headings': (size) => `# a\n\n${'[b](#a)'.repeat(size / 7)}`,
  mentions: repeat('@ann '),
  'mentions without end': repeat('@a.'),
  'post ids': repeat('#10010000000000001 '),
  references: repeat('[a]: b\n'),
  'coloured code': (size) => `\`\`\`csharp\n${'a'.repeat(size)}\n\`\`\``,
}

const targets = { personPath: () => '/u/a', postPath: () => '/questions/1' }

function work(source: string): void {
  const html = renderMarkdown(source, targets)
  renderComment(source, targets)
  sanitizeHtml(source)
  excerptOf(html)
  textOf(html)
}

/** Measures a run in milliseconds of processor time, which other work on the machine does not change. */
function measure(source: string): number {
  const start = process.threadCpuUsage()
  work(source)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Times below this are mostly noise. */
const NOISE_MS = 100

/** Fails if twice the text takes much more than twice the time. */
function expectLinear(make: (size: number) => string): void {
  const shorterOfTwo = (source: string, first: number) => Math.min(first, measure(source))
  const whole = make(24_000)
  const first = measure(whole)
  // A time below the noise level passes, and the text of half the length need not be measured.
  if (first < NOISE_MS) return
  const half = make(12_000)
  const times = { half: shorterOfTwo(half, measure(half)), whole: shorterOfTwo(whole, first) }
  expect(times.whole < NOISE_MS || times.whole / times.half < 3.5, JSON.stringify(times)).toBe(true)
}

/** Elements whose start tags, end tags and unfinished tags are among the signs. */
const ELEMENTS = 'a p div ul li td table pre code details math mi svg script h1'.split(' ')
const SIGNS = [
  ...'<>/!?&"\'=`~*_[](){}^$|-#\\@:.,;+% \n\tax0é中😀',
  ...'<!-- --> <![CDATA[ </ &amp; &# ``` ~~~ ** __ ![ [^ ^[ [a]: $$ \\( http:// mailto: @a #10010000000000001 \\frac'.split(
    ' ',
  ),
  ...'\n\n,    ,1. ,- [x] ,| - |'.split(','),
  ...ELEMENTS.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} a="`]),
]

/**
 * Generates functions that make texts of a given length: up to two signs, then one sequence of signs repeated to the
 * end, or repeated up to the middle and followed by a second repeated sequence.
 */
const repeated = fc
  .record({
    begin: fc.array(fc.constantFrom(...SIGNS), { maxLength: 2 }),
    first: fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 5 }),
    second: fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 3 }),
    share: fc.constantFrom(0.5, 1),
  })
  .map(({ begin, first, second, share }) => (size: number): string => {
    const [one, other] = [first.join(''), second.join('')]
    const rest = other.repeat((size * (1 - share)) / other.length)
    return begin.join('') + one.repeat((size * share) / one.length) + rest
  })

describe('takes linear time, not quadratic', () => {
  it.each(Object.entries(hostile))('%s', { timeout: 60_000 }, (_name, make) => expectLinear(make))

  it('any few signs over and over', { timeout: runsTimeout }, () => {
    // A run takes a quarter of a second, so this test makes fewer runs than other property tests.
    fc.assert(fc.property(repeated, expectLinear), { seed: 1, ...runs, numRuns: Math.ceil(runs.numRuns / 80) })
  })

  it.each(['[', '*', '>', '|', '`'])('survives 100 kB of %s', { timeout: 60_000 }, (character) => {
    expect(textOf(renderMarkdown(character.repeat(100_000))).length).toBeLessThanOrEqual(100_000)
  })
})

/**
 * Length of the longest comment, and the time for which a request may block the thread that serves other requests too.
 */
const COMMENT = { characters: 600, ms: 20 }

it('a comment of any kind is rendered within 20 ms, so that it needs no thread of its own', () => {
  const times = Object.entries(hostile).map(([name, make]) => {
    const text = make(COMMENT.characters).slice(0, COMMENT.characters)
    // Takes the fastest of five runs, because the first ones include loading and compilation.
    const runs = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage()
      renderComment(text, targets)
      const { user, system } = process.threadCpuUsage(start)
      return (user + system) / 1000
    })
    return { name, ms: Math.min(...runs) }
  })
  const [slowest] = times.toSorted((one, other) => other.ms - one.ms)
  expect(slowest?.ms, slowest?.name).toBeLessThan(COMMENT.ms)
})
