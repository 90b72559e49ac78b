import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { CodeArea } from './code-area.tsx'

const lines = (count: number) => Array.from({ length: count }, (_, i) => `.rule-${i + 1} { color: teal; }`).join('\n')

function Example({ start = '', error }: { start?: string; error?: string }): ReactNode {
  const [value, setValue] = useState(start)
  return (
    <Field label="Custom CSS" help="Loaded after the style sheets of the site." error={error}>
      <CodeArea rows={6} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    </Field>
  )
}

const meta = { title: 'Forms/Code area', component: Example, parameters: { properties: { CodeArea } } } satisfies Meta<
  typeof Example
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithError: Story = { args: { start: 'a {', error: 'Close the rule.' } }
export const RightToLeft: Story = {
  args: { start: lines(3) },
  render: (args) => (
    <div dir="rtl">
      <Example {...args} />
    </div>
  ),
}
export const NumbersFollowTheCode: Story = {
  args: { start: lines(200) },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Custom CSS' })
    const numbers = canvas.getByText(/^1\s2\s3\s/)
    await expect(numbers).toHaveTextContent(/ 200$/)
    code.scrollTop = code.scrollHeight
    await waitFor(() => expect(numbers.scrollTop).toBe(code.scrollTop))
    await userEvent.clear(code)
    await expect(canvas.getByText('1', { exact: true })).toBe(numbers)
  },
}
/** When scrolled sideways, a long line disappears behind the line numbers. */
export const ScrolledSideways: Story = {
  args: { start: `.rule { background: ${'url(picture.png), '.repeat(40)}none }\n${lines(4)}` },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Custom CSS' })
    code.scrollLeft = code.scrollWidth
    await waitFor(() => expect(code.scrollLeft).toBeGreaterThan(0))
    const { backgroundColor } = getComputedStyle(canvas.getByText(/^1\s2\s/))
    await expect(backgroundColor).toBe(getComputedStyle(code).backgroundColor)
  },
}
/**
 * Until Escape is pressed, Tab stays in the field. That it inserts a tab is tested in the back office, because
 * simulated keys cannot type one.
 */
export const TabStaysUntilEscape: Story = {
  args: { start: 'a {' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Custom CSS' })
    await userEvent.click(code)
    await userEvent.tab()
    await expect(code).toHaveFocus()
    // Keys of an input method are ignored: Tab inserts nothing, and after Escape the next Tab does not leave the field.
    await expect(fireEvent.keyDown(code, { key: 'Tab', keyCode: 229 })).toBe(true)
    await fireEvent.keyDown(code, { key: 'Escape', keyCode: 229 })
    await userEvent.tab()
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(code).not.toHaveFocus()
  },
}
