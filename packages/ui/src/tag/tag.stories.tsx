import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tag, TagList } from './tag.tsx'

const meta = { title: 'Content/Tag', component: Tag, args: { name: 'gardening' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: () => (
    <TagList>
      <Tag name="gardening" href="/tags/gardening" title="Growing plants" />
      <Tag name="required" href="/tags/required" kind="required" />
      <Tag name="reserved" href="/tags/reserved" kind="reserved" />
      <Tag name="面点" href="/tags/mian" />
      <Tag name="not a link" />
      <Tag name="duplicate" state="flash" />
      <Tag name="added" state="added" />
      <Tag name="removed" state="removed" />
      <Tag name="a-name-of-thirty-five-characters-xyz" href="/tags/long" />
    </TagList>
  ),
}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gardening' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
