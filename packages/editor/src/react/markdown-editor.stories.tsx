import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@quandary/ui'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx'

const TEXT = `I moved **twelve seedlings** (Black Krim, six weeks old) to an unheated frame on 7 March.

- nights 7 to 9 °C, days about 18 °C
- peat-free compost, watered every other day

\`\`\`
fed once with half-strength 4-4-4
\`\`\`
`

const HTML = `<p>I moved <strong>twelve seedlings</strong> (Black Krim, six weeks old) to an unheated frame on 7 March.</p>
<ul><li>nights 7 to 9 °C, days about 18 °C</li><li>peat-free compost, watered every other day</li></ul>`

/** Keeps its own value, as an app would. */
function Kept(props: MarkdownEditorProps) {
  const [value, setValue] = useState(props.value)
  return <MarkdownEditor {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Editor/MarkdownEditor',
  component: MarkdownEditor,
  render: (args) => <Kept {...args} />,
  args: { label: 'Your answer', value: TEXT, onChange: () => {}, renderPreview: async () => HTML },
} satisfies Meta<typeof MarkdownEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { value: '', placeholder: 'What did you see, and what have you tried?' } }

export const WithPreview: Story = {
  args: { defaultPreviewOpen: true, footer: 'Draft saved 09:53' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('twelve seedlings', { selector: 'strong' })).toBeVisible()
  },
}

export const PreviewNotLoaded: Story = {
  args: { defaultPreviewOpen: true, renderPreview: () => Promise.reject(new Error('The server is away')) },
}

export const WithUploads: Story = {
  args: { uploadImage: async (file) => `https://images.example/${file.name}`, footer: 'Draft saved 09:53' },
}

export const NearTheLimit: Story = { args: { value: TEXT, maxLength: TEXT.length + 10 } }

export const InAFieldWithAnError: Story = {
  args: { value: '' },
  render: (args) => (
    <Field label="Your answer" error="Write at least 6 characters." required>
      <Kept {...args} />
    </Field>
  ),
}

export const LinkDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('button', { name: 'Link' })
    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(link)
  },
}

export const Chinese: Story = {
  args: {
    label: '你的回答',
    value: '番茄苗移栽后**叶背发紫**。',
    strings: { preview: '预览', toolbar: '格式', foot: 'Markdown' },
  },
}
