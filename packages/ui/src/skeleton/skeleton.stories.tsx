import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonList } from './skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

export const Line: StoryObj<typeof meta> = { args: { width: '40%' } }
export const List: StoryObj<typeof meta> = { render: () => <SkeletonList rows={3} label="Loading questions" /> }
