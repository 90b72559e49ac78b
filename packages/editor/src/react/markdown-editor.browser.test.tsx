import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountEditor, mountLoading, waitForCore } from './mounted.browser.tsx'

const text = () => page.getByRole('textbox', { name: 'Body' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })

describe('MarkdownEditor', () => {
  it('tells what is typed', async () => {
    const editor = await mountEditor()
    await userEvent.click(text())
    await userEvent.keyboard('Two words')
    await expect.poll(editor.value).toBe('Two words')
  })

  it('keeps text, focus and caret when the core takes over from the plain field', async () => {
    const editor = mountLoading({}, 'ab')
    const field = await vi.waitFor(() => {
      const found = document.querySelector('textarea')
      if (!found) throw new Error('not yet')
      return found
    })
    field.focus()
    field.setSelectionRange(1, 1)
    await waitForCore()
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('X')
    await expect.poll(editor.value).toBe('aXb')
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('takes a value the app sets, and does not undo quick typing', async () => {
    const editor = await mountEditor({}, 'draft')
    editor.setValue('restored')
    await expect.element(text()).toHaveTextContent('restored')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}{End}{/Control}, and a lot more typed at once')
    await expect.poll(editor.value).toBe('restored, and a lot more typed at once')
  })
})
