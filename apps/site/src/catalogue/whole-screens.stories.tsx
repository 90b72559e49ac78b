import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { NotificationsScreen } from '../features/notifications/index.ts'
import { QuestionScreen } from '../features/question-page/index.ts'
import { QuestionsScreen } from '../features/questions/index.ts'
import { ReviewScreen } from '../features/reviews/index.ts'
import { TagsScreen } from '../features/tags/index.ts'
import { ProfileScreen } from '../features/users/index.ts'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { member, moderator, question } from './fixed-data.ts'
import { aroundSite } from './site-around.tsx'

const screens = {
  questions: <QuestionsScreen filter={{}} path="/questions" />,
  question: <QuestionScreen questionId={question.id} filter={{}} />,
  tags: <TagsScreen filter={{}} />,
  profile: <ProfileScreen tab="reputation" username="ada" filter={{}} />,
  notifications: <NotificationsScreen selection={{ kind: 'inbox', filter: 'all', page: 1 }} />,
  review: <ReviewScreen asked={undefined} page={1} />,
} satisfies Record<string, ReactNode>

interface WholeScreenProps {
  /** The screen to show inside the frame of the site. */
  screen: keyof typeof screens
}

/** A screen of the site within its header, navigation and footer. */
function WholeScreen({ screen }: WholeScreenProps): ReactNode {
  return <SiteFrame>{screens[screen]}</SiteFrame>
}

const meta = {
  title: 'Patterns/Whole screens',
  component: WholeScreen,
  decorators: [aroundSite],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'questions' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
} satisfies Meta<typeof WholeScreen>
export default meta

type Story = StoryObj<typeof meta>

const at = (value: 'phone' | 'tablet' | 'desktop') => ({ viewport: { value } })
const asMember = { site: { viewer: member } }
const asModerator = { site: { viewer: moderator, address: '/review' } }

export const QuestionsOnADesktop: Story = { globals: at('desktop') }
export const QuestionsOnATablet: Story = { globals: at('tablet') }
export const QuestionsOnAPhone: Story = { globals: at('phone') }

export const QuestionOnADesktop: Story = { args: { screen: 'question' }, parameters: asMember, globals: at('desktop') }
export const QuestionOnATablet: Story = { args: { screen: 'question' }, parameters: asMember, globals: at('tablet') }
export const QuestionOnAPhone: Story = { args: { screen: 'question' }, parameters: asMember, globals: at('phone') }

export const TagsOnADesktop: Story = { args: { screen: 'tags' }, globals: at('desktop') }
export const TagsOnATablet: Story = { args: { screen: 'tags' }, globals: at('tablet') }
export const TagsOnAPhone: Story = { args: { screen: 'tags' }, globals: at('phone') }

export const ProfileOnADesktop: Story = { args: { screen: 'profile' }, globals: at('desktop') }
export const ProfileOnATablet: Story = { args: { screen: 'profile' }, globals: at('tablet') }
export const ProfileOnAPhone: Story = { args: { screen: 'profile' }, globals: at('phone') }

export const NotificationsOnADesktop: Story = {
  args: { screen: 'notifications' },
  parameters: asMember,
  globals: at('desktop'),
}
export const NotificationsOnATablet: Story = {
  args: { screen: 'notifications' },
  parameters: asMember,
  globals: at('tablet'),
}
export const NotificationsOnAPhone: Story = {
  args: { screen: 'notifications' },
  parameters: asMember,
  globals: at('phone'),
}

export const ReviewOnADesktop: Story = { args: { screen: 'review' }, parameters: asModerator, globals: at('desktop') }
export const ReviewOnATablet: Story = { args: { screen: 'review' }, parameters: asModerator, globals: at('tablet') }
export const ReviewOnAPhone: Story = { args: { screen: 'review' }, parameters: asModerator, globals: at('phone') }
