import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/layout.tsx'
import { AnswersBadge } from './answers-badge.tsx'

const meta = { title: 'Content/Answers badge', component: AnswersBadge, args: { count: 3 } } satisfies Meta<
  typeof AnswersBadge
>
export default meta

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Row gap={4}>
      <AnswersBadge count={0} />
      <AnswersBadge count={1} />
      <AnswersBadge count={3} />
      <AnswersBadge count={5} accepted />
    </Row>
  ),
}
export const Small: StoryObj<typeof meta> = {
  render: () => (
    <Row gap={4}>
      <AnswersBadge size="small" count={0} />
      <AnswersBadge size="small" count={3} />
      <AnswersBadge size="small" count={5} accepted />
    </Row>
  ),
}
