import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blockHandles, createEditor, standardFeatures } from '../index.ts'

function open(value: string) {
  const parent = document.body.appendChild(document.createElement('div'))
  parent.style.width = '30rem'
  const features = [...standardFeatures, blockHandles({ label: 'Drag to move' })]
  const editor = createEditor({ parent, label: 'Text', value, features })
  onTestFinished(() => {
    editor.destroy()
    parent.remove()
  })
  return editor
}

const lineOf = (words: string) => page.getByText(words, { exact: true })
const handle = () => page.elementLocator(document.querySelector('.cm-handle') ?? document.body)
const place = () => page.elementLocator(document.querySelector('.cm-drop') ?? document.body)

const topOf = (words: string) => {
  const lines = [...document.querySelectorAll('.cm-line')]
  return lines.find(({ textContent }) => textContent === words)?.getBoundingClientRect().top ?? Number.NaN
}

/** Pixels from the top of the page to the middle of a line. */
const middleOf = (words: string) => {
  const { top, height } = lineOf(words).element().getBoundingClientRect()
  return top + height / 2
}

function pointer(kind: string, clientY: number, pointerId = 1) {
  const shared = { pointerId, pointerType: 'mouse', bubbles: true, clientX: 4, clientY }
  handle().element().dispatchEvent(new PointerEvent(kind, shared))
}

/** Drags the block or item of a line below or above the middle of another line. */
async function drag(words: string, target: string, beyond = 4) {
  await userEvent.hover(lineOf(words))
  await expect.element(handle()).toBeVisible()
  const targetPosition = { x: 4, y: lineOf(target).element().getBoundingClientRect().height / 2 + beyond }
  await userEvent.dragAndDrop(handle(), lineOf(target), { targetPosition })
}

describe('the handle', () => {
  it('drags a paragraph behind another, in one step of undo, and the cursor comes along', async () => {
    const editor = open('first\n\nsecond\n\nthird')
    await drag('first', 'third')
    await expect.poll(editor.getState).toEqual({ text: 'second\n\nthird\n\nfirst', from: 20, to: 20 })
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(editor.getValue()).toBe('second\n\nthird\nfirst\n')
    await userEvent.keyboard('{Control>}zz{/Control}')
    expect(editor.getValue()).toBe('first\n\nsecond\n\nthird')
  })

  it('drags a list item with its children among the items of its list', async () => {
    const editor = open('1. bread\n   - rye\n2. cheese\n3. wine\n\nEnd')
    await drag('3. wine', '1. bread', -4)
    await expect.poll(editor.getValue).toBe('1. wine\n2. bread\n   - rye\n3. cheese\n\nEnd')
    await drag('2. bread', 'End')
    await expect.poll(editor.getValue).toBe('1. wine\n2. cheese\n3. bread\n   - rye\n\nEnd')
  })

  it('is beside the first line of a block, also from below, and of list items in a quote', async () => {
    open('# One\n\n```\na\nb\n```\n\n> - x\n> - y')
    await userEvent.hover(lineOf('b'))
    await expect.element(handle()).toBeVisible()
    await expect.poll(() => handle().element().getBoundingClientRect().top).toBeCloseTo(topOf('```'), 0)
    await userEvent.hover(lineOf('> - y'))
    await expect.poll(() => handle().element().getBoundingClientRect().top).toBeCloseTo(topOf('> - y'), 0)
  })

  it('is not shown where there is nothing to change places with, nor while typing', async () => {
    const editor = open('only one\nparagraph')
    await userEvent.hover(lineOf('paragraph'))
    await expect.element(handle()).not.toBeVisible()
    editor.setValue('one\n\ntwo')
    await userEvent.hover(lineOf('two'))
    await expect.element(handle()).toBeVisible()
    editor.focus()
    await userEvent.keyboard('a')
    await expect.element(handle()).not.toBeVisible()
  })

  it('shows where it would come to, and Escape cancels', async () => {
    const editor = open('first\n\nsecond')
    await userEvent.hover(lineOf('first'))
    await expect.element(handle()).toBeVisible()
    const [from, to] = [middleOf('first'), middleOf('second') + 4]
    // Browsers refuse to capture a simulated pointer, so the capture is stubbed.
    handle().element().setPointerCapture = () => {}
    pointer('pointerdown', from)
    pointer('pointermove', to)
    await expect.element(place()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(place()).not.toBeVisible()
    pointer('pointerup', to)
    expect(editor.getValue()).toBe('first\n\nsecond')
  })

  it('follows the first of two pointers, and leaves Escape alone after it', async () => {
    const editor = open('first\n\nsecond')
    await userEvent.hover(lineOf('first'))
    await expect.element(handle()).toBeVisible()
    const [from, to] = [middleOf('first'), middleOf('second') + 4]
    handle().element().setPointerCapture = () => {}
    pointer('pointerdown', from)
    pointer('pointerdown', from, 2)
    pointer('pointermove', to)
    pointer('pointermove', from, 2)
    pointer('pointerup', from, 2)
    await expect.element(place()).toBeVisible()
    pointer('pointerup', to)
    expect(editor.getValue()).toBe('second\n\nfirst')
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(escape)).toBe(true)
  })

  it('is neither focusable nor exposed to screen readers', () => {
    open('one\n\ntwo')
    expect(handle().element().getAttribute('aria-hidden')).toBe('true')
    expect(handle().element().hasAttribute('tabindex')).toBe(false)
  })
})

describe('Alt and the arrows', () => {
  it.each([
    ['in what moves', 3],
    ['in what it passes', 5],
  ])('keep an upload %s', async (_, at) => {
    const editor = open('one\n\ntwo')
    editor.apply((state) => ({ ...state, from: 0, to: 0 }))
    const mark = editor.addPending('Uploading…', at)
    editor.run('moveDown')
    editor.run('moveDown')
    await expect.element(page.getByText('Uploading…')).toBeVisible()
    mark.replaceWith('![](/a.png)')
    expect(editor.getValue()).toContain('![](/a.png)')
    expect(editor.getValue().replace('![](/a.png)', '')).toBe('\ntwo\none')
  })

  it('move a list item with what is below it, and one undo takes it back', async () => {
    const editor = open('- a\n  - b\n- c\n')
    editor.focus()
    editor.apply((state) => ({ ...state, from: 13, to: 13 }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(editor.getValue()).toBe('- c\n- a\n  - b\n')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(editor.getValue()).toBe('- a\n  - b\n- c\n')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(editor.getValue()).toBe('- c\n- a\n  - b\n')
  })
})
