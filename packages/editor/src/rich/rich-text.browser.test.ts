import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createEditor, standardFeatures, type EditorHandle } from '../index.ts'
import { richText, type RichTextOptions } from './rich-text.ts'

const PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E'

/** Opens an editor and waits until its text is formatted. The focus is elsewhere. */
async function open(value: string, options?: RichTextOptions): Promise<EditorHandle> {
  const editor = begin(value, options)
  await vi.waitFor(() => expect(editor.view.dom.classList).toContain('cm-rich'))
  return editor
}

function begin(value: string, options?: RichTextOptions): EditorHandle {
  const parent = document.body.appendChild(document.createElement('div'))
  const editor = createEditor({ parent, label: 'Text', value, features: [...standardFeatures, richText(options)] })
  onTestFinished(() => {
    editor.destroy()
    parent.remove()
  })
  return editor
}

const linesOf = (editor: EditorHandle) =>
  [...editor.view.contentDOM.querySelectorAll('.cm-line')].map((line) => line.textContent)

const find = (editor: EditorHandle, selector: string) => [
  ...editor.view.contentDOM.querySelectorAll<HTMLElement>(selector),
]

/** Puts the cursor into the text. */
function putCursor(editor: EditorHandle, from: number, to = from): void {
  editor.focus()
  editor.apply((state) => ({ ...state, from, to }))
}

describe('rich text', () => {
  it.each([
    ['## Words', ['Words']],
    ['### Words ###', ['Words']],
    ['Words\n=====', ['Words', '=====']],
    ['a **bold** and *slanted* ~~word~~', ['a bold and slanted word']],
    ['***both***', ['both']],
    ['run `npm test` now', ['run npm test now']],
    ['see [the *guide*](/guide "A title") and <https://a.test>', ['see the guide and https://a.test']],
    ['see [the guide][1]\n\n[1]: /guide', ['see the guide', '', '[1]: /guide']],
    ['an [x] in brackets, [](/empty)', ['an [x] in brackets, [](/empty)']],
    ['5 \\* 3', ['5 * 3']],
    ['> one\n> > two\nthree', ['one', 'two', 'three']],
    ['- a\n- [ ] b\n- [x] c\n\n1. d', ['• a', '• ☐ b', '• ☑ c', '', '1. d']],
    ['```ts\nconst a = `b`\n```', ['ts', 'const a = `b`', '']],
    ['a\n\n---\n\nb', ['a', '', '—', '', 'b']],
    ['| a | b |\n|---|---|\n| *c* | d |', ['| a | b |', '|---|---|', '| c | d |']],
    ['<b>a</b> &amp; $x^2$', ['<b>a</b> &amp; $x^2$']],
    ['a link [over two\nlines](/x)', ['a link [over two', 'lines](/x)']],
  ])('shows %j as it will look', async (source, lines) => {
    const editor = await open(source)
    expect(linesOf(editor)).toEqual(lines)
    expect(editor.getValue()).toBe(source)
  })

  it('shows the marks of what the cursor touches, and of nothing else', async () => {
    const editor = await open('**one** and **two**')
    putCursor(editor, 3)
    expect(linesOf(editor)).toEqual(['**one** and two'])
    putCursor(editor, 9)
    expect(linesOf(editor)).toEqual(['one and two'])
    putCursor(editor, 7, 14)
    expect(linesOf(editor)).toEqual(['**one** and **two**'])
    editor.view.contentDOM.blur()
    await vi.waitFor(() => expect(linesOf(editor)).toEqual(['one and two']))
  })

  it('shows the marks of a whole line with the cursor anywhere on it', async () => {
    const editor = await open('# Head\n> quote\n- item')
    putCursor(editor, 4)
    expect(linesOf(editor)).toEqual(['# Head', 'quote', '• item'])
    await userEvent.keyboard('{ArrowDown}')
    expect(linesOf(editor)).toEqual(['Head', '> quote', '• item'])
    await userEvent.keyboard('{ArrowDown}')
    expect(linesOf(editor)).toEqual(['Head', 'quote', '- item'])
  })

  it('goes through hidden marks with the arrows one character at a time', async () => {
    const editor = await open('a **b** c')
    putCursor(editor, 0)
    const seen: number[] = []
    for (let key = 0; key < 9; key++) {
      await userEvent.keyboard('{ArrowRight}')
      seen.push(editor.getState().from)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('formats what is typed once the cursor has left it', async () => {
    const editor = await open('')
    putCursor(editor, 0)
    await userEvent.keyboard('**a** b')
    expect(linesOf(editor)).toEqual(['a b'])
    expect(editor.getValue()).toBe('**a** b')
    const bold = find(editor, '.cm-line span').find(({ textContent }) => textContent === 'a')
    expect(bold && getComputedStyle(bold).fontWeight).toBe('600')
  })

  it('leaves the text of an input method alone', async () => {
    const editor = await open('**你**')
    putCursor(editor, 3)
    await cdp().send('Input.imeSetComposition', { text: 'hao', selectionStart: 3, selectionEnd: 3 })
    await cdp().send('Input.insertText', { text: '好' })
    expect(editor.getValue()).toBe('**你好**')
  })

  it('shows an image with its description, and its source with the cursor beside it', async () => {
    const editor = await open(`![A leaf](${PICTURE}) below`, { imageAddress: (address) => address })
    const [image] = find(editor, '.cm-rich-image')
    expect(image?.getAttribute('src')).toBe(PICTURE)
    expect(image?.getAttribute('alt')).toBe('A leaf')
    expect(linesOf(editor)).toEqual([' below'])
    putCursor(editor, 0)
    // The selection is unchanged, so only the focus changes the view.
    await vi.waitFor(() => expect(linesOf(editor)).toEqual([editor.getValue()]))
    expect(find(editor, '.cm-rich-image')).toEqual([])
  })

  it.each(['javascript:alert(1)', '//a.test/x.png', 'data:image/png;base64,x', 'x.png'])(
    'loads no image from %s by itself',
    async (address) => {
      const editor = await open(`![A leaf](${address})`)
      expect(find(editor, '.cm-rich-image')).toEqual([])
      expect(linesOf(editor)).toEqual([`![A leaf](${address})`])
    },
  )

  it('gives lines the look of their block', async () => {
    const editor = await open('# One\n\n```\ncode\n```\n\n> a\n> > b\n\n| t |\n|---|')
    const classes = find(editor, '.cm-line').map(({ className }) => className.replace(/^cm-line ?/, ''))
    const [code, table] = ['cm-rich-block', 'cm-rich-source']
    const quotes = ['cm-rich-quote-1', 'cm-rich-quote-2']
    expect(classes).toEqual(['cm-rich-h1', '', code, code, code, '', ...quotes, '', table, table])
    const size = (line: number) =>
      Number.parseFloat(getComputedStyle(find(editor, '.cm-line')[line] ?? document.body).fontSize)
    expect(size(0)).toBeGreaterThan(size(1))
  })

  it('names the address of a link', async () => {
    const editor = await open('[words](https://a.test/x)')
    expect(find(editor, '.cm-rich-link').map(({ title }) => title)).toEqual(['https://a.test/x'])
  })

  it('switches to the source and back by its command, before its code has loaded, too', async () => {
    const editor = await open('**a**')
    editor.run('richText')
    expect(linesOf(editor)).toEqual(['**a**'])
    expect(editor.view.dom.classList).not.toContain('cm-rich')
    editor.run('richText')
    expect(linesOf(editor)).toEqual(['a'])
    const source = begin('**a**', { isOn: false })
    expect(linesOf(source)).toEqual(['**a**'])
    source.run('richText')
    await vi.waitFor(() => expect(linesOf(source)).toEqual(['a']))
  })

  it('undoes commands and typing as ever', async () => {
    const editor = await open('word')
    putCursor(editor, 0, 4)
    editor.run('bold')
    expect(linesOf(editor)).toEqual(['**word**'])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(editor.getValue()).toBe('word')
  })

  it('lets an editor go that is destroyed before the code has loaded', async () => {
    const errors: unknown[] = []
    const onError = (event: ErrorEvent) => errors.push(event.error)
    addEventListener('error', onError)
    onTestFinished(() => removeEventListener('error', onError))
    begin('**a**').destroy()
    await open('**b**')
    expect(errors).toEqual([])
  })
})
