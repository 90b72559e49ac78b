import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx'

const languages = [
  { value: 'en_US', label: 'English' },
  { value: 'zh_CN', label: '简体中文' },
  { value: 'ar', label: 'العربية' },
]

function Example(props: Partial<LanguagePickerProps>): ReactNode {
  const [value, setValue] = useState(props.systemLabel === undefined ? 'en_US' : '')
  return (
    <div style={{ maxWidth: '24rem' }}>
      <Field label="Language">
        <LanguagePicker {...props} languages={languages} value={value} onChange={setValue} />
      </Field>
    </div>
  )
}

const meta = {
  title: 'Forms/Language picker',
  component: Example,
  parameters: { properties: { LanguagePicker } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Chooses: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' })
    await expect(canvas.getByRole('option', { name: '简体中文' })).toHaveAttribute('lang', 'zh-CN')
    await userEvent.selectOptions(select, 'zh_CN')
    await expect(select).toHaveValue('zh_CN')
  },
}
export const WithTheSystems: Story = { args: { systemLabel: 'As the browser asks' } }
export const Narrow: Story = { args: { fit: true } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Example />
    </div>
  ),
}
