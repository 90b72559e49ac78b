import { undo } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createEditor, pasteAsMarkdown, type HtmlToMarkdown } from './index.ts'

const HTML = '<p>a <b>table</b></p>'

function open(convert: HtmlToMarkdown, value = 'before ', extensions: Extension = []) {
  const parent = document.body.appendChild(document.createElement('div'))
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    errors.push(event.error)
    event.preventDefault()
  }
  addEventListener('error', onError)
  const editor = createEditor({ parent, label: 'Text', value, features: [pasteAsMarkdown({ convert })], extensions })
  onTestFinished(() => {
    removeEventListener('error', onError)
    editor.destroy()
    parent.remove()
  })
  editor.apply((state) => ({ ...state, from: value.length, to: value.length }))
  const paste = (data: Readonly<Record<string, string>>) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    editor.view.contentDOM.dispatchEvent(event)
    return event
  }
  return { editor, errors, paste }
}

describe('paste as Markdown', () => {
  it('inserts what formatted text becomes, at the cursor', async () => {
    const { editor, paste } = open((html) => Promise.resolve(`[${html.length}]`))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe(`before [${HTML.length}]`)
  })

  it('replaces the selection', async () => {
    const { editor, paste } = open(() => Promise.resolve('**after**'))
    editor.apply((state) => ({ ...state, from: 0, to: 6 }))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe('**after** ')
  })

  it('has the cursor behind it, where typing goes on', async () => {
    const { editor, paste } = open(() => Promise.resolve('**after**'))
    editor.focus()
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe('before **after**')
    await userEvent.keyboard(' typed')
    expect(editor.getValue()).toBe('before **after** typed')
  })

  it('goes before what is typed while it is converted, in the order of pasting', async () => {
    const converted: ((markdown: string) => void)[] = []
    const { editor, paste } = open(() => new Promise((resolve) => converted.push(resolve)))
    editor.focus()
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await userEvent.keyboard('typed')
    converted[1]?.('second ')
    await expect.poll(editor.getValue).toBe('before second typed')
    converted[0]?.('first ')
    await expect.poll(editor.getValue).toBe('before first second typed')
    await userEvent.keyboard('!')
    expect(editor.getValue()).toBe('before first second typed!')
  })

  it('leaves the selection until it replaces it, and one undo takes back both', async () => {
    let done = (_markdown: string) => {}
    const { editor, paste } = open(() => new Promise((resolve) => (done = resolve)))
    editor.apply((state) => ({ ...state, from: 0, to: 6 }))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    expect(editor.getValue()).toBe('before ')
    done('**after**')
    await expect.poll(editor.getValue).toBe('**after** ')
    undo(editor.view)
    expect(editor.getValue()).toBe('before ')
  })

  it.each([
    ['a table between words', '| a |\n| --- |\n| b |', 'See: ', 'there', 'See: \n\n| a |\n| --- |\n| b |\n\nthere'],
    ['a list below a line', '-   a\n-   b', 'See:\n', '', 'See:\n\n-   a\n-   b'],
    ['paragraphs between lines', 'a\n\nb', 'See:\n\n', '\nthere', 'See:\n\na\n\nb\n\nthere'],
    ['words between words', '**a**  \nb', 'See ', ' there', 'See **a**  \nb there'],
  ])('sets blocks apart: %s', async (_name, markdown, before, after, expected) => {
    const { editor, paste } = open(() => Promise.resolve(markdown), before + after)
    editor.apply((state) => ({ ...state, from: before.length, to: before.length }))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe(expected)
  })

  it('leaves a text that may not be changed', () => {
    const convert = vi.fn(() => Promise.resolve('**after**'))
    const { editor, paste } = open(convert, 'before ', EditorState.readOnly.of(true))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    expect(convert).not.toHaveBeenCalled()
    expect(editor.getValue()).toBe('before ')
  })

  it.each([
    ['text without formatting', { 'text/html': '<span style="color:red">a</span>', 'text/plain': 'a' }, 'before '],
    ['lines of a code editor', { 'text/html': HTML, 'text/plain': 'a', 'vscode-editor-data': '{}' }, 'before '],
    ['anything inside code', { 'text/html': HTML, 'text/plain': 'a' }, '```\nlet b\n'],
  ])('pastes the plain text of %s', async (_name, data, value) => {
    const { editor, paste } = open(() => Promise.reject(new Error('Nothing is to be converted')), value)
    paste(data)
    await expect.poll(editor.getValue).toBe(`${value}a`)
  })

  it.each<[string, HtmlToMarkdown]>([
    ['fails', () => Promise.reject(new Error('No converter today'))],
    [
      'throws at once',
      () => {
        throw new Error('No converter today')
      },
    ],
  ])('pastes the plain text where the conversion %s, and reports why', async (_name, convert) => {
    const { editor, errors, paste } = open(convert)
    const event = paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe('before a table')
    expect(event.defaultPrevented).toBe(true)
    expect(editor.view.dom.querySelector('.cm-pending')).toBeNull()
    expect(errors).toMatchObject([{ message: 'No converter today' }])
  })
})
