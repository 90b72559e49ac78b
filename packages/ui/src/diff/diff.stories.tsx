import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DiffProse, DiffSource, DiffText } from './diff.tsx'

const before = `I moved twelve seedlings to an unheated frame last week. The purple beginns at the veins.

They stand in the light.
They have enough room.
The pots are clean.
Nothing else changed.

Is it the cold?`

const after = `I moved twelve seedlings to an unheated frame on 7 March. The purple begins at the veins.

They stand in the light.
They have enough room.
The pots are clean.
Nothing else changed.

Nights are 7 to 9 °C.
Is it the cold?`

const meta = {
  title: 'Content/Diff',
  component: DiffSource,
  args: { before, after, label: 'Difference of the text', foldLabel: (n) => `Show ${n} unchanged lines` },
} satisfies Meta<typeof DiffSource>
export default meta
type Story = StoryObj<typeof meta>

export const Source: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The pots are clean.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 unchanged lines' }))
    await expect(canvas.getByText('The pots are clean.')).toBeVisible()
  },
}

export const NothingChanged: Story = {
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 8 unchanged lines' })).toBeVisible()
  },
}

export const Title: Story = {
  render: () => (
    <h2>
      <DiffText before="Seedlings turn purple" after="Tomato seedlings turn purple under the leaves" />
    </h2>
  ),
}

export const Rendered: Story = {
  render: () => (
    <DiffProse
      before="<p>The purple <em>beginns</em> at the veins.</p><ul><li>cold</li></ul>"
      after="<p>The purple <em>begins</em> at the veins.</p><ul><li>cold</li><li>wind</li></ul>"
    />
  ),
}

export const Chinese: Story = {
  args: { before: '手冲咖啡总是又苦又涩。', after: '手冲咖啡总是又酸又涩，水温是九十度。' },
}
