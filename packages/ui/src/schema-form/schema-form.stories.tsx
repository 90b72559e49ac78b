import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { TagChoice } from '../tag-input/use-suggestions.ts'
import { TextArea } from '../text-input/text-input.tsx'
import { fieldsOfSchema } from './fields-of-schema.ts'
import { initialValues, type FormField, type FormValues } from './form-field.ts'
import { SchemaForm, type FormRefusal, type SchemaFormProps } from './schema-form.tsx'

const everyWidget: FormField[] = [
  { name: 'host', type: 'input', title: 'Host', required: true, description: 'Without the scheme.' },
  { name: 'port', type: 'input', title: 'Port', inputType: 'number', min: 1, max: 65_535, value: '25' },
  { name: 'secret', type: 'input', title: 'Secret', inputType: 'password', value: '********' },
  { name: 'color', type: 'input', title: 'Colour', inputType: 'color', value: '#0033ff' },
  { name: 'quality', type: 'input', title: 'Quality', inputType: 'range', min: 0, max: 100, step: 10, value: '80' },
  { name: 'since', type: 'input', title: 'Since', inputType: 'date', value: '2026-11-21' },
  { name: 'limit', type: 'input_group', title: 'Votes a day', inputType: 'number', after: 'votes', value: '40' },
  { name: 'note', type: 'textarea', title: 'Note', rows: 3, placeholder: 'For administrators' },
  { name: 'legend', type: 'legend', title: 'Delivery', description: 'When and where it is sent.' },
  {
    name: 'engine',
    type: 'select',
    title: 'Engine',
    required: true,
    options: [
      { value: 'fast', label: 'Fast' },
      { value: 'safe', label: 'Safe' },
    ],
  },
  {
    name: 'mode',
    type: 'radio',
    title: 'Encryption',
    value: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'ssl', label: 'SSL', description: 'Needs a certificate' },
    ],
  },
  {
    name: 'days',
    type: 'checkbox',
    title: 'Days',
    options: [
      { value: 'mon', label: 'Monday' },
      { value: 'thu', label: 'Thursday' },
    ],
    value: ['mon'],
  },
  { name: 'terms', type: 'checkbox', title: 'Terms', label: 'I may send mail from this server', required: true },
  { name: 'active', type: 'switch', title: 'Send at once', description: 'Otherwise every ten minutes.', value: true },
  { name: 'zone', type: 'timezone', title: 'Time zone', value: 'Europe/Oslo' },
  { name: 'logo', type: 'upload', title: 'Logo', description: 'At least 48 pixels high.' },
  { name: 'tags', type: 'tags', title: 'Tags', value: [{ value: 'gardening' }] },
  {
    name: 'test',
    type: 'button',
    title: '',
    text: 'Send a test',
    description: 'To your own address.',
    action: { url: '/test', loading: { text: 'Sending…', state: 'none' } },
  },
]

const known: TagChoice[] = [{ value: 'gardening' }, { value: 'seedlings', count: '486 questions' }]
const suggestTags = (typed: string) => Promise.resolve(known.filter(({ value }) => value.includes(typed)))
const upload = (file: File) => Promise.resolve({ address: URL.createObjectURL(file) })
const onSubmit = fn<(values: FormValues) => Promise<FormRefusal | undefined>>()
const onAction = fn<() => Promise<void>>()

function Example(props: Partial<SchemaFormProps> & { start?: FormValues }): ReactNode {
  const { fields = everyWidget, start = {}, ...rest } = props
  const [values, setValues] = useState<FormValues>({ ...initialValues(fields), ...start })
  return (
    <div style={{ maxWidth: '40rem' }}>
      <SchemaForm
        suggestTags={suggestTags}
        upload={upload}
        onAction={onAction}
        onSubmit={onSubmit}
        {...rest}
        fields={fields}
        values={values}
        onChange={setValues}
      />
    </div>
  )
}

const meta = {
  title: 'Forms/Schema form',
  component: Example,
  parameters: { properties: { SchemaForm } },
  beforeEach: () => {
    onSubmit.mockReset()
    onAction.mockReset()
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const EveryWidget: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    const host = canvas.getByRole('textbox', { name: 'Host' })
    await userEvent.type(host, 'x')
    await expect(host).toHaveValue('')
  },
}

export const RefusesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const host = canvas.getByRole('textbox', { name: 'Host' })
    await waitFor(() => expect(host).toHaveFocus())
    await expect(host).toHaveAccessibleDescription('Host cannot be empty.')
    await expect(canvas.getByRole('combobox', { name: 'Engine' })).toHaveAccessibleDescription('Choose one.')
    await expect(canvas.getByRole('checkbox', { name: /I may send/ })).toBeInvalid()
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(host, 'mail.example.com')
    await expect(host).toBeValid()
    await expect(host).toHaveAccessibleDescription('Without the scheme.')
  },
}

export const SendsWhatWasChosen: Story = {
  args: { start: { host: 'mail.example.com', terms: true } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Engine' }), 'safe')
    await userEvent.click(canvas.getByRole('radio', { name: /SSL/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thursday' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Send at once' }))
    const zone = canvas.getByRole('combobox', { name: 'Time zone' })
    await userEvent.clear(zone)
    await userEvent.type(zone, 'shanghai')
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByRole('combobox', { name: /Tags/ }), 'seed')
    await userEvent.click(await canvas.findByRole('option', { name: /seedlings/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      host: 'mail.example.com',
      port: '25',
      engine: 'safe',
      mode: 'ssl',
      days: ['mon', 'thu'],
      terms: true,
      active: false,
      zone: 'Asia/Shanghai',
      tags: [{ value: 'gardening' }, { value: 'seedlings' }],
    })
  },
}

const twoFields: FormField[] = [
  { name: 'host', type: 'input', title: 'Host', value: 'mail.example.com' },
  { name: 'port', type: 'input', title: 'Port', value: '25' },
  { name: 'key', type: 'input', title: 'Key', hidden: true },
]

export const RefusedByTheServer: Story = {
  args: {
    fields: twoFields,
    onSubmit: () => Promise.resolve({ fields: { port: 'No server listens here.', key: 'The key has run out.' } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const port = canvas.getByRole('textbox', { name: /Port/ })
    await waitFor(() => expect(port).toHaveFocus())
    await expect(port).toHaveAccessibleDescription('No server listens here.')
    await expect(canvas.getByText('Not saved. The key has run out.')).toBeVisible()
    await userEvent.type(port, '1')
    await expect(canvas.queryByText('No server listens here.')).toBeNull()
  },
}

export const ShowsAFieldWhenItMatters: Story = {
  args: {
    fields: [
      { name: 'login', type: 'switch', title: 'The server asks for a login' },
      {
        name: 'user',
        type: 'input',
        title: 'User name',
        required: true,
        hidden: (values) => values['login'] !== true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toBeVisible()
  },
}

export const ButtonsAreBusyUntilDone: Story = {
  play: async ({ canvas }) => {
    let done = () => {}
    onAction.mockReturnValue(new Promise((resolve) => (done = resolve)))
    const button = canvas.getByRole('button', { name: /Send a test/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveTextContent('Sending…')
    done()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(onAction).toHaveBeenCalledOnce()
  },
}

export const FromAnObjectSchema: Story = {
  args: {
    language: 'zh_CN',
    fields: fieldsOfSchema(
      {
        required: ['name'],
        properties: {
          name: { title: { en_US: 'Site name', zh_CN: '网站名称' }, maxLength: 128 },
          permalink: {
            title: { en_US: 'Permalink', zh_CN: '固定链接' },
            enum: [1, 2],
            enumNames: ['/questions/123/title', '/questions/123'],
            default: 1,
          },
          private: { title: { en_US: 'Private', zh_CN: '仅登录可见' }, default: false },
        },
      },
      { name: { empty: { en_US: 'Name the site.', zh_CN: '请填写网站名称。' } }, permalink: { widget: 'radio' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '/questions/123/title' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('请填写网站名称。')).toBeVisible()
  },
}

/** Markdown fields in an editor that the app provides. */
export const MarkdownInAnEditor: Story = {
  args: {
    fields: [
      { name: 'terms', type: 'textarea', title: 'Terms', markdown: true, rows: 8, value: 'Be **kind**.' },
      { name: 'note', type: 'textarea', title: 'Note' },
    ],
    MarkdownControl: ({ label, value, onChange, rows }) => (
      <TextArea
        data-markdown={label}
        value={value}
        rows={rows}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    ),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('textbox', { name: /Terms/ })
    await expect(terms).toHaveAttribute('data-markdown', 'Terms')
    await expect(canvas.getByRole('textbox', { name: /Note/ })).not.toHaveAttribute('data-markdown')
    await userEvent.type(terms, ' Always.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ terms: 'Be **kind**. Always.', note: '' }))
  },
}

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Example start={{ host: 'mail.example.com' }} />
    </div>
  ),
}
