import { expect, type Locator, type Page } from '@playwright/test'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzabcd'

const TYPES = ['text', 'email', 'password', 'url', 'search'].map((type) => `input[type="${type}"]`)
const WRITABLE = `:is(input:not([type]), ${TYPES.join(', ')}, textarea, [contenteditable="true"]):visible`
const MARKED = '[aria-invalid="true"]'

/**
 * Types into each field of a refused form, beginning with the fields that the refusal marked. Expects every character
 * to arrive in that field and in no other.
 */
export async function expectTypingToStay(page: Page, form: Locator): Promise<void> {
  const marked = form.locator(MARKED)
  await expect(marked.first()).toBeFocused()
  // The marks disappear with the first letter, so all fields are collected before typing.
  const others = form.locator(WRITABLE).and(page.locator(`:not(${MARKED}, [readonly], :disabled)`))
  const fields = [...(await marked.elementHandles()), ...(await others.elementHandles())]
  for (const field of fields) {
    await field.focus()
    // The editor puts the cursor at the beginning.
    await page.keyboard.press('ControlOrMeta+End')
    const before = await Promise.all(fields.map(textOf))
    await page.keyboard.type(LETTERS)
    const after = await Promise.all(fields.map(textOf))
    const own = fields.indexOf(field)
    expect(after[own]).toBe(`${before[own]}${LETTERS}`)
    expect(after.toSpliced(own, 1)).toEqual(before.toSpliced(own, 1))
  }
}

type Handle = Awaited<ReturnType<Locator['elementHandles']>>[number]

function textOf(field: Handle): Promise<string> {
  return field.evaluate((node) => ('value' in node ? String(node.value) : (node.textContent ?? '')))
}
