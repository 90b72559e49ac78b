import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages as account } from '@quandary/i18n/catalogues/en_US/account'
import { messages as community } from '@quandary/i18n/catalogues/en_US/community'
import { messages as words } from '@quandary/i18n/catalogues/en_US/site'
import { expect, within } from 'storybook/test'
import { NotificationsScreen } from '../features/notifications/index.ts'
import { QuestionsScreen } from '../features/questions/index.ts'
import { ReviewScreen } from '../features/reviews/index.ts'
import { SearchScreen } from '../features/search/index.ts'
import { TagsScreen } from '../features/tags/index.ts'
import { NotFoundScreen } from '../shell/frame/error-screens.tsx'
import { member, moderator } from './fixed-data.ts'
import { aroundSite } from './site-around.tsx'

const none = { count: 0, list: [] }

/** Checks that the screen shows the given sentence and lists no questions. */
function saysOnly(sentence: string): NonNullable<StoryObj<typeof QuestionsScreen>['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(canvas.queryAllByRole('article')).toHaveLength(0)
  }
}

const meta = {
  title: 'Patterns/Empty states',
  component: QuestionsScreen,
  decorators: [aroundSite],
  args: { filter: {}, path: '/questions' },
  parameters: {
    site: {
      viewer: member,
      answers: {
        listQuestions: none,
        listTags: none,
        search: none,
        listNotifications: none,
        listUnreviewedReports: none,
      },
    },
  },
} satisfies Meta<typeof QuestionsScreen>
export default meta

export const NoQuestions: StoryObj<typeof meta> = { play: saysOnly(words['questions.none']) }

export const NothingForYou: StoryObj<typeof meta> = {
  args: { filter: { order: 'recommend' } },
  play: saysOnly(words['questions.none_recommend']),
}

export const NoTags: StoryObj<typeof meta> = {
  render: () => <TagsScreen filter={{}} />,
  play: saysOnly(community['tags.none']),
}

export const NothingFound: StoryObj<typeof meta> = {
  render: () => <SearchScreen filter={{ q: 'zymurgy' }} />,
  play: saysOnly(words['list.empty']),
}

export const NoNotifications: StoryObj<typeof meta> = {
  render: () => <NotificationsScreen selection={{ kind: 'inbox', filter: 'all', page: 1 }} />,
  play: saysOnly(account['notifications.none_inbox_about']),
}

export const NothingToReview: StoryObj<typeof meta> = {
  parameters: {
    site: {
      viewer: moderator,
      answers: {
        listReviewTypes: [{ name: 'flagged_post', label: 'Flags', todo_amount: 0 }],
        listUnreviewedReports: none,
      },
    },
  },
  render: () => <ReviewScreen asked={undefined} page={1} />,
  play: saysOnly(words['review.empty']),
}

export const NoSuchPage: StoryObj<typeof meta> = {
  render: () => <NotFoundScreen />,
  play: saysOnly(words['error.404']),
}
