import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: { label: 'Progress', steps: ['Language', 'Database', 'Config file', 'Site', 'Admin', 'Done'], current: 1 },
} satisfies Meta<typeof Steps>
export default meta

export const Second: StoryObj<typeof meta> = {}
export const Last: StoryObj<typeof meta> = { args: { current: 5 } }
