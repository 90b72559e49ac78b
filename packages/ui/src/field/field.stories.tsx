import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Link } from '../link/link.tsx'
import { Select } from '../select/select.tsx'
import { PasswordInput, TextArea, TextInput } from '../text-input/text-input.tsx'
import { Field, FieldPair, FieldStack, focusFirstInvalid } from './field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Display name', children: <TextInput /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { help: 'Up to 30 characters.' } }
export const Optional: Story = { args: { label: 'Location', optional: true } }
export const WithError: Story = {
  args: { label: 'Website', error: 'Start with https://', children: <TextInput defaultValue="htp:/ruth" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Website' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Start with https://')
  },
}
export const Title: Story = {
  args: {
    label: 'Title',
    aside: '69 of 150',
    children: <TextInput size="lg" defaultValue="Tomato seedlings turn purple" />,
  },
}
export const Disabled: Story = {
  args: {
    label: 'E-mail',
    help: 'Set by your administrator.',
    children: <TextInput disabled defaultValue="ruth@example.com" />,
  },
}

export const Password: Story = {
  args: {
    label: 'Password',
    aside: <Link href="/forgot">Forgot it?</Link>,
    children: <PasswordInput defaultValue="correct horse" autoComplete="current-password" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const Controls: Story = {
  render: () => (
    <FieldStack>
      <FieldPair>
        <Field label="Host" error="No server listens here.">
          <TextInput defaultValue="db.internal:5432" />
        </Field>
        <Field label="Database name">
          <TextInput defaultValue="quandary" />
        </Field>
      </FieldPair>
      <Field label="Language">
        <Select
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '简体中文', lang: 'zh-CN' },
          ]}
        />
      </Field>
      <Field label="About you" optional help="Markdown works here.">
        <TextArea />
      </Field>
    </FieldStack>
  ),
}

function RefusingForm(): ReactNode {
  const [refused, setRefused] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        setRefused(true)
        requestAnimationFrame(() => focusFirstInvalid(form))
      }}
    >
      <FieldStack>
        <Field label="Name">
          <TextInput defaultValue="Ruth" />
        </Field>
        <Field label="E-mail" error={refused ? 'Write an address such as ruth@example.com.' : undefined}>
          <TextInput type="email" />
        </Field>
        <Checkbox label="I have read the terms" error={refused ? 'Needed to sign up.' : undefined} />
        <div>
          <Button type="submit" variant="primary">
            Sign up
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}

export const RefusedSubmit: Story = {
  render: () => <RefusingForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(document.activeElement).toBe(email))
    await expect(email).toHaveAccessibleDescription('Write an address such as ruth@example.com.')
  },
}
