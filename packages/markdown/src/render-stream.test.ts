import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText, runs, runsTimeout } from './hostile.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderStream, type ChangedBlocks } from './render-stream.ts'

const scope = 'a1'

/** Applies the steps of a stream as a page does. Returns the steps and the blocks shown after the last one. */
async function follow(pieces: AsyncIterable<string> | Iterable<string>) {
  const steps: ChangedBlocks[] = []
  const shown: string[] = []
  for await (const step of renderStream(pieces, { scope })) {
    steps.push(step)
    shown.splice(step.kept, Infinity, ...step.blocks)
  }
  return { steps, shown }
}

describe('renderStream', () => {
  it('yields each block once it has ended, and no other again', async () => {
    const { steps } = await follow(['One', ' *two*', '\n', '\n', '- a\n- b\n\n`', 'end`'])
    expect(steps).toEqual([
      { kept: 0, blocks: ['<p>One <em>two</em></p>\n'] },
      { kept: 1, blocks: ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'] },
      { kept: 2, blocks: ['<p><code>end</code></p>\n'] },
    ])
  })

  it('changes an earlier block that a later one completes', async () => {
    const { steps } = await follow(['See [it].\n\nMore.\n\n', '[it]: /x\n'])
    expect(steps).toEqual([
      { kept: 0, blocks: ['<p>See [it].</p>\n', '<p>More.</p>\n'] },
      { kept: 0, blocks: ['<p>See <a href="/x">it</a>.</p>\n', '<p>More.</p>\n'] },
    ])
  })

  it('keeps an element that contains several blocks whole', async () => {
    const { shown } = await follow(['<details>\n\none\n\n', 'two\n\n</details>\n\nthree'])
    expect(shown).toEqual(['<details>\n<p>one</p>\n<p>two</p>\n</details>\n', '<p>three</p>\n'])
  })

  it('sees empty lines that are cut in two and those of other systems', async () => {
    const { steps } = await follow(['a\n', '\nb\r', '\n\r', '\nc'])
    expect(steps.map(({ kept }) => kept)).toEqual([0, 1, 2])
  })

  it('keeps the ids of headings while the text grows', async () => {
    const { steps } = await follow(['# A\n\nb[^1]\n\n', '## C\n\n', '[^1]: d'])
    expect(steps.map(({ kept }) => kept)).toEqual([0, 2, 1])
    expect(steps[0]?.blocks[0]).toContain('id="h-a1-a"')
  })

  it('yields nothing for an empty text, and takes what arrives asynchronously', async () => {
    expect((await follow([])).steps).toEqual([])
    async function* slowly() {
      yield 'a\n\n'
      await Promise.resolve()
      yield 'b'
    }
    expect((await follow(slowly())).steps).toHaveLength(2)
  })

  it('renders a text of many blocks so seldom that the time stays linear', async () => {
    const { steps } = await follow(Array.from({ length: 2_000 }, () => 'a\n\n'))
    expect(steps.length).toBeLessThan(250)
  })

  it('passes on what its source throws, after the steps until then', async () => {
    function* broken() {
      yield 'a\n\n'
      throw new Error('The line is dead')
    }
    const stream = renderStream(broken(), { scope })
    expect((await stream.next()).value).toEqual({ kept: 0, blocks: ['<p>a</p>\n'] })
    await expect(stream.next()).rejects.toThrow('The line is dead')
  })

  it(
    'shows after the last step what renderMarkdown returns, however the text is cut',
    async () => {
      const cut = fc.array(hostileText, { maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(cut, fc.constantFrom('', '\n', '\n\n'), async (texts, between) => {
          const pieces = texts.map((text) => text + between)
          const { shown } = await follow(pieces)
          expect(shown.join('')).toBe(renderMarkdown(pieces.join(''), { scope }))
        }),
        { ...runs, numRuns: Math.ceil(runs.numRuns / 4) },
      )
    },
    runsTimeout,
  )
})
