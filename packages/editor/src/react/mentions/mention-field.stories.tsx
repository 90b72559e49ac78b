import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { MentionField, type MentionFieldProps } from './mention-field.tsx'

/** Stores its own value, as an app would. */
function Kept(props: MentionFieldProps): ReactNode {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ minHeight: '18rem', maxWidth: '32rem' }}>
      <Field label="Your comment">
        <MentionField {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  )
}

const meta = {
  title: 'Editor/MentionField',
  component: MentionField,
  render: (args) => <Kept {...args} />,
  args: {
    value: '',
    onChange: () => {},
    people: [{ username: 'ann', name: 'Ann Asker' }],
    findPeople: async () => [{ username: 'ansel', name: 'Ansel Adams' }],
  },
} satisfies Meta<typeof MentionField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NobodyFound: Story = {
  args: { value: 'Thanks', findPeople: async () => Promise.reject<never[]>(new Error('offline')), people: [] },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(text, ' @zo and others')
    await expect(text).toHaveValue('Thanks @zo and others')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const OfferingPeople: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(text, 'Thanks @an')
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { name: /Ansel/ })).toBeVisible()
    await expect(text).toHaveAttribute('aria-activedescendant')
  },
}
