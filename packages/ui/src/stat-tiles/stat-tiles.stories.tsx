import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTiles } from './stat-tiles.tsx'

const meta = {
  title: 'Content/Stat tiles',
  component: StatTiles,
  args: {
    tiles: [
      { label: 'Questions', value: '48.2k', title: '48,213', note: '82 % answered' },
      { label: 'Answers', value: '97.1k', note: '+312 this week' },
      { label: 'People', value: '12.4k' },
      { label: 'Waiting for review', value: '12', note: '5 flags', href: '/review' },
    ],
  },
} satisfies Meta<typeof StatTiles>
export default meta

export const Four: StoryObj<typeof meta> = {}
