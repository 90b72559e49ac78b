import { AnswersBadge, Link, Pagination, Row, SkeletonList, Stack, Tabs, Tag, TagList, UserLine } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuidePage, Rule } from './guide-page.tsx'

const meta = { title: 'Guide/Lists', component: GuidePage } satisfies Meta<typeof GuidePage>
export default meta

const orders = ['Newest', 'Active', 'Hot', 'Score', 'Unanswered'].map((label) => ({
  label,
  href: `?order=${label.toLowerCase()}`,
  current: label === 'Newest',
}))

export const Page: StoryObj = {
  render: () => (
    <GuidePage
      title="Lists"
      lead="A list is a ledger: ruled by hairlines, text first, numbers in line. Order and page are in the address, so that back and reload keep them."
    >
      <Rule
        title="Orders are links"
        words="Tabs show where one is. After the third the rest is behind “More” under 768 pixels."
      >
        <Tabs label="Sort by" items={orders} />
      </Rule>
      <Rule
        title="A row leads somewhere"
        words="The title is the link. Tags and author stand in their own reach above it; answers carry their state by shape and sign, not by colour alone."
      >
        <Stack gap={2}>
          <UserLine name="Ruth Okafor" href="/users/ruth">
            asked 12 minutes ago
          </UserLine>
          <Link href="/questions/1" variant="plain">
            Why do tomato seedlings turn purple?
          </Link>
          <Row gap={4}>
            <AnswersBadge count={2} accepted />
            <TagList>
              <Tag name="gardening" href="/tags/gardening" />
              <Tag name="tomatoes" href="/tags/tomatoes" />
            </TagList>
          </Row>
        </Stack>
      </Rule>
      <Rule
        title="Loading keeps its size"
        words="A skeleton comes after 300 ms, flat and still. Nothing jumps when the rows come."
      >
        <SkeletonList rows={2} label="Loading" />
      </Rule>
      <Rule title="Pages are links" words="Paging is not endless: every page has an address.">
        <Pagination page={2} pageCount={12} href={(page) => `?page=${page}`} />
      </Rule>
    </GuidePage>
  ),
}
