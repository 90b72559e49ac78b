import type { Meta, StoryObj } from '@storybook/react-vite'
import { inList } from '../../catalogue/in-list.tsx'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { rows } from '../../catalogue/fixed-data.ts'
import { QuestionListRow } from './question-row.tsx'
import * as styles from './question-list.css.ts'

const meta = {
  title: 'Patterns/Question row',
  component: QuestionListRow,
  decorators: [inList(styles.list), aroundSite],
  args: { question: rows[0], isIgnored: false },
} satisfies Meta<typeof QuestionListRow>
export default meta

export const Pinned: StoryObj<typeof meta> = {}

/** Questions with an accepted answer, without answers, closed, and by a deleted account. */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <>
      {rows.map((question) => (
        <QuestionListRow key={question.id} question={question} isIgnored={false} />
      ))}
    </>
  ),
}

/** A question with a tag that the reader ignores. */
export const Ignored: StoryObj<typeof meta> = { args: { isIgnored: true } }

export const OnAPhone: StoryObj<typeof meta> = { ...States, globals: { viewport: { value: 'phone' } } }
