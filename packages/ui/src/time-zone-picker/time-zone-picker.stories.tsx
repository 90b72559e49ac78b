import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Combobox } from '../combobox/combobox.tsx'
import { Field } from '../field/field.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'

function Example({ disabled = false }: { disabled?: boolean }): ReactNode {
  const [zone, setZone] = useState('America/Sao_Paulo')
  return (
    <div style={{ minHeight: '24rem', maxWidth: '24rem' }}>
      <Field label="Time zone">
        <TimeZonePicker value={zone} onChange={setZone} disabled={disabled} />
      </Field>
    </div>
  )
}

const meta = {
  title: 'Forms/Time zone picker',
  component: Example,
  parameters: { properties: { 'Combobox, without options and labelOf': Combobox } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveValue('America/Sao Paulo'),
}
export const Disabled: Story = { args: { disabled: true } }
export const FindsACity: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' })
    await userEvent.clear(field)
    await userEvent.type(field, 'kathmandu')
    await expect(canvas.getByRole('option', { name: /UTC\+05:45/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Asia/Kathmandu')
  },
}
export const All: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const chosen = canvas.getByRole('option', { name: /Sao Paulo/ })
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom)
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top)
  },
}
