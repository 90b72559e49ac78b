import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import type { ComboboxOption } from './combobox-options.ts'

const options: ComboboxOption[] = [
  { value: 'apple', label: 'Apple', group: 'Trees' },
  { value: 'pear', label: 'Pear', group: 'Trees', hint: 'late' },
  { value: 'carrot', label: 'Carrot', group: 'Beds' },
  { value: 'leek', label: 'Leek', group: 'Beds', hint: 'winter' },
]

function Example({
  start = 'pear',
  error,
  ...props
}: Partial<ComboboxProps> & { start?: string; error?: string }): ReactNode {
  const [value, setValue] = useState(start)
  return (
    <div style={{ minHeight: '16rem', maxWidth: '24rem' }}>
      <Field label="Plant" help="What the question is about." error={error}>
        <Combobox options={options} {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  )
}

const meta = { title: 'Forms/Combobox', component: Example, parameters: { properties: { Combobox } } } satisfies Meta<
  typeof Example
>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Empty: Story = { args: { start: '', placeholder: 'Any plant' } }
export const WithError: Story = { args: { start: '', error: 'Choose one.' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const OpensAtTheChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Plant' }))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByRole('option', { name: /Pear/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('group', { name: 'Beds' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'Carrot' }).id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('Apple')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect(field).toHaveValue('Apple')
    await expect(field).toHaveFocus()
  },
}

export const NarrowsDown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'winter')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByText('1 choice')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('option', { name: /Leek/ }))
    await expect(field).toHaveValue('Leek')
  },
}

export const LeavesWhatIsNoChoice: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(canvas.getByText('Nothing found.')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('Pear')
  },
}

export const ChangesWhileTheMouseIsDown: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const field = canvas.getByRole('combobox')
    await user.clear(field)
    await user.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('option', { name: 'Carrot' }) })
    await user.keyboard('winter')
    await expect(canvas.queryByRole('option', { name: 'Carrot' })).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: canvas.getByRole('option', { name: /Leek/ }) })
    await waitFor(() => expect(field).toHaveValue('Carrot'))
    await expect(field).toHaveFocus()
  },
}

export const ReleasedElsewhere: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const field = canvas.getByRole('combobox')
    await user.click(field)
    await user.pointer([
      {
        keys: '[MouseLeft>]',
        target: canvas.getByRole('option', { name: 'Carrot' }),
        coords: { clientX: 10, clientY: 10 },
      },
      { keys: '[/MouseLeft]', target: document.body, coords: { clientX: 10, clientY: 60 } },
    ])
    await user.keyboard('{Escape}')
    await expect(field).toHaveValue('Pear')
  },
}
