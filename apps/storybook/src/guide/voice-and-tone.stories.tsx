import {
  Button,
  ButtonGroup,
  Cell,
  ColumnHead,
  Count,
  Notice,
  Row,
  Table,
  TableRow,
  Time,
  VoteControl,
} from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuidePage, Rule } from './guide-page.tsx'

const meta = { title: 'Guide/Voice and tone', component: GuidePage } satisfies Meta<typeof GuidePage>
export default meta

const instead = [
  ['Oops! Something went wrong.', 'Your answer was not posted. It is kept as a draft on this device.'],
  ['Submit', 'Post your answer'],
  ['Are you sure?', 'Delete this answer? Its comments go with it.'],
  ['Successfully saved!', 'Saved'],
  ['You are not allowed to do this.', 'Needs 125 reputation, you have 40.'],
  ['No results', 'No tags followed. Follow tags to find their questions first.'],
] as const

const nothing = () => undefined

export const Page: StoryObj = {
  render: () => (
    <GuidePage
      title="Voice and tone"
      lead="Say what happened, then what to do. Short sentences, plain words, facts rather than feelings."
    >
      <Rule title="Write this, not that" words="Sentence case. No exclamation marks, no “please”, no “successfully”.">
        <Table caption="Words to avoid and what to write">
          <thead>
            <tr>
              <ColumnHead>Not</ColumnHead>
              <ColumnHead>But</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {instead.map(([not, but]) => (
              <TableRow key={not}>
                <Cell>{not}</Cell>
                <Cell>{but}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </Rule>
      <Rule
        title="Buttons are verbs with their object"
        words="The label says the act. An ellipsis follows only when a dialog does."
      >
        <ButtonGroup>
          <Button variant="primary">Ask question</Button>
          <Button>Save draft</Button>
          <Button variant="dangerQuiet">Delete answer…</Button>
        </ButtonGroup>
      </Rule>
      <Rule
        title="A limit is a fact"
        words="A control one may not use stays in reach of the keyboard and says what is missing."
      >
        <VoteControl
          label="Score of this answer"
          score={12}
          vote={null}
          onVote={nothing}
          downDisabledReason="Needs 125 reputation, you have 40"
        />
      </Rule>
      <Rule
        title="Numbers are short, times are near"
        words="The exact number and the exact time are in the tooltip. The app writes both, as it knows the language."
      >
        <Row gap={4}>
          <Count text="1.2k" exact="1,204 views" unit="views" />
          <Time dateTime="2026-11-21T11:48:00Z" title="21 November 2026, 11:48">
            12 minutes ago
          </Time>
        </Row>
      </Rule>
      <Rule title="Say it once, where it belongs" words="What failed is told where it was tried, with the way on.">
        <Notice tone="danger" title="Your answer was not posted." actions={<Button size="sm">Post again</Button>}>
          It is kept as a draft on this device.
        </Notice>
      </Rule>
    </GuidePage>
  ),
}
