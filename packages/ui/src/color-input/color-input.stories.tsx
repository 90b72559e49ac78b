import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { ColorInput, type ColorInputProps } from './color-input.tsx'

function Example({ error, ...props }: Partial<ColorInputProps> & { error?: string }): ReactNode {
  const [value, setValue] = useState(props.value ?? '#0033ff')
  return (
    <Field label="Primary colour" error={error}>
      <ColorInput {...props} value={value} onChange={setValue} />
    </Field>
  )
}

const meta = {
  title: 'Forms/Colour input',
  component: Example,
  parameters: { properties: { ColorInput } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = { args: { value: '#03', error: 'Write a color such as #0033ff.' } }
export const BothWays: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Primary colour' })
    const swatch = canvas.getByLabelText('Pick a color')
    await userEvent.clear(text)
    await userEvent.type(text, '#0F766E')
    await expect(swatch).toHaveValue('#0f766e')
    await fireEvent.input(swatch, { target: { value: '#b91c5c' } })
    await expect(text).toHaveValue('#b91c5c')
  },
}
