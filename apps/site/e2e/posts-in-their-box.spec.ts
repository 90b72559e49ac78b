import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { Random } from '../../server/src/seed/random.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { askOne } from './support/questions.ts'

/** Number of generated posts. Each is laid out at both widths. */
const POSTS = 120
const WIDTHS = [1280, 360]

const FIRST = 'Everything that is written here stays in its box.'

const random = new Random('posts in their box')

const repeated = (part: string, most: number): string => part.repeat(1 + random.below(most))

/** Inline content that has no natural line break, or that browsers draw outside its line. */
const INLINE: readonly (() => string)[] = [
  () => `$${repeated('a+', 80)}b$`,
  () => String.raw`$\frac{${repeated('x+', 60)}1}{\sqrt{${repeated('y', 40)}}}$`,
  () => String.raw`$\sum_{i=0}^{n}\int_0^1 x^{x^{x^x}} \hspace{${random.below(90)}em} z$`,
  () => String.raw`$\raisebox{${random.below(9)}em}{a}\kern-${random.below(20)}em b \rlap{${repeated('long', 20)}}$`,
  () => String.raw`$\begin{pmatrix}${repeated('1 & 2 & 3 & ', 20)} 4\end{pmatrix}$`,
  () => repeated('Donaudampfschifffahrt', 12),
  () => `\`${repeated('code', 60)}\``,
  () => `[${repeated('link', 40)}](https://example.com/${repeated('path', 60)})`,
  () => `https://example.com/${repeated('address', 40)}`,
  () => repeated('مرحبا بالعالم ', 12),
  () => `\u202E${repeated('right to left ', 12)}`,
  () => repeated('问答社区', 40),
  () => `a${'\u0301'.repeat(40)}`,
  () => repeated('👩‍👩‍👧‍👦', 40),
  () => `![${repeated('picture', 20)}](/no-such-picture.png)`,
  () => `**${repeated('strong', 40)}** ~~${repeated('gone', 30)}~~ <kbd>${repeated('Ctrl', 30)}</kbd>`,
  () => `\u00A0${repeated('\u00A0wide', 40)}`,
]

const inline = (): string => random.pick(INLINE)()

const BLOCKS: readonly (() => string)[] = [
  () => `Some words ${inline()} and ${inline()}.`,
  () => `$$\n${repeated('a + b + ', 60)} c\n$$`,
  () => `## ${inline()}`,
  () => `> > ${inline()}`,
  () => `- ${inline()}\n- ${inline()}`,
  () => nestedList(2 + random.below(14)),
  () => `${1 + random.below(999_999_999)}. ${inline()}`,
  () => `| ${inline()} | b |\n|---|--:|\n| 1 | ${inline().replaceAll('|', '')} |`,
  () => `|${repeated(' column |', 30)}\n|${'---|'.repeat(30)}\n`,
  () => `\`\`\`js\n${repeated('const wide = 1; ', 40)}\n\`\`\``,
  () => `- [ ] ${inline()}`,
  () => `Text[^1]\n\n[^1]: ${inline()}`,
  () => `<details><summary>${repeated('summary', 20)}</summary>\n\n${inline()}\n\n</details>`,
  () => '---',
]

function nestedList(levels: number): string {
  return Array.from(
    { length: levels },
    (_, level) => `${'  '.repeat(level)}- ${level % 4 === 3 ? inline() : 'deeper'}`,
  ).join('\n')
}

/**
 * Replaces the post on the page with the given HTML, and lists the elements that are painted outside the post's box
 * horizontally. Content clipped by a scroll container inside the post can be scrolled to, so it does not count. The
 * post itself may scroll only for formulas: any other element that overflows the post is listed.
 */
function paintedOutside(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ([text, first]) => {
      const known = window as { post?: Element }
      const found =
        known.post ?? [...document.querySelectorAll('p')].find((one) => one.textContent === first)?.parentElement
      if (!found) throw new Error('The page shows no post')
      const post = (known.post = found)
      post.innerHTML = text
      for (const one of post.querySelectorAll('details')) one.open = true
      const box = post.getBoundingClientRect()
      const outside: string[] = []
      const { overflowX } = getComputedStyle(post)
      const judge = (rect: DOMRect, { left, right }: { left: number; right: number }, of: Element): void => {
        if (overflowX === 'auto' && of.closest('math')) return
        const [from, to] = [Math.max(rect.left, left), Math.min(rect.right, right)]
        if (to - from > 0.5 && (from < box.left - 1 || to > box.right + 1))
          outside.push(`${of.localName}: ${Math.round(from - box.left)} to ${Math.round(to - box.right)}`)
      }
      const walk = (parent: Element, clip: { left: number; right: number }): void => {
        for (const node of parent.childNodes) {
          if (node instanceof Text) {
            const range = document.createRange()
            range.selectNode(node)
            for (const rect of range.getClientRects()) judge(rect, clip, parent)
          }
          if (!(node instanceof Element)) continue
          const rect = node.getBoundingClientRect()
          judge(rect, clip, node)
          const hides = getComputedStyle(node).overflowX !== 'visible'
          walk(node, hides ? { left: Math.max(clip.left, rect.left), right: Math.min(clip.right, rect.right) } : clip)
        }
      }
      walk(post, { left: -Infinity, right: Infinity })
      if (document.documentElement.scrollWidth > window.innerWidth) outside.push('the page scrolls sideways')
      return outside
    },
    [html, FIRST] as const,
  )
}

test('no post paints outside of its box, whatever is written in it', async ({ page, admin, watch }) => {
  test.setTimeout(120_000)
  watch.expectStatus(404, '/no-such-picture.png')
  const id = await askOne(admin, 'What stays in its box?', FIRST)
  const posts = Array.from({ length: POSTS }, () =>
    Array.from({ length: 1 + random.below(4) }, () => random.pick(BLOCKS)()).join('\n\n'),
  )
  const rendered = await Promise.all(
    posts.map((content) => unwrap(admin.api.call('renderPost', { body: { content } }))),
  )
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, `/questions/${id}`)
    for (const [n, html] of rendered.entries()) {
      const outside = await paintedOutside(page, html)
      if (outside.length > 0) found.push(`${width} pixels wide:\n${posts[n] ?? ''}\n${outside.join('\n')}`)
    }
  }
  expect(found).toEqual([])
})
