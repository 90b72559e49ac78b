import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { TagInput, type TagInputProps } from './tag-input.tsx'
import type { TagChoice } from './use-suggestions.ts'

const known: TagChoice[] = [
  { value: 'seed-starting', count: '1,204 questions', description: 'Sowing, germination and care up to planting out.' },
  { value: 'seedlings', count: '486 questions', description: 'Synonym of seed-starting; choosing it adds that tag.' },
  { value: 'seed-saving', count: '93 questions' },
  { value: 'staff-only', kind: 'reserved', disabledReason: 'Only moderators use this tag.' },
]

const suggest = (query: string) => Promise.resolve(known.filter((tag) => query !== '' && tag.value.includes(query)))
const offline = () => Promise.reject(new Error('offline'))

interface ExampleProps extends Partial<Omit<TagInputProps, 'value' | 'onChange'>> {
  start?: TagChoice[]
  error?: string
}

function Example({
  start = [{ value: 'gardening' }, { value: 'tomatoes' }],
  error,
  ...props
}: ExampleProps): ReactNode {
  const [value, setValue] = useState<TagChoice[]>(start)
  return (
    <div style={{ minHeight: '18rem', maxWidth: '40rem' }}>
      <Field label="Tags" hint="1 to 5, at least one" error={error}>
        <TagInput suggest={suggest} {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  )
}

const meta = { title: 'Forms/Tag input', component: Example, parameters: { properties: { TagInput } } } satisfies Meta<
  typeof Example
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { start: [], placeholder: 'gardening, python, …' } }
export const WithError: Story = { args: { start: [], error: 'Add at least one tag.' } }
export const Disabled: Story = { args: { disabled: true } }

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Tags/ })
    await userEvent.type(input, 'seed')
    await canvas.findByRole('option', { name: /seedlings/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /seedlings/ })).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /seedlings/ }).id)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove seedlings' })).toBeVisible()
    await expect(input).toHaveValue('')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByRole('button', { name: 'Remove seedlings' })).toBeNull()
    await userEvent.type(input, 'seed')
    await canvas.findByRole('listbox')
  },
}

export const PointsAtDuplicates: Story = {
  args: { canCreate: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Tomatoes{Enter}')
    await expect(canvas.getByText('“tomatoes” is already there.')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const Creates: Story = {
  args: { canCreate: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Black Krim')
    await userEvent.click(await canvas.findByRole('option', { name: 'Create the tag “black-krim”' }))
    await expect(canvas.getByRole('button', { name: 'Remove black-krim' })).toBeVisible()
    await userEvent.type(input, `${'x'.repeat(36)},`)
    await expect(canvas.getByText('A tag has at most 35 characters.')).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await canvas.findByText('No tag found.')).toBeVisible()
  },
}

export const MayNotCreate: Story = {
  args: { createRefusal: 'Creating tags takes 750 reputation.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'zzz')
    await expect(await canvas.findByText('Creating tags takes 750 reputation.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const statusTexts = canvas.getAllByRole('status').map((status) => status.textContent)
    await expect(statusTexts).toContain('Creating tags takes 750 reputation.')
    await expect(input).toHaveValue('zzz')
  },
}

export const NotAllowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'staff')
    await userEvent.click(await canvas.findByRole('option'))
    await expect(canvas.getAllByText('Only moderators use this tag.')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Remove staff-only' })).toBeNull()
  },
}

export const SuggestionsFail: Story = {
  args: { suggest: offline },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'seed')
    await expect(await canvas.findByText(/did not load/)).toBeVisible()
  },
}
