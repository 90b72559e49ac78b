import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOW, question } from '../../catalogue/fixed-data.ts'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { StateNotice } from './state-notice.tsx'

type Operation = NonNullable<Parameters<typeof StateNotice>[0]['operation']>

const closed: Operation = {
  type: 'Needs details',
  description: 'It needs more facts before it can be answered.',
  msg: '',
  time: NOW - 86_400,
  level: 'warning',
  user_info: question.user_info,
}

const original = 'https://qa.example.com/questions/10010000000000009'

const meta = {
  title: 'Patterns/Banner',
  component: StateNotice,
  decorators: [aroundSite],
  args: { question: { ...question, status: 2 }, operation: closed },
} satisfies Meta<typeof StateNotice>
export default meta

export const Closed: StoryObj<typeof meta> = {}

export const Duplicate: StoryObj<typeof meta> = {
  args: {
    operation: {
      ...closed,
      type: 'A duplicate',
      msg: original,
      duplicate_of: { id: '10010000000000009', title: 'Reading a large file in parts', url_title: '', answer_count: 3 },
    },
  },
}

export const Deleted: StoryObj<typeof meta> = {
  args: {
    question: { ...question, status: 10, member_actions: [{ action: 'undelete', name: 'Undelete', type: 'confirm' }] },
    operation: { ...closed, msg: 'This question was deleted.' },
  },
}

export const Pending: StoryObj<typeof meta> = { args: { question: { ...question, status: 11 } } }
