import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountEditor, mountLoading, waitForCore } from './mounted.browser.tsx'

const text = () => page.getByRole('textbox', { name: 'Body' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('dialog').getByLabelText(new RegExp(`^${name}`))
const insert = (name: string) => page.getByRole('dialog').getByRole('button', { name })

describe('text', () => {
  it('reports what is typed', async () => {
    const editor = await mountEditor()
    await userEvent.click(text())
    await userEvent.keyboard('Two words')
    await expect.poll(editor.value).toBe('Two words')
  })

  it('preserves text, focus and caret when the core replaces the plain field', async () => {
    const editor = mountLoading({}, 'ab')
    const plain = document.querySelector('textarea')
    if (!plain) throw new Error('The plain field does not stand before the core comes')
    plain.focus()
    plain.setSelectionRange(1, 1)
    await waitForCore()
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('X')
    await expect.poll(editor.value).toBe('aXb')
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('accepts a value set by the app without undoing quick typing', async () => {
    const editor = await mountEditor({}, 'draft')
    editor.setValue('restored')
    await expect.element(text()).toHaveTextContent('restored')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}{End}{/Control}, and more')
    await expect.poll(editor.value).toBe('restored, and more')
  })

  it('submits with Ctrl+Enter', async () => {
    const onSubmit = vi.fn()
    const editor = await mountEditor({ onSubmit }, 'a')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(editor.value()).toBe('a')
  })

  it('reports when it differs from the stored text', async () => {
    const onDirtyChange = vi.fn()
    const editor = await mountEditor({ onDirtyChange }, 'a')
    editor.setValue('b')
    await vi.waitFor(() => expect(onDirtyChange.mock.calls).toEqual([[true]]))
    editor.setValue('a')
    await vi.waitFor(() => expect(onDirtyChange.mock.calls).toEqual([[true], [false]]))
  })

  it('has validity and description, and counts near the limit', async () => {
    await mountEditor({ invalid: true, describedBy: 'why', maxLength: 10 }, '123456789')
    await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(text()).toHaveAttribute('aria-describedby', 'why')
    await expect.element(page.getByText('1 character left')).toBeVisible()
  })

  it('is counted in characters as people see them', async () => {
    await mountEditor({ maxLength: 10 }, '🙂'.repeat(9))
    await expect.element(page.getByText('1 character left')).toBeVisible()
  })
})

describe('toolbar', () => {
  it('is one Tab stop, and arrows move inside it', async () => {
    await mountEditor({ renderPreview: async () => '' })
    await userEvent.click(text())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(tool('Heading')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tool('Italic')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tool('Markdown help')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tool('Preview')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(tool('Heading')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}')
    await expect.element(tool('Bold')).toHaveFocus()
  })

  it('is reached before the core has loaded, and the focus stays on its tool', async () => {
    mountLoading()
    await userEvent.tab()
    expect(document.activeElement?.ariaLabel).toBe('Heading')
    await waitForCore()
    await expect.element(tool('Heading')).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(tool('Heading')).toHaveFocus()
  })

  it('acts on the text and returns the focus to it', async () => {
    const editor = await mountEditor({}, 'word')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(tool('Bold'))
    await expect.element(text()).toHaveFocus()
    await expect.poll(editor.value).toBe('**word**')
    await userEvent.click(tool('Bold'))
    await expect.poll(editor.value).toBe('word')
  })

  it('inserts an empty block of code if nothing is selected, and typing goes on inside', async () => {
    const editor = await mountEditor()
    await userEvent.click(tool('Code'))
    await userEvent.keyboard('let a')
    await expect.poll(editor.value).toBe('```\nlet a\n```\n')
  })

  it('shows help above the text, where it stays while writing; Escape in it closes it', async () => {
    const editor = await mountEditor({ helpHref: '#markdown' })
    await userEvent.click(tool('Markdown help'))
    const help = page.getByRole('region', { name: 'Writing in Markdown' })
    await expect.element(help.getByText('Ctrl+B')).toBeVisible()
    await expect.element(tool('Markdown help')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(text())
    await userEvent.keyboard('a')
    await expect.poll(editor.value).toBe('a')
    await expect.element(help).toBeVisible()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(help.getByRole('link', { name: 'More about Markdown' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await expect.element(tool('Markdown help')).toHaveFocus()
  })

  it('sets a heading from its menu, with the keyboard alone', async () => {
    const editor = await mountEditor({}, 'word')
    await userEvent.click(text())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Heading 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Heading 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(editor.value).toBe('## word')
    await expect.element(text()).toHaveFocus()
  })
})

describe('dialogs', () => {
  it('requires an address before it inserts a link', async () => {
    const editor = await mountEditor({}, 'this')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}a{/Control}{Control>}l{/Control}')
    await expect.element(field('Address')).toHaveFocus()
    await expect.element(field('Address')).toHaveValue('https://')
    await expect.element(field('Words shown')).toHaveValue('this')
    await userEvent.click(insert('Insert link'))
    await expect.element(page.getByText('Enter an address.')).toBeVisible()
    await expect.element(field('Address')).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}a.example{Enter}')
    await expect.poll(editor.value).toBe('[this](https://a.example)')
    await expect.element(text()).toHaveFocus()
  })

  it('never submits the form around the editor', async () => {
    const sent = vi.fn()
    document.body.addEventListener('submit', sent)
    await mountEditor({})
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}l{/Control}a.example{Enter}')
    await expect.element(text()).toHaveFocus()
    document.body.removeEventListener('submit', sent)
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('validates the size of a table', async () => {
    const editor = await mountEditor()
    await userEvent.click(tool('Table'))
    await userEvent.fill(field('Rows'), '0')
    await userEvent.click(insert('Insert table'))
    await expect.element(page.getByText('Enter a whole number from 1 to 50.')).toBeVisible()
    await userEvent.fill(field('Rows'), '1')
    await userEvent.fill(field('Columns'), '1')
    await userEvent.click(insert('Insert table'))
    await expect.poll(editor.value).toBe('| Column 1 |\n| --- |\n|    |\n')
  })

  it('asks for the address of an image; Escape cancels', async () => {
    const editor = await mountEditor()
    await userEvent.click(tool('Image'))
    await expect.element(field('Address')).toHaveFocus()
    await userEvent.click(insert('Insert image'))
    await expect.element(page.getByText('Enter an address.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(text()).toHaveFocus()
    expect(editor.value()).toBe('')
  })
})

describe('preview', () => {
  it('renders at once when opened and aborts when closed', async () => {
    const calls: { markdown: string; signal: AbortSignal }[] = []
    const renderPreview = async (markdown: string, signal: AbortSignal) => {
      calls.push({ markdown, signal })
      return `<p>${markdown.length} letters</p>`
    }
    const editor = await mountEditor({ renderPreview }, 'abc')
    await userEvent.click(tool('Preview'))
    await expect.element(tool('Preview')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('3 letters')).toBeVisible()
    editor.setValue('abcd')
    await expect.element(page.getByText('4 letters')).toBeVisible()
    await userEvent.click(tool('Preview'))
    expect(calls.map((call) => call.markdown)).toEqual(['abc', 'abcd'])
    expect(calls[1]?.signal.aborted).toBe(true)
  })

  it('reports a failure and retries', async () => {
    let down = true
    const renderPreview = async () => {
      if (down) throw new Error('down')
      return '<p>back</p>'
    }
    await mountEditor({ renderPreview, defaultPreviewOpen: true }, 'abc')
    await expect.element(page.getByText(/The preview did not load/)).toBeVisible()
    down = false
    await userEvent.click(tool('Try again'))
    await expect.element(page.getByText('back')).toBeVisible()
  })
})
