import { completionStatus } from '@codemirror/autocomplete'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createEditor, fenceLanguages, mentions, slashMenu, standardFeatures, type EditorHandle } from '../index.ts'

const BLOCKS = [
  { command: 'heading2', label: 'Heading 2', hint: '##', words: ['h2'] },
  { command: 'bulletList', label: 'Bulleted list', words: ['ul'] },
  { command: 'table', label: 'Table' },
  { command: 'codeBlock', label: 'Code' },
]

function open(value = '', onChange?: (text: string) => void) {
  const parent = document.body.appendChild(document.createElement('div'))
  const features = [
    ...standardFeatures,
    mentions({ find: async () => [], label: 'People', offered: (count) => `${count} people` }),
    slashMenu({ blocks: BLOCKS, label: 'Blocks', offered: (count) => `${count} blocks` }),
    fenceLanguages({ label: 'Language', noLanguage: 'No language', offered: (count) => `${count} languages` }),
  ]
  const editor = createEditor({ parent, label: 'Text', value, features, ...(onChange && { onChange }) })
  onTestFinished(() => {
    editor.destroy()
    parent.remove()
  })
  editor.focus()
  editor.apply((state) => ({ ...state, from: value.length, to: value.length }))
  return editor
}

const list = (name = 'Blocks') => page.getByRole('listbox', { name })
const option = (name: RegExp | string) => page.getByRole('option', { name })
const text = () => page.getByRole('textbox', { name: 'Text' })

/** Waits until CodeMirror has decided if a list opens, and expects that none has opened. */
async function expectNoList({ view }: EditorHandle, name?: string) {
  await expect.poll(() => completionStatus(view.state)).not.toBe('pending')
  await expect.element(list(name)).not.toBeInTheDocument()
}

describe('the slash menu', () => {
  it('offers blocks at the start of a line, filtered while typing, chosen with arrows and Enter', async () => {
    const editor = open('Before\n')
    await userEvent.keyboard('/')
    await expect.element(list()).toBeVisible()
    expect(list().getByRole('option').elements()).toHaveLength(4)
    await expect.element(page.getByText('4 blocks')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Bulleted list')).toHaveAttribute('aria-selected', 'true')
    await expect.element(text()).toHaveAttribute('aria-activedescendant', option('Bulleted list').element().id)
    await userEvent.keyboard('h2')
    await expect.element(option(/Heading 2/)).toHaveAttribute('aria-selected', 'true')
    expect(list().getByRole('option').elements()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(editor.getValue()).toBe('Before\n## ')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(editor.getValue()).toBe('Before\n/h2')
  })

  it('takes a click or a tap and leaves the focus in the text', async () => {
    const editor = open()
    await userEvent.keyboard('/ul')
    await userEvent.click(option('Bulleted list'))
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('one')
    expect(editor.getValue()).toBe('- one')
  })

  it('closes on Escape and when nothing matches, and what was typed stays', async () => {
    const editor = open()
    await userEvent.keyboard('/ta')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}/etc')
    await expectNoList(editor)
    await userEvent.keyboard('{Enter}')
    expect(editor.getValue()).toBe('/ta\n/etc\n')
  })

  it('stays away from code and from the middle of a line', async () => {
    const editor = open('```sh\ncd a\n')
    await userEvent.keyboard('/')
    await expectNoList(editor)
    await userEvent.keyboard('{Enter}```{Enter}{Enter}a /')
    await expectNoList(editor)
    // Counter-check: outside code and at the start of a line, a slash does open the menu.
    await userEvent.keyboard('{Enter}/')
    await expect.element(list()).toBeVisible()
  })

  it('reports every change, also those that open one list after another and choose', async () => {
    const onChange = vi.fn<(text: string) => void>()
    const editor = open('', onChange)
    await userEvent.keyboard('/h')
    await expect.element(option(/Heading 2/)).toHaveAttribute('aria-selected', 'true')
    expect(onChange.mock.calls).toEqual([['/'], ['/h']])
    await userEvent.keyboard('{Enter}@')
    expect(onChange.mock.calls.slice(2)).toEqual([['## '], ['## @']])
    expect(editor.getValue()).toBe('## @')
  })

  it('is no Tab stop while it scrolls', async () => {
    open('```')
    await userEvent.keyboard('{Control>} {/Control}')
    await expect.element(list('Language')).toBeVisible()
    const box = list('Language').element()
    expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await expect.element(option('bash')).toHaveAttribute('tabindex', '-1')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(box.contains(document.activeElement)).toBe(false)
  })

  it('opens by the key of the slash of a Chinese input method', async () => {
    const editor = open()
    await cdp().send('Input.insertText', { text: '、' })
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(editor.getValue()).toBe('- ')
  })

  it('inserts a code block and asks for its language, where typing goes on', async () => {
    const editor = open()
    await userEvent.keyboard('/code')
    await expect.element(option('Code')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(list('Language')).toBeVisible()
    await userEvent.keyboard('py')
    await expect.element(option('python')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}print()')
    expect(editor.getValue()).toBe('```python\nprint()\n```\n')
  })
})

describe('languages of fences', () => {
  it('are offered after the backticks; the choice closes the block and goes on inside', async () => {
    const editor = open('> Quote\n> ')
    await userEvent.keyboard('```')
    await expect.element(list('Language')).toBeVisible()
    await expect.element(option('No language')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('ts')
    await expect.element(option('typescript')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}let a')
    expect(editor.getValue()).toBe('> Quote\n> ```typescript\n> let a\n> ```')
  })

  it('leave Enter a new line where no language is wanted', async () => {
    const editor = open()
    await userEvent.keyboard('```')
    await expect.element(list('Language')).toBeVisible()
    await userEvent.keyboard('{Enter}a')
    expect(editor.getValue()).toBe('```\na\n```')
  })

  it('are not offered at a closing fence', async () => {
    const editor = open('```ts\na\n')
    await userEvent.keyboard('```')
    await expectNoList(editor, 'Language')
    await userEvent.keyboard('{Enter}')
    expect(editor.getValue()).toBe('```ts\na\n```\n')
  })

  it('change by the button on the line', async () => {
    const editor = open('```javascript\nlet a\n```\n')
    const button = page.elementLocator(document.querySelector('.cm-language') ?? document.body)
    await userEvent.click(button)
    await expect.element(list('Language')).toBeVisible()
    await userEvent.keyboard('ru')
    await expect.element(option('ruby')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(editor.getValue()).toBe('```rust\nlet a\n```\n')
  })

  it('keep the text below when a fence is put before it', async () => {
    const editor = open('below')
    editor.apply((state) => ({ text: `\n${state.text}`, from: 0, to: 0 }))
    await userEvent.keyboard('```')
    await expect.element(list('Language')).toBeVisible()
    await userEvent.keyboard('go{Enter}')
    expect(editor.getValue()).toBe('```go\nbelow')
  })
})
