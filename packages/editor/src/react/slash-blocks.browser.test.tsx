import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountEditor } from './mounted.browser.tsx'
import { formulas } from './formulas.ts'
import { defineEditorFeature, slashMenu } from '../index.ts'

const menu = () => page.getByRole('listbox', { name: 'Insert a block' })

describe('the slash menu of the React part', () => {
  it('opens the dialogs of the toolbar, and the slash is gone', async () => {
    const editor = await mountEditor()
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    await userEvent.keyboard('/tab')
    await expect.element(menu().getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Insert table' })
    await userEvent.click(dialog.getByRole('button', { name: 'Insert table' }))
    await expect.poll(editor.value).toMatch(/^\| Column 1 \| Column 2 \|\n/)
  })

  it('asks for the language of code at once', async () => {
    const editor = await mountEditor()
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    await userEvent.keyboard('/code')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox', { name: 'Language' })).toBeVisible()
    await userEvent.keyboard('sq{Enter}select 1')
    expect(editor.value()).toBe('```sql\nselect 1\n```\n')
  })

  it('offers what features of the app add', async () => {
    const editor = await mountEditor({ features: [formulas] })
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    await userEvent.keyboard('/tex')
    await expect.element(menu().getByRole('option', { name: /Formula/ })).toBeVisible()
    await userEvent.keyboard('{Enter}x^2')
    expect(editor.value()).toBe('$$\nx^2\n$$\n')
  })

  it('is replaced by a menu of the app, and gone with an empty feature of its name', async () => {
    const blocks = [{ command: 'heading2', label: 'Chapter' }]
    const own = slashMenu({ blocks, label: 'Parts', offered: (count) => `${count} parts` })
    const replaced = await mountEditor({ features: [own], label: 'With parts' })
    await userEvent.click(page.getByRole('textbox', { name: 'With parts' }))
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('listbox', { name: 'Parts' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(replaced.value).toBe('## ')
    const plain = await mountEditor({ features: [defineEditorFeature({ name: own.name })], label: 'Without' })
    await userEvent.click(page.getByRole('textbox', { name: 'Without' }))
    await userEvent.keyboard('/{Enter}')
    await expect.poll(plain.value).toBe('/\n')
  })
})
