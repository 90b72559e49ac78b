import type { Meta, StoryObj } from '@storybook/react-vite'
import { answers, member, question } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { AnswerItem } from './answer-item.tsx'

const meta = {
  title: 'Patterns/Answer',
  component: AnswerItem,
  decorators: [aroundSite],
  args: { answer: answers[0], question, filter: {}, marked: false },
} satisfies Meta<typeof AnswerItem>
export default meta

export const Accepted: StoryObj<typeof meta> = { parameters: { site: { viewer: member } } }

/** An answer with a negative score, by a deleted account. */
export const Downvoted: StoryObj<typeof meta> = { args: { answer: answers[1] } }

/** An answer that the address of the page names. */
export const Marked: StoryObj<typeof meta> = { args: { answer: answers[1], marked: true } }
