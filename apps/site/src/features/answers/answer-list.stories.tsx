import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { question } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { AnswerList } from './answer-list.tsx'

const meta = {
  title: 'Patterns/Answer head',
  component: AnswerList,
  decorators: [aroundSite],
  args: { question, filter: {} },
} satisfies Meta<typeof AnswerList>
export default meta

export const WithAnswers: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '2 answers' })).toBeVisible()
  },
}

export const WithoutAnswers: StoryObj<typeof meta> = {
  args: { question: { ...question, answer_count: 0, accepted_answer_id: '0' } },
  parameters: { site: { answers: { listAnswers: { count: 0, list: [] } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /No answers yet/ })).toBeVisible()
  },
}
