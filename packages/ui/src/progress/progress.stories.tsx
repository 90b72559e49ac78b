import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Reviewed today', value: 12, max: 20 },
} satisfies Meta<typeof Progress>
export default meta

export const Half: StoryObj<typeof meta> = {}
export const None: StoryObj<typeof meta> = { args: { value: 0 } }
