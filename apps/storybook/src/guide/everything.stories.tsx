import {
  AnswersBadge,
  Avatar,
  Badge,
  BookmarkControl,
  Breadcrumb,
  Button,
  ButtonGroup,
  Checkbox,
  Field,
  FieldStack,
  InputGroup,
  LanguagePicker,
  Notice,
  Pagination,
  Progress,
  RadioGroup,
  Row,
  SegmentButtons,
  Select,
  SideNav,
  Stack,
  Steps,
  Switch,
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
const links = ['Questions', 'Tags', 'Users', 'Badges'].map((label, i) => ({
  label,
  href: `/${label}`,
  current: i === 1,
}))

function Controls(): ReactNode {
  return (
    <FieldStack>
      <Field label="Website" error="Start with https://">
        <InputGroup before="https://" after="/feed" defaultValue="example.com" />
      </Field>
      <Field label="Name" help="Up to 30 characters.">
        <TextInput defaultValue="Ruth" />
      </Field>
      <Field label="Engine">
        <Select options={[{ value: 'a', label: 'SQLite' }]} />
      </Field>
      <Field label="Language">
        <LanguagePicker languages={[{ value: 'ar', label: 'العربية' }]} value="ar" onChange={nothing} />
      </Field>
      <Checkbox label="Weekly mail" description="Mondays." defaultChecked />
      <RadioGroup
        legend="Theme"
        value="dark"
        onChange={nothing}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Switch label="On" checked onChange={nothing} />
      <Switch label="Off" checked={false} onChange={nothing} />
    </FieldStack>
  )
}

function Everything(): ReactNode {
  return (
    <Stack gap={6}>
      <Breadcrumb items={[{ label: 'Tags', href: '/tags' }, { label: 'gardening' }]} />
      <Row gap={6}>
        <SideNav label="Main" sections={[{ items: links }]} />
        <Stack>
          <Tabs label="Sort by" items={links} />
          <SegmentButtons
            label="Order"
            value="new"
            onChange={nothing}
            options={[
              { value: 'new', label: 'Newest' },
              { value: 'old', label: 'Oldest' },
            ]}
          />
          <Steps label="Installation" steps={['Language', 'Database', 'Site']} current={1} />
          <Pagination page={2} pageCount={9} href={(page) => `?page=${page}`} />
        </Stack>
      </Row>
      <ButtonGroup>
        <Button variant="primary">Ask question</Button>
        <Button>Cancel</Button>
        <Button variant="danger">Delete answer</Button>
        <Button disabledReason="Needs 15 reputation">Flag</Button>
      </ButtonGroup>
      <Row>
        <VoteControl label="Score of this answer" score={12} vote="up" onVote={nothing} />
        <BookmarkControl words="Bookmarked" pressed count="7" onToggle={nothing} />
        <AnswersBadge count={3} accepted />
        <Badge tone="warning">Closed</Badge>
        <TagList>
          <Tag name="gardening" href="/tags/gardening" />
          <Tag name="staff" kind="reserved" />
        </TagList>
      </Row>
      <UserCard name="Ruth Okafor" href="/users/ruth" reputation="1,204" end="Active now">
        asked 12 minutes ago
      </UserCard>
      <Avatar name="Ruth Okafor" size="lg" />
      <Notice tone="warning" title="Closed.">
        It has an answer elsewhere.
      </Notice>
      <Progress label="Imported" value={40} />
      <Controls />
    </Stack>
  )
}

const meta = { title: 'Layout/Everything', component: Everything } satisfies Meta<typeof Everything>
export default meta

/** All components at once. The test also runs it from right to left and in forced colors. */
export const AtOnce: StoryObj<typeof meta> = {
  tags: ['extremes'],
  play: async ({ canvas }) => {
    const rtl = document.documentElement.dir === 'rtl'
    const label = canvas.getByText('Name').getBoundingClientRect()
    const field = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect()
    await expect(Math.abs(rtl ? label.right - field.right : label.left - field.left)).toBeLessThan(2)
    const before = canvas.getByText('https://').getBoundingClientRect()
    const after = canvas.getByText('/feed').getBoundingClientRect()
    await expect(before.left > after.left).toBe(rtl)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const forced = matchMedia('(forced-colors: active)').matches
    if (import.meta.env['VITE_STORY_DIRECTION'] === 'rtl') await expect([rtl, forced]).toEqual([true, true])
    if (!forced) return
    // In forced colors there are no backgrounds, so borders and icons must identify an element.
    for (const button of canvas.getAllByRole('button', { name: /Ask question|Cancel|Delete answer/ })) {
      const { borderTopColor, backgroundColor } = getComputedStyle(button)
      await expect(borderTopColor).not.toBe(backgroundColor)
    }
    const knobs = ['On', 'Off'].map((name) => getComputedStyle(canvas.getByRole('switch', { name }), '::before'))
    await expect(knobs[0]?.translate).not.toBe(knobs[1]?.translate)
    await expect(getComputedStyle(canvas.getByRole('checkbox', { name: /Weekly/ })).appearance).toBe('auto')
  },
}
