import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { InputGroup, TextArea, TextInput, TitleInput } from './text-input.tsx'

const meta = {
  title: 'Forms/Text input',
  component: TextInput,
  args: { 'aria-label': 'Display name', defaultValue: 'Ruth Okafor' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { defaultValue: '', placeholder: 'As others see you' } }
export const WithError: Story = {
  render: (args) => (
    <>
      <Field label="Display name" error="Write at least 2 characters.">
        <TextInput {...args} aria-label={undefined} defaultValue="R" />
      </Field>
      <Field label="About you" error="Write at most 500 characters.">
        <TextArea defaultValue="Data engineer by day." />
      </Field>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Display name', 'About you']) {
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid()
    }
  },
}
export const Title: Story = {
  render: function Titled() {
    const [title, setTitle] = useState('Tomato seedlings turn purple')
    return <TitleInput aria-label="Title" value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    const { height } = field.getBoundingClientRect()
    await userEvent.click(field)
    await userEvent.paste(` in the cold,\n${'and nobody in the garden club knows why '.repeat(8)}`)
    await expect(field).toHaveTextContent(/purple in the cold, and nobody/)
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height)
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight + 1)
  },
}
export const TitleInForm: Story = {
  render: function Submitting() {
    const [sent, setSent] = useState(0)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <TitleInput aria-label="Title" value="番茄苗发紫" readOnly />
        <output aria-label="Sent">{sent}</output>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    // Safari reports the Enter that confirms a composition with the key code 229 and without `isComposing`.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(canvas.getByRole('status', { name: 'Sent' })).toHaveTextContent('0')
    await userEvent.type(field, '{Enter}')
    await expect(canvas.getByRole('status', { name: 'Sent' })).toHaveTextContent('1')
  },
}
export const Area: Story = { render: () => <TextArea aria-label="About you" defaultValue="Data engineer by day." /> }

export const Grouped: Story = {
  render: () => (
    <Field label="Needed for comments" error="Use 1 or more.">
      <InputGroup inputMode="numeric" defaultValue="0" after="reputation" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Needed for comments' })
    await expect(input).toHaveAccessibleDescription('reputation Use 1 or more.')
  },
}
export const GroupedBefore: Story = {
  render: () => <InputGroup aria-label="Website" before="https://" defaultValue="example.com" />,
}
