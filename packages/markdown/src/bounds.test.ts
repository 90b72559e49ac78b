import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { forbiddenIn } from './forbidden.test-data.ts'
import { hostileText, runs, runsTimeout } from './hostile.test-data.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

const ways = { renderMarkdown, renderComment, sanitizeHtml: (text: string) => sanitizeHtml(text) }

/**
 * Places on a page where a stray tag in a post could make a browser close the box around the post. `plain` is the same
 * page with a harmless text in the box.
 */
const places = [
  '<main><ul><li><div id="box">%</div><p>after</p></li></ul></main>',
  '<dl><dd><div><div id="box">%</div></div><p>after</p></dd></dl>',
  '<div><section><blockquote><div id="box">%</div></blockquote><h2>after</h2></section></div>',
  '<table><tbody><tr><td><div id="box">%</div></td><td>after</td></tr></tbody></table>',
  '<details><summary>x</summary><div id="box">%</div><pre>after</pre></details>',
].map((place) => ({ place, plain: around(place, 'x') }))

/** Empties the box of a parsed page. */
function emptyBox(node: DefaultTreeAdapterTypes.Node): void {
  if (!('childNodes' in node)) return
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === 'box')) node.childNodes = []
  else node.childNodes.forEach(emptyBox)
}

/** Parses the page as a browser does, and returns it without the content of the box. */
function around(place: string, html: string): string {
  const page = parse(`<!doctype html><body>${place.replace('%', () => html)}</body>`)
  emptyBox(page)
  return serialize(page)
}

function expectToStayInItsBox(html: string): void {
  for (const { place, plain } of places) expect(around(place, html), html).toBe(plain)
}

/**
 * Checks that every end tag closes the last open element. Matches the tags in the source, because a parser would repair
 * them.
 */
function expectBalance(html: string): void {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)(?: [^>]*)?>/g)) {
    if (slash) expect(open.pop(), html).toBe(name)
    else if (!tag.endsWith('/>')) open.push(name)
  }
  expect(open, html).toEqual([])
}

const ems: Record<string, number> = { em: 1, ex: 0.5, pc: 1, px: 1 / 16, pt: 1 / 12, mm: 0.24, cm: 2.4, in: 6, '': 1 }
const sized = /^(width|height|depth|lspace|rspace|voffset|mathsize|minsize|maxsize|linethickness|(row|column)spacing)$/

/** Lists the ways in which a formula exceeds its limits. */
function excessIn(html: string): string[] {
  const found: string[] = []
  let pulled = 0
  const open: string[][] = []
  const judge = (name: string, value: string) => {
    if (/color|background/.test(name) && !/^#?[0-9a-z]{3,24}$/i.test(value)) found.push(`${name}=${value}`)
    if (/href|^(style|class|id)$|^on/.test(name)) found.push(name)
    if (name === 'scriptlevel' && !/^[0-3]$/.test(value)) found.push(`${name}=${value}`)
    if (!sized.test(name)) return
    for (const length of value.split(' ')) {
      if (/^(\d{1,3}%|-1width|-0\.5width)$/.test(length)) continue
      const [, number, unit] = /^([+-]?[\d.]+)([a-z]*)$/.exec(length) ?? []
      const size = Number(number) * (ems[unit ?? '?'] ?? Number.NaN)
      if (!(Math.abs(size) <= (name === 'voffset' ? 2 : name === 'mathsize' ? 2.5 : 20)))
        found.push(`${name}=${length}`)
      if (size < 0 && name !== 'voffset') pulled -= size
    }
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'math') pulled = 0
      const inherited = open.flat()
      open.push(Object.keys(attributes))
      if (tag !== 'math' && !open.some((names) => names.includes('xmlns'))) return
      for (const [name, value] of Object.entries(attributes)) judge(name, name === 'xmlns' ? '' : value)
      for (const once of ['mathsize', 'voffset']) {
        if (once in attributes && inherited.includes(once)) found.push(`${once} in ${once}`)
      }
      if (tag === 'mpadded' && /(height|depth)="[^+]/.test(JSON.stringify(attributes))) found.push('a flattened part')
    },
    onclosetag(tag) {
      open.pop()
      if (tag === 'math' && pulled > 5) found.push(`pulled by ${pulled}em`)
    },
  })
  parser.end(html)
  return found
}

const limit = (text: string) => 20 * text.length + 10_000

describe('any text', () => {
  it.each(Object.entries(ways))(
    'stays in its box and within its limits, and is not changed by a second look: %s',
    { timeout: runsTimeout },
    (_name, render) => {
      fc.assert(
        fc.property(hostileText, (text) => {
          const html = render(text)
          expect(html.length, 'length').toBeLessThanOrEqual(limit(text))
          expectBalance(html)
          expectToStayInItsBox(html)
          expect(forbiddenIn(html)).toEqual([])
          expect(excessIn(html)).toEqual([])
          expect(sanitizeHtml(html)).toBe(html)
        }),
        runs,
      )
    },
  )
})

describe('balance', () => {
  it.each([
    ['<math><x ', ''],
    ['<math><mi>a</mi><x ', ''],
    ['a<math><math ', 'a'],
    ['<math><mi><mi ', ''],
    ['<li>a</li>', 'a'],
    ['<ul><li><div><li>a</li></div></li></ul>', '<ul><li><div>a</div></li></ul>'],
    ['<dl><dd><div><dd>a</dd></div></dd></dl>', '<dl><dd><div>a</div></dd></dl>'],
    ['<h1><div><h2><h3>a</h3></h2></div></h1>', '<h1><div>a</div></h1>'],
    ['<table><div><table></table></div></table>', '<table></table>'],
    ['<td>a</td><tr>b', 'ab'],
  ])('of %s', (text, html) => {
    expect(sanitizeHtml(text)).toBe(html)
    expectToStayInItsBox(html)
  })

  it('leaves nested lists and tables with captions alone', () => {
    const html =
      '<ul><li>a<ul><li>b</li></ul></li></ul><table><caption>c</caption><colgroup><col /></colgroup><thead><tr><th>d</th></tr></thead>' +
      '<tbody><tr><td><table><tr><td>e</td></tr></table></td></tr></tbody></table><dl><dt>f</dt><dd>g</dd></dl>'
    expect(sanitizeHtml(html)).toBe(html)
  })
})

describe('formulas', () => {
  const attributesIn = (html: string) =>
    [...sanitizeHtml(`<math>${html}</math>`).matchAll(/<(?!math)\w+((?: [^>]*)?)>/g)].map((found) => found[1]?.trim())

  it.each([
    ['<mspace width="99999em">', ''],
    ['<mspace width="20em">', 'width="20em"'],
    ['<mspace width="20.1em">', ''],
    ['<mspace height="100vh">', ''],
    ['<mspace width="-0.1667em">', 'width="-0.1667em"'],
    ['<mspace width="-6em">', ''],
    ['<mpadded voffset="3em">', ''],
    ['<mpadded voffset="-0.5ex">', 'voffset="-0.5ex"'],
    ['<mpadded height="0px">', ''],
    ['<mpadded width="+6pt" height="+6pt">', 'width="+6pt" height="+6pt"'],
    ['<mpadded lspace="-1width" width="0px">', 'lspace="-1width" width="0px"'],
    ['<mstyle mathsize="20em">', ''],
    ['<mstyle mathsize="2.488em">', 'mathsize="2.488em"'],
    ['<mstyle scriptlevel="-5">', ''],
    ['<mstyle scriptlevel="1">', 'scriptlevel="1"'],
    ['<mstyle mathcolor="transparent">', ''],
    ['<mstyle mathcolor="url(//a.test)">', ''],
    ['<mstyle mathcolor="#ffff" mathbackground="#00000000">', ''],
    ['<mstyle mathcolor="red" mathbackground="#00f">', 'mathcolor="red" mathbackground="#00f"'],
    ['<mi href="https://a.test" style="color:red" class="x">', ''],
  ])('%s keeps %j', (tag, attributes) => {
    expect(attributesIn(tag)).toEqual([attributes])
  })

  it('limits what adds up: sizes in sizes, shifts in shifts, and pulls in one formula', () => {
    expect(attributesIn('<mstyle mathsize="2em"><mrow><mstyle mathsize="2em">')).toEqual(['mathsize="2em"', '', ''])
    expect(attributesIn('<mpadded voffset="1em"><mpadded voffset="1em">')).toEqual(['voffset="1em"', ''])
    const pulls = attributesIn('<mspace width="-1em"></mspace>'.repeat(7))
    expect(pulls.filter(Boolean)).toHaveLength(5)
  })
})

describe('task boxes', () => {
  const box = '<span class="task-list-box">☐</span>'

  it.each([
    [`<ul><li>${box} a</li></ul>`, 1],
    [`<ul><li>\n<p>${box} a</p></li></ul>`, 1],
    [`<ul><li>${box.repeat(3)}</li></ul>`, 1],
    [`<ul><li><div>${box}</div></li></ul>`, 0],
    [`<p>${box}</p>`, 0],
    [box, 0],
    ['<span class="task-list-box">'.repeat(9), 0],
    [`<ul><li>${'<div class="task-list-box">'.repeat(9)}`, 1],
  ])('are kept at the beginning of an item only: %s', (html, count) => {
    expect(sanitizeHtml(html).match(/task-list-box/g) ?? []).toHaveLength(count)
  })

  it('are kept in lists with and without paragraphs', () => {
    expect(renderMarkdown('- [ ] a\n- [x] b').match(/task-list-box/g)).toHaveLength(2)
    expect(renderMarkdown('- [ ] a\n\n- [x] b').match(/task-list-box/g)).toHaveLength(2)
  })
})

/** Texts of a given length whose HTML was once very long or took very long to render. */
const bombs: Record<string, (size: number) => string> = {
  'a wide table with short rows': (size) =>
    `${'|a'.repeat(size / 8)}|\n${'|-'.repeat(size / 8)}|\n${'|\n'.repeat(size / 4)}`,
  'wide tables in a quote': (size) =>
    `> ${'|a'.repeat(size / 10)}|\n> ${'|-'.repeat(size / 10)}|\n${'> |\n'.repeat(size / 8)}`,
  'many wide tables': (size) => `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${'|\n'.repeat(20)}\n`.repeat(size / 125),
  'columns without rows': (size) => '|-'.repeat(size / 2),
  'one long address for many links': (size) => `[a]: /${'x'.repeat(size / 2)}\n\n${'[a]'.repeat(size / 6)}`,
  'one long title for many images': (size) => `[a]: /x "${'x'.repeat(size / 2)}"\n\n${'![a]'.repeat(size / 8)}`,
  'uses of a footnote': (size) => `[^a]: x\n\n${'[^a]'.repeat(size / 4)}`,
  'deep quotes': (size) => `${'>'.repeat(99)}\n\n`.repeat(size / 101),
  'empty headings': (size) => '#\n'.repeat(size / 2),
  'short headings': (size) => '# a\n'.repeat(size / 4),
  'coloured brackets': (size) => `\`\`\`json\n${'[[[[[[[[[\n'.repeat(size / 10)}\`\`\``,
  'short formulas': (size) => '$x$ '.repeat(size / 4),
  'cells in formulas': (size) => `$\\begin{matrix}${'&'.repeat(400)}\\end{matrix}$ `.repeat(size / 432),
  'short rules': (size) => '$\\KaTeX$ '.repeat(size / 9),
  'quotation marks': (size) => '"'.repeat(size),
  'empty pictures': (size) => '![](/)'.repeat(size / 6),
}

describe('the length of the HTML is at most 20 times the length of the text, and 10 000', () => {
  it.each(Object.entries(bombs))('%s', (_name, make) => {
    for (const size of [400, 4400, 44_000]) {
      const text = make(size)
      for (const render of Object.values(ways)) expect(render(text).length).toBeLessThanOrEqual(limit(text))
    }
  })

  it.each(Object.entries(bombs))('takes at most 250 ms of processor time for 4400 characters: %s', (_name, make) => {
    const text = make(4400)
    // Takes the shortest of up to three runs, and stops once a run is short enough.
    let shortest = Infinity
    for (let run = 0; run < 3 && shortest >= 250; run += 1) {
      const start = process.threadCpuUsage()
      renderMarkdown(text)
      const { user, system } = process.threadCpuUsage(start)
      shortest = Math.min(shortest, (user + system) / 1000)
    }
    expect(shortest).toBeLessThan(250)
  })

  it('shows a text as it was written where its HTML would be longer', () => {
    const text = `[a]: /${'x'.repeat(20_000)}\n\n${'[a] **b** <i>c</i> '.repeat(1000)}`
    const html = renderMarkdown(text)
    expect(html).toMatch(/^<p>\[a]: \/x+<\/p>\n<p>\[a] \*\*b\*\* &lt;i&gt;c&lt;\/i&gt; \[a]/)
    expect(renderMarkdown('> '.repeat(50) + 'a')).toContain('<blockquote>')
  })

  it('ends a table whose cells are spent, and shows the other rows as they were written', () => {
    const html = renderMarkdown(`${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|b|\n'.repeat(200)}`)
    const cells = html.match(/<t[hd]/g)?.length ?? 0
    expect(cells).toBeGreaterThan(500)
    expect(cells).toBeLessThanOrEqual(1202)
    expect(html).toMatch(/<\/table>\n<p>\|b\|<br \/>/)
  })

  it('leaves formulas and code beyond their share as they were written', () => {
    const formulas = renderMarkdown('$x$ '.repeat(2000))
    expect(formulas).toContain('<math')
    expect(formulas).toMatch(/\$x\$ \$x\$<\/p>\n$/)
    const code = renderMarkdown(`\`\`\`json\n${'[[[[[[[[[\n'.repeat(1000)}\`\`\`\n\n*a*`)
    expect(code).toContain('<code class="language-json">[[')
    expect(code).toContain('<em>a</em>')
  })
})
