import type { Meta, StoryObj } from '@storybook/react-vite'
import { member, question } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { QuestionPost } from './question-post.tsx'

const meta = {
  title: 'Patterns/Post',
  component: QuestionPost,
  decorators: [aroundSite],
  args: { question },
} satisfies Meta<typeof QuestionPost>
export default meta

export const ForGuests: StoryObj<typeof meta> = {}

export const ForMembers: StoryObj<typeof meta> = { parameters: { site: { viewer: member } } }

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
