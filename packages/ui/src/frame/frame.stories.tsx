import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AnswersBadge } from '../answers-badge/answers-badge.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { ButtonLink, IconButton, IconButtonLink } from '../button/button.tsx'
import { PlusIcon, SearchIcon } from '../icon/action-icons.tsx'
import { BellIcon, QuestionIcon, ReviewIcon, TagIcon, TrophyIcon, UsersIcon } from '../icon/status-icons.tsx'
import { PageHead, Section } from '../layout/layout.tsx'
import { Link } from '../link/link.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { SideNav } from '../side-nav/side-nav.tsx'
import { Steps } from '../steps/steps.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Tag, TagList } from '../tag/tag.tsx'
import { BelowSmall, Brand, Footer, Header, PageFrame, SoloFrame } from './frame.tsx'

const meta = { title: 'Layout/Frame', component: PageFrame, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PageFrame
>
export default meta
type Story = StoryObj<typeof meta>

const header = (
  <Header
    brand={<Brand name="Quandary" href="/" />}
    search={<SearchField action="/search" label="Search questions, tags and people" shortcut="/" />}
    end={
      <>
        <BelowSmall>
          <IconButtonLink href="/search" label="Search" icon={<SearchIcon />} />
        </BelowSmall>
        <ButtonLink href="/questions/ask" variant="primary" icon={<PlusIcon />} collapse="md">
          Ask question
        </ButtonLink>
        <IconButtonLink href="/inbox" label="Inbox, 3 new" icon={<BellIcon />} count={3} />
        <IconButtonLink href="/achievements" label="Achievements" icon={<TrophyIcon />} />
        <IconButton label="Account menu, Ines Duarte" icon={<Avatar name="Ines Duarte" size="sm" />} />
      </>
    }
  />
)
const nav = (
  <SideNav
    label="Main"
    sections={[
      {
        items: [
          { label: 'Questions', href: '/questions', icon: <QuestionIcon />, current: true },
          { label: 'Tags', href: '/tags', icon: <TagIcon /> },
          { label: 'Users', href: '/users', icon: <UsersIcon /> },
        ],
      },
      {
        heading: 'Moderation',
        items: [{ label: 'Review', href: '/review', icon: <ReviewIcon />, count: 12, countLabel: '12 pending' }],
      },
    ]}
  />
)
const aside = (
  <>
    <Section title="Following tags">
      <TagList>
        <Tag name="gardening" href="/tags/gardening" />
        <Tag name="postgresql" href="/tags/postgresql" />
      </TagList>
    </Section>
    <Section title="Hot questions">
      <p>
        <AnswersBadge size="small" count={5} accepted /> How long can I keep a sourdough starter in the fridge?
      </p>
    </Section>
  </>
)
const footer = (
  <Footer note="© 2026 Quandary">
    <Link variant="plain" href="/tos">
      Terms of service
    </Link>
    <Link variant="plain" href="/privacy">
      Privacy
    </Link>
  </Footer>
)

export const Page: Story = {
  args: { header, children: null },
  render: () => (
    <PageFrame header={header} nav={nav} aside={aside} asideLabel="More" footer={footer}>
      <PageHead title="Questions" meta="48,213 questions" />
      <Tabs
        label="Sort by"
        items={['Active', 'Newest', 'Frequent', 'Score', 'Unanswered'].map((label, i) => ({
          label,
          href: `?s=${label}`,
          current: i === 0,
        }))}
      />
      <Pagination page={1} pageCount={2411} href={(page) => `?page=${page}`} summary="1–20 of 48,213" />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

export const FullWidth: Story = {
  args: { header, children: null },
  render: () => (
    <PageFrame header={header} nav={nav} aside={aside} asideLabel="More" footer={footer} width="full">
      <PageHead title="Questions" meta="48,213 questions" />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const window = document.documentElement.clientWidth
    const bar = canvas.getByRole('banner').firstElementChild
    for (const part of [bar, canvas.getByRole('contentinfo')]) {
      await expect(part?.getBoundingClientRect().width).toBe(window)
    }
  },
}

export const LongName: Story = {
  args: { header, children: null },
  render: () => (
    <SoloFrame header={<Header narrow brand={<Brand name="Donaudampfschifffahrtsgesellschaftskapitänsforum" />} />}>
      <PageHead title="Questions" />
    </SoloFrame>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Donau/)
    // Text beyond the right edge would be cut in the middle of a letter; text below the last line ends with an
    // ellipsis.
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

export const Solo: Story = {
  args: { header, children: null },
  render: () => (
    <SoloFrame header={<Header narrow brand={<Brand name="Quandary" column={false} />} />}>
      <Steps label="Progress" steps={['Language', 'Database', 'Config file', 'Site', 'Admin', 'Done']} current={1} />
      <PageHead title="Where should the content live?" />
    </SoloFrame>
  ),
}
