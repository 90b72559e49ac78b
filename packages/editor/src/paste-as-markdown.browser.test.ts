import { describe, expect, it, onTestFinished } from 'vitest'
import { createEditor, pasteAsMarkdown, type HtmlToMarkdown } from './index.ts'

const HTML = '<p>a <b>table</b></p>'

function open(convert: HtmlToMarkdown, value = 'before ') {
  const parent = document.body.appendChild(document.createElement('div'))
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    errors.push(event.error)
    event.preventDefault()
  }
  addEventListener('error', onError)
  const editor = createEditor({ parent, label: 'Text', value, features: [pasteAsMarkdown({ convert })] })
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

  it.each([
    ['text without formatting', { 'text/html': '<span style="color:red">a</span>', 'text/plain': 'a' }, 'before '],
    ['lines of a code editor', { 'text/html': HTML, 'text/plain': 'a', 'vscode-editor-data': '{}' }, 'before '],
    ['anything inside code', { 'text/html': HTML, 'text/plain': 'a' }, '```\nlet b\n'],
  ])('pastes the plain text of %s', async (_name, data, value) => {
    const { editor, paste } = open(() => Promise.reject(new Error('Nothing is to be converted')), value)
    paste(data)
    await expect.poll(editor.getValue).toBe(`${value}a`)
  })

  it('pastes the plain text where the conversion fails, and reports why', async () => {
    const { editor, errors, paste } = open(() => Promise.reject(new Error('No converter today')))
    paste({ 'text/html': HTML, 'text/plain': 'a table' })
    await expect.poll(editor.getValue).toBe('before a table')
    expect(errors).toMatchObject([{ message: 'No converter today' }])
  })
})
