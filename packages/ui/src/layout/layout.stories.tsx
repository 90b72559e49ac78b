import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Columns, Lead, Meta as Facts, PageHead, ReadingColumn, Row, Section, Stack } from './layout.tsx'

const meta = { title: 'Layout/Parts', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  args: { children: null },
  render: () => (
    <Stack gap={5}>
      <PageHead title="Questions" meta="48,213 questions" />
      <Lead>SQLite needs nothing and serves most sites.</Lead>
      <Columns>
        <Section
          title="Following tags"
          aside={
            <Button size="sm" variant="quiet">
              Edit
            </Button>
          }
        >
          <Facts>None yet.</Facts>
        </Section>
        <Section title="Hot questions" level={3}>
          <Row gap={3} justify="between">
            <span>First</span>
            <span>Second</span>
          </Row>
        </Section>
      </Columns>
      <ReadingColumn>
        <p>
          Running text keeps to its measure, which holds between seventy and eighty characters a line on every screen
          that is wide enough.
        </p>
      </ReadingColumn>
    </Stack>
  ),
}
