import type { Meta, StoryObj } from '@storybook/react-vite'
import { flagged, moderator } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { FlagTask } from './flag-task.tsx'

const meta = {
  title: 'Patterns/Review card',
  component: FlagTask,
  decorators: [aroundSite],
  parameters: { site: { viewer: moderator, address: '/review' } },
  args: {
    task: flagged,
    decision: { busy: false, decide: async () => true, settle: async () => undefined },
    skip: { act: undefined, button: null },
    takesFocus: false,
  },
} satisfies Meta<typeof FlagTask>
export default meta

export const FlaggedComment: StoryObj<typeof meta> = {}

export const FlaggedQuestion: StoryObj<typeof meta> = {
  args: { task: { ...flagged, object_type: 'question', object_id: flagged.question_id, comment_id: '' } },
}

export const WhileDeciding: StoryObj<typeof meta> = {
  args: { decision: { busy: true, decide: async () => true, settle: async () => undefined } },
}
