import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createEditor, mentions, standardFeatures, type FindPeople } from '../index.ts'

const PEOPLE = ['Ada', 'Adam', 'Adele', 'Adil', 'Adnan', 'Ado'].map((name) => ({ username: name.toLowerCase(), name }))

function open(find: FindPeople, value = '') {
  const parent = document.body.appendChild(document.createElement('div'))
  const onError = vi.fn()
  const feature = mentions({ find, label: 'People', offered: (count) => `${count} people` })
  const editor = createEditor({ parent, label: 'Text', value, features: [...standardFeatures, feature], onError })
  onTestFinished(() => {
    editor.destroy()
    parent.remove()
  })
  editor.focus()
  editor.apply((state) => ({ ...state, from: value.length, to: value.length }))
  return { editor, onError }
}

const list = () => page.getByRole('listbox', { name: 'People' })
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name} ?@`) })
const text = () => page.getByRole('textbox', { name: 'Text' })

/**
 * Waits until the list shows the matches for the last letter typed. Until then the editor ignores the keys that choose
 * an entry.
 */
const settled = (find: ReturnType<typeof vi.fn<FindPeople>>, typed: string) =>
  expect
    .poll(() => find.mock.lastCall?.[0] === typed && !document.querySelector('.cm-tooltip-autocomplete-disabled'))
    .toBe(true)

describe('mentions', () => {
  it('offer five people after an @, chosen with arrows and Enter', async () => {
    const find = vi.fn<FindPeople>(async () => PEOPLE)
    const { editor } = open(find)
    await userEvent.keyboard('Ask @ad')
    await settled(find, 'ad')
    await expect.element(list()).toBeVisible()
    expect(list().getByRole('option').elements()).toHaveLength(5)
    await expect.element(option('Ada')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('5 people')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Adam')).toHaveAttribute('aria-selected', 'true')
    const active = option('Adam').element().id
    await expect.element(text()).toHaveAttribute('aria-activedescendant', active)
    await expect.element(text()).toHaveAttribute('aria-autocomplete', 'list')
    await userEvent.keyboard('{Enter}now')
    expect(editor.getValue()).toBe('Ask @adam now')
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('accept Tab while the list is open, a click, and one space before the next word', async () => {
    const find = vi.fn<FindPeople>(async () => PEOPLE)
    const { editor } = open(find, 'Hello and thanks')
    editor.apply((state) => ({ ...state, from: 5, to: 5 }))
    await userEvent.keyboard(' @ade')
    await settled(find, 'ade')
    await expect.element(option('Adele')).toBeVisible()
    await userEvent.click(option('Adele'))
    expect(editor.getValue()).toBe('Hello @adele and thanks')
    await userEvent.keyboard('@adn')
    await settled(find, 'adn')
    await expect.element(option('Adnan')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Tab}')
    expect(editor.getValue()).toBe('Hello @adele @adnan and thanks')
    await expect.element(text()).toHaveFocus()
  })

  it('close on Escape and leave the typed text alone', async () => {
    const { editor } = open(async () => PEOPLE)
    await userEvent.keyboard('@ad')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}x')
    expect(editor.getValue()).toBe('@ad\nx')
  })

  it('abort a search whose result is no longer needed, and keep working if one fails', async () => {
    const signals: AbortSignal[] = []
    const { editor, onError } = open(async (typed, signal) => {
      signals.push(signal)
      if (typed === 'ada') throw new Error('down')
      await new Promise((_, reject) => {
        signal.addEventListener('abort', reject)
      })
      return []
    })
    await userEvent.keyboard('@ad')
    await expect.poll(() => signals.length).toBeGreaterThan(0)
    await userEvent.keyboard('a')
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    expect(signals[0]?.aborted).toBe(true)
    await userEvent.keyboard(' b')
    expect(editor.getValue()).toBe('@ada b')
  })

  it('offer nobody in an email address or a word', async () => {
    const find = vi.fn<FindPeople>(async () => PEOPLE)
    open(find)
    await userEvent.keyboard('me@ad is @ad')
    await expect.element(list()).toBeVisible()
    expect(find.mock.calls.every(([typed]) => 'ad'.startsWith(typed))).toBe(true)
    expect(find.mock.calls.length).toBeLessThanOrEqual(3)
  })

  it('find a Chinese name during composition and leave the input method its keys', async () => {
    const find = vi.fn<FindPeople>(async () => [{ username: 'lin', name: '林晓' }])
    const { editor } = open(find)
    await userEvent.keyboard('@')
    await cdp().send('Input.imeSetComposition', { text: 'lin', selectionStart: 3, selectionEnd: 3 })
    await expect.element(option('林晓')).toBeVisible()
    await cdp().send('Input.insertText', { text: '林' })
    expect(editor.getValue()).toBe('@林')
    await expect.poll(() => find.mock.lastCall?.[0]).toBe('林')
    await expect.element(option('林晓')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(editor.getValue()).toBe('@lin ')
  })
})
