import { Direction } from '@codemirror/view'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createEditor, defineEditorFeature, standardFeatures, type EditorOptions } from './index.ts'

function open(options: Partial<EditorOptions> = {}) {
  const before = document.body.appendChild(document.createElement('button'))
  const parent = document.body.appendChild(document.createElement('div'))
  const after = document.body.appendChild(document.createElement('button'))
  const values: string[] = []
  const editor = createEditor({ parent, label: 'Text', onChange: (value) => values.push(value), ...options })
  onTestFinished(() => {
    editor.destroy()
    for (const element of [before, parent, after]) element.remove()
  })
  const select = (from: number, to = from) => {
    editor.focus()
    editor.apply((state) => ({ ...state, from, to }))
  }
  return { editor, values, select, before, after }
}

describe('createEditor', () => {
  it('runs each line in the direction of its first letter', () => {
    const { editor } = open({ value: 'left\n- يمين.\n\n42\n' })
    const lines = [...editor.view.contentDOM.querySelectorAll('.cm-line')]
    expect(lines.map((line) => getComputedStyle(line).direction)).toEqual(['ltr', 'rtl', 'ltr', 'ltr', 'ltr'])
    editor.setValue('שמאל')
    expect(editor.view.textDirectionAt(0)).toBe(Direction.RTL)
  })

  it.each([
    ['{Control>}b{/Control}', '**ab**'],
    ['{Control>}i{/Control}', '*ab*'],
    ['{Control>}k{/Control}', '`ab`'],
    ['{Control>}l{/Control}', '[ab](https://)'],
    ['{Control>}q{/Control}', '> ab'],
    ['{Control>}g{/Control}', '![ab](https://)'],
    ['{Control>}h{/Control}', '## ab'],
    ['{Control>}o{/Control}', '1. ab'],
    ['{Control>}u{/Control}', '- ab'],
    ['{Control>}r{/Control}', 'ab\n\n---\n'],
  ])('%s', async (keys, after) => {
    const { editor, values, select } = open({ value: 'ab' })
    select(0, 2)
    await userEvent.keyboard(keys)
    expect(editor.getValue()).toBe(after)
    expect(values).toEqual([after])
  })

  it('undoes a command', async () => {
    const { editor, select } = open({ value: 'ab' })
    select(0, 2)
    editor.run('bold')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(editor.getValue()).toBe('ab')
  })

  it('undoes one command at a time, whatever was typed around it', async () => {
    const { editor, select } = open({ value: 'a\nb\nc' })
    select(0, 5)
    editor.run('bulletList')
    editor.run('quote')
    select(editor.getValue().length)
    await userEvent.keyboard('xy')
    expect(editor.getValue()).toBe('> - a\n> - b\n> - cxy')
    for (const before of ['> - a\n> - b\n> - c', '- a\n- b\n- c', 'a\nb\nc']) {
      await userEvent.keyboard('{Control>}z{/Control}')
      expect(editor.getValue()).toBe(before)
    }
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(editor.getValue()).toBe('- a\n- b\n- c')
  })

  it('leaves the text of an input method alone until it is complete, and handles keys again afterwards', async () => {
    const { editor, values, select } = open({ value: '' })
    select(0)
    await cdp().send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    await cdp().send('Input.imeSetComposition', { text: '你hao', selectionStart: 4, selectionEnd: 4 })
    // Keys pressed during a composition belong to the input method: browsers give them code 229.
    const composing = { key: 'b', ctrlKey: true, isComposing: true, keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', composing))
    expect(editor.getValue()).toBe('你hao')
    await cdp().send('Input.insertText', { text: '你好' })
    expect(editor.getValue()).toBe('你好')
    expect(values.at(-1)).toBe('你好')
    select(0, 2)
    await userEvent.keyboard('{Control>}b{/Control}')
    expect(editor.getValue()).toBe('**你好**')
  })

  it('lets Tab and Shift+Tab leave the text', async () => {
    const { select, after, before } = open({ value: 'ab' })
    select(1)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(after)
    select(1)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(before)
  })

  it('indents with Tab inside a list, and leaves after Escape', async () => {
    const { editor, select, after } = open({ value: '- a\n- b' })
    select(7)
    await userEvent.keyboard('{Tab}')
    expect(editor.getValue()).toBe('- a\n  - b')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(editor.getValue()).toBe('- a\n- b')
    await userEvent.keyboard('{Escape}{Tab}')
    expect(document.activeElement).toBe(after)
  })

  it('continues the list on Enter', async () => {
    const { editor, select } = open({ value: '1. a' })
    select(4)
    await userEvent.keyboard('{Enter}b')
    expect(editor.getValue()).toBe('1. a\n2. b')
  })

  it("does not report the host's own changes to the host", () => {
    const { editor, values } = open({ value: 'ab' })
    editor.setValue('a\r\nc')
    expect(editor.getValue()).toBe('a\nc')
    expect(values).toEqual([])
  })

  it('reports a crash and keeps running', async () => {
    const errors: unknown[] = []
    const crash = (what: string) => () => {
      throw new Error(what)
    }
    const broken = defineEditorFeature({
      name: 'broken',
      commands: { bold: crash('command') },
      extensions: crash('extensions'),
      setup: crash('setup'),
    })
    const { editor, select } = open({
      value: 'ab',
      features: [...standardFeatures, broken],
      onError: (error, origin) => errors.push([error instanceof Error && error.message, origin.feature]),
    })
    select(0, 2)
    await userEvent.keyboard('{Control>}b{/Control}{Control>}i{/Control}')
    expect(editor.getValue()).toBe('*ab*')
    expect(errors).toEqual([
      ['extensions', 'broken'],
      ['setup', 'broken'],
      ['command', 'broken'],
    ])
  })

  it('rejects features without a name or key', () => {
    expect(() => defineEditorFeature({ name: ' ' })).toThrow(RangeError)
    const keyless = defineEditorFeature({ name: 'keyless', keymap: [{ key: 'Mod-j', command: 'nothing' }] })
    const parent = document.createElement('div')
    expect(() => createEditor({ parent, label: 'Text', features: [keyless] })).toThrow(/nothing/)
    expect(() => createEditor({ parent, label: 'Text', features: [keyless, keyless] })).toThrow(/keyless/)
    expect(() => open().editor.run('nothing')).toThrow(/nothing/)
  })

  it('draws pending marks that move with the text and are not part of it', () => {
    const { editor } = open({ value: 'ab' })
    const mark = editor.addPending('wait', 1)
    editor.apply((state) => ({ ...state, text: `xx${state.text}` }))
    expect(editor.getValue()).toBe('xxab')
    expect(document.querySelector('.cm-pending')?.textContent).toBe('wait')
    mark.replaceWith('-')
    mark.replaceWith('-')
    expect(editor.getValue()).toBe('xxa-b')
    expect(document.querySelector('.cm-pending')).toBeNull()
  })

  it('does nothing after it is destroyed', () => {
    const { editor } = open({ value: 'ab' })
    const mark = editor.addPending('wait')
    editor.destroy()
    mark.replaceWith('x')
    editor.setValue('y')
    expect(editor.run('bold')).toBe(false)
    expect(editor.getValue()).toBe('')
  })
})
