import { expect, it, vi } from 'vitest'
import { mountEditor } from './mounted.browser.tsx'

function paste(data: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.querySelector('.cm-content')?.dispatchEvent(event)
}

it('a form waits from the first upload or conversion of a paste to the end of the last', async () => {
  let converted = (_markdown: string) => {}
  let uploaded = (_url: string) => {}
  const onUploadingChange = vi.fn()
  const editor = await mountEditor({
    onUploadingChange,
    htmlToMarkdown: () => new Promise((resolve) => (converted = resolve)),
    uploadImage: () => new Promise((resolve) => (uploaded = resolve)),
  })
  paste({ 'text/html': '<b>bold</b>', 'text/plain': 'bold' })
  expect(onUploadingChange.mock.calls).toEqual([[true]])
  paste({}, [new File(['x'], 'leaf.png', { type: 'image/png' })])
  converted('**bold**')
  await expect.poll(editor.value).toBe('**bold**')
  expect(onUploadingChange.mock.calls).toEqual([[true]])
  uploaded('/uploads/1.png')
  await expect.poll(() => onUploadingChange.mock.calls).toEqual([[true], [false]])
  await expect.poll(editor.value).toBe('**bold**\n\n![](/uploads/1.png)')
})
