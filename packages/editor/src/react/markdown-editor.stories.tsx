import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon, Field } from '@quandary/ui'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { richText } from '../rich/rich-text.ts'
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

/** Stores its own value, as an app would. */
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Filled: Story = {}

export const Empty: Story = { args: { value: '', placeholder: 'What did you see, and what have you tried?' } }

export const WithPreview: Story = {
  args: { defaultPreviewOpen: true, footer: 'Draft saved 09:53' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('twelve seedlings', { selector: 'strong' })).toBeVisible()
  },
}

export const PreviewBeside: Story = {
  args: { defaultPreviewOpen: true },
  render: (args) => (
    <div style={{ width: '72rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('twelve seedlings', { selector: 'strong' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Preview beside the text' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
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

/** Waits for the core, because the buttons of menus are replaced when it has loaded, and then presses a tool. */
async function press(canvas: Canvas, name: string) {
  const button = () => canvas.getByRole('button', { name })
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}

/** Presses the button of an empty dialog and checks its error. */
async function refused(title: string, words: RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name: title }))
  await expect(await dialog.findByText(words)).toBeVisible()
  return dialog
}

export const LinkDialog: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Link')
    const dialog = await refused('Insert link', /Enter an address/)
    await expect(dialog.getByLabelText(/Address/)).toHaveFocus()
  },
}

export const ImageDialog: Story = {
  args: { uploadImage: async (file) => `https://images.example/${file.name}` },
  play: async ({ canvas }) => {
    await press(canvas, 'Image')
    const dialog = await refused('Insert image', /Enter an address or choose a file/)
    const files = dialog.getByLabelText(/Files from this device/)
    await userEvent.upload(files, new File([new Uint8Array(5 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
    await expect(await dialog.findByText(/larger than 4 MB/)).toBeVisible()
  },
}

export const TableDialog: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Table')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText(/Rows/))
    await refused('Insert table', /whole number from 1 to 50/)
  },
}

export const HeadingsOpen: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Heading')
    await expect(await screen.findByRole('menuitem', { name: /Heading 6/ })).toBeVisible()
  },
}

export const HelpOpen: Story = {
  args: { helpHref: 'https://commonmark.org/help/' },
  play: async ({ canvas }) => {
    await press(canvas, 'Markdown help')
    await expect(await screen.findByText(/Escape, then Tab always leaves the text/)).toBeVisible()
    await expect(screen.getByText('Ctrl+B')).toBeVisible()
  },
}

export const Uploading: Story = {
  args: {
    value: '',
    uploadImage: (file, _signal, onProgress) => {
      if (file.name === 'leaf.png') onProgress(0.4)
      return new Promise(() => {})
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Image')
    const dialog = within(await screen.findByRole('dialog'))
    const files = ['leaf.png', 'frame.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    await userEvent.upload(dialog.getByLabelText(/Files from this device/), files)
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading leaf.png…' })).toHaveValue(40)
    await expect(canvas.getByRole('button', { name: 'Cancel uploading frame.png' })).toBeVisible()
  },
}

export const DescribingAnImage: Story = {
  args: {
    value: '',
    uploadImage: async () => 'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E',
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Image')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText(/Files/), new File(['x'], 'leaf.png', { type: 'image/png' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }))
    await expect(await canvas.findByLabelText('What does leaf.png show?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1 image has no description' })).toBeVisible()
  },
}

export const UploadFailed: Story = {
  args: { value: '', uploadImage: () => Promise.reject(new Error('The server is away')) },
  play: async ({ canvas }) => {
    await press(canvas, 'Image')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText(/Files/), new File(['x'], 'leaf.png', { type: 'image/png' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }))
    await expect(await canvas.findByText(/leaf.png was not uploaded/)).toBeVisible()
  },
}

const PEOPLE = ['Ada Lovelace', 'Adam Ant', 'Adele', 'Adil Bo', 'Adnan Cho'].map((name) => ({
  username: name.split(' ')[0]?.toLowerCase() ?? '',
  name,
}))

export const Mentioning: Story = {
  args: { value: '', findPeople: async () => PEOPLE },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'))
    await userEvent.click(canvas.getByRole('textbox'))
    // Inserted in two steps, as if typed, because the editor searches for people only while the user types.
    document.execCommand('insertText', false, 'Ask @')
    document.execCommand('insertText', false, 'ad')
    await expect(await screen.findByRole('listbox', { name: 'People to mention' })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(5)
  },
}

export const SlashMenu: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'))
    await userEvent.click(canvas.getByRole('textbox'))
    document.execCommand('insertText', false, '/')
    await expect(await screen.findByRole('listbox', { name: 'Insert a block' })).toBeVisible()
    await expect(screen.getByRole('option', { name: /Heading 2/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const CodeLanguage: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'))
    await userEvent.click(canvas.getByRole('textbox'))
    // Inserted in two steps, as if typed, because the list of languages opens only while the user types.
    document.execCommand('insertText', false, '```')
    document.execCommand('insertText', false, 'ty')
    await expect(await screen.findByRole('option', { name: 'typescript' })).toBeVisible()
  },
}

export const MovingBlocks: Story = {
  args: { value: '1. bread\n   - rye\n2. cheese\n\nA paragraph.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'))
    await userEvent.hover(await canvas.findByText(/cheese/))
    await waitFor(() => expect(canvas.getByTitle(/Drag to move/)).toBeVisible())
    // The cursor is in the first item.
    await press(canvas, 'More tools')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent(/^1\. cheese/))
  },
}

const RICH = `## Seedlings

I moved **twelve** (Black Krim, *six weeks* old) to [an unheated frame](/frame), with \`sensor-2\` beside them.

> Nights below 10 °C are a risk.

- [x] peat-free compost
- [ ] a cover for the night

\`\`\`sh
read-sensor --since 7d
\`\`\`
`

/** The formatted view, in which Markdown marks are visible only at the cursor. */
export const RichText: Story = {
  tags: ['extremes'],
  args: { value: RICH, features: [richText()] },
  play: async ({ canvas }) => {
    const text = () => canvas.getByRole('textbox')
    await waitFor(() => expect(text()).toHaveTextContent(/^SeedlingsI moved twelve/))
    await userEvent.click(await canvas.findByText('Seedlings'))
    await waitFor(() => expect(text()).toHaveTextContent(/^## Seedlings/))
  },
}

/** A custom tool next to the editor's own. */
export const WithAFeature: Story = {
  args: {
    features: [
      {
        name: 'shout',
        commands: { shout: (state) => ({ ...state, text: state.text.toUpperCase() }) },
        keymap: [{ key: 'Mod-Shift-u', command: 'shout' }],
        tools: [{ command: 'shout', label: 'Shout', icon: BellIcon }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Shout')
    await expect(await canvas.findByText(/TWELVE SEEDLINGS/)).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { value: 'هذا نص **غامق** في سطر واحد.', footer: 'Draft saved 09:53' },
  render: (args) => (
    <div dir="rtl">
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Bold')
    const bold = canvas.getByRole('button', { name: 'Bold' })
    bold.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  args: { footer: 'Draft saved 09:53', uploadImage: async (file) => file.name },
  render: (args) => (
    <div style={{ width: '20rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('button', { name: 'Preview' })
    const frame = preview.closest('[role=toolbar]')?.getBoundingClientRect()
    await expect(preview.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.right ?? 0)
    // The tools scroll behind the Preview button, which stays in place. The menu button is replaced once its code has
    // loaded.
    await waitFor(async () => {
      const more = canvas.getByRole('button', { name: 'More tools' })
      more.blur()
      more.focus()
      await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(preview.getBoundingClientRect().left + 1)
    })
  },
}

export const Chinese: Story = {
  args: {
    label: '你的回答',
    value: '番茄苗移栽后**叶背发紫**。',
    strings: { preview: '预览', toolbar: '格式', foot: 'Markdown' },
  },
}
