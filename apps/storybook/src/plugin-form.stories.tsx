import type { ConfigField } from '@quandary/plugin-kit'
import { initialValues, SchemaForm } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'

/** Fields as a plugin declares them. The type check of this file proves that SchemaForm accepts them unchanged. */
const fields: readonly ConfigField[] = [
  { type: 'legend', name: 'server', title: { en_US: 'Server', zh_CN: '服务器' } },
  {
    type: 'input',
    name: 'address',
    inputType: 'url',
    required: true,
    title: { en_US: 'Address', zh_CN: '地址' },
    placeholder: 'https://',
  },
  { type: 'input', name: 'key', inputType: 'password', title: { en_US: 'Key', zh_CN: '密钥' } },
  {
    type: 'select',
    name: 'pace',
    title: { en_US: 'How often', zh_CN: '频率' },
    value: 'daily',
    options: [{ label: { en_US: 'Once a day', zh_CN: '每天一次' }, value: 'daily' }],
  },
  { type: 'switch', name: 'active', title: { en_US: 'Send notes', zh_CN: '发送通知' }, value: true },
]

function PluginForm({ language }: { language: string }): ReactNode {
  const [values, setValues] = useState(() => initialValues(fields))
  return (
    <SchemaForm fields={fields} values={values} onChange={setValues} onSubmit={() => undefined} language={language} />
  )
}

const meta = { title: 'Forms/Form of a plugin', component: PluginForm } satisfies Meta<typeof PluginForm>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  args: { language: 'en_US' },
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Server' })).toBeVisible(),
}
export const Chinese: Story = {
  args: { language: 'zh_CN' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '地址' })).toBeRequired(),
}
