import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { action: '/search', label: 'Search questions, tags and people', shortcut: '/', onSearch: fn() },
} satisfies Meta<typeof SearchField>
export default meta

export const Searches: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search questions, tags and people' }),
      ' tomato {Enter}',
    )
    await expect(args.onSearch).toHaveBeenCalledWith('tomato')
  },
}
