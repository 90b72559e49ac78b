import type { Meta, StoryObj } from '@storybook/react-vite'
import { Count } from './count.tsx'

const meta = {
  title: 'Content/Count',
  component: Count,
  args: { text: '1.2k', exact: '1,204 views', unit: 'views' },
} satisfies Meta<typeof Count>
export default meta

export const Short: StoryObj<typeof meta> = {}
