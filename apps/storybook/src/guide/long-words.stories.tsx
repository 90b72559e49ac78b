import {
  AnswersBadge,
  Badge,
  Breadcrumb,
  Button,
  ButtonGroup,
  Cell,
  Checkbox,
  ColumnHead,
  DiffText,
  EmptyState,
  ErrorState,
  Field,
  FieldStack,
  Notice,
  PageHead,
  Pagination,
  RadioGroup,
  Row,
  SegmentButtons,
  Segments,
  Select,
  Stack,
  StatTiles,
  Steps,
  Switch,
  Table,
  TableRow,
  Tabs,
  Tag,
  TagList,
  TextInput,
  UserCard,
  VoteControl,
} from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

const nothing = () => undefined

/** A word that is longer than the width of the screen, so that it must break. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
const SENTENCE = `Die ${WORD} werden nach Dienstalter verliehen, und zwar immer am ersten Montag eines Monats.`
const links = [WORD, 'Am häufigsten gestellt', 'Unbeantwortet', 'Zuletzt geändert', 'Bewertung'].map((label, i) => ({
  label,
  href: `?sort=${i}`,
  current: i === 4,
  ...(i === 3 ? { count: 1200, countLabel: '1200 pending' } : {}),
}))

function Content(): ReactNode {
  return (
    <>
      <PageHead title={WORD} meta="48 213 Fragen" actions={<Button variant="primary">Frage stellen</Button>} />
      <Breadcrumb items={[{ label: 'Schlagwörter', href: '/tags' }, { label: WORD }]} />
      <Tabs label="Sortieren" items={links} />
      <UserCard
        name={WORD}
        href="/users/long"
        reputation="1 204"
        badges={<Badge tone="outline">Bezirksschornsteinfegermeister</Badge>}
        end={SENTENCE}
      >
        {SENTENCE}
      </UserCard>
      <Row>
        <VoteControl label="Bewertung dieser Antwort" score="−123,456" vote={null} onVote={nothing} />
        <AnswersBadge count={12345} accepted />
        <TagList>
          <Tag name={WORD} href="/tags/long" onRemove={nothing} />
        </TagList>
      </Row>
      <Notice tone="warning" title={SENTENCE} actions={<Button size="sm">Noch einmal versuchen</Button>}>
        {SENTENCE}
      </Notice>
      <p>
        <DiffText before={SENTENCE} after={`Neu: ${SENTENCE}`} />
      </p>
      <StatTiles
        tiles={[
          { label: WORD, value: '123 456 789', note: SENTENCE },
          { label: 'Fragen', value: '1' },
        ]}
      />
      <Table caption={SENTENCE}>
        <thead>
          <tr>
            <ColumnHead sortHref="?sort=name">{WORD}</ColumnHead>
            <ColumnHead numeric>Beobachterinnen</ColumnHead>
          </tr>
        </thead>
        <tbody>
          <TableRow>
            <th scope="row">{WORD}</th>
            <Cell numeric>123 456 789</Cell>
          </TableRow>
        </tbody>
      </Table>
      <Pagination page={1204} pageCount={2411} href={(page) => `?page=${page}`} summary="24 061–24 080 von 48 213" />
    </>
  )
}

function Controls(): ReactNode {
  const options = [
    { value: 'long', label: WORD, description: SENTENCE },
    { value: 'short', label: 'Kurz' },
  ]
  return (
    <FieldStack>
      <Field label={WORD} help={SENTENCE} error={SENTENCE}>
        <TextInput defaultValue={SENTENCE} />
      </Field>
      <Field label="Abzeichen">
        <Select options={options} />
      </Field>
      <Checkbox label={WORD} description={SENTENCE} />
      <Switch label={WORD} description={SENTENCE} checked onChange={nothing} />
      <RadioGroup legend={WORD} options={options} value="long" onChange={nothing} help={SENTENCE} />
      <RadioGroup legend="Karten" layout="cards" options={options} value="long" onChange={nothing} />
      <SegmentButtons label="Reihenfolge" value="long" onChange={nothing} options={options} />
      <ButtonGroup>
        <Button busy busyText="Wird gespeichert…">
          Speichern
        </Button>
        <Button disabledReason={SENTENCE}>Benachrichtigungseinstellungen</Button>
      </ButtonGroup>
    </FieldStack>
  )
}

function LongWords(): ReactNode {
  return (
    <Stack gap={6}>
      <Content />
      <Segments label="Sortiert nach" items={links.slice(1, 4)} />
      <Steps label="Fortschritt" steps={[WORD, 'Datenbankverbindung', 'Verwaltung']} current={1} />
      <Controls />
      <EmptyState title={WORD} actions={<Button>Schlagwörter beobachten</Button>}>
        {SENTENCE}
      </EmptyState>
      <ErrorState level={2} code="404" title={WORD} actions={<Button>Zurück</Button>}>
        {SENTENCE}
      </ErrorState>
    </Stack>
  )
}

const meta = { title: 'Layout/Long words', component: LongWords } satisfies Meta<typeof LongWords>
export default meta

/**
 * Checks that a page 320 pixels wide never scrolls sideways, whatever its texts are. The test also runs it from right
 * to left.
 */
export const OnASmallPhone: StoryObj<typeof meta> = {
  tags: ['extremes'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const { clientWidth } = document.documentElement
    await expect(clientWidth).toBeLessThanOrEqual(320)
    await expect(wideIn(canvasElement, clientWidth)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Lists the elements that overflow the screen, except those that scroll or are clipped. */
function wideIn(canvas: HTMLElement, width: number): string[] {
  const out = [...canvas.querySelectorAll<HTMLElement>('*')]
  return out
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (left < -1 || right > width + 1) && !scrolls(element)
    })
    .map((element) => `${element.tagName}: ${element.textContent}`)
}

function scrolls(element: Element | null): boolean {
  if (element === null) return false
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement)
}
