import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  Avatar,
  Brand,
  Button,
  Dialog,
  Field,
  Footer,
  Header,
  LinkProvider,
  Menu,
  MenuItem,
  PageFrame,
  PageHead,
  Pagination,
  Popover,
  SearchField,
  SideNav,
  Tabs,
  TagInput,
  TextInput,
  ToastProvider,
  Tooltip,
  VoteControl,
  type LinkComponentProps,
} from '../index.ts'

const nothing = () => undefined

const page = (
  <ToastProvider>
    <PageFrame
      header={<Header brand={<Brand name="Quandary" href="/" />} search={<SearchField action="/search" />} />}
      nav={<SideNav label="Main" sections={[{ items: [{ label: 'Tags', href: '/tags' }] }]} />}
      footer={<Footer note="© 2026" />}
    >
      <PageHead title="Questions" />
      <Tabs label="Sort by" items={['a', 'b', 'c', 'd'].map((label) => ({ label, href: `?${label}` }))} />
      <VoteControl label="Score" score={1} vote={null} onVote={nothing} />
      <Avatar name="Ruth Okafor" />
      <Field label="Title" error="Too short.">
        <TextInput />
      </Field>
      <Field label="Tags">
        <TagInput value={[]} onChange={nothing} suggest={() => Promise.resolve([])} />
      </Field>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={nothing}>Edit</MenuItem>
      </Menu>
      <Tooltip text="Exact time">
        <Button>Now</Button>
      </Tooltip>
      <Popover label="About" trigger={<Button>About</Button>}>
        Text
      </Popover>
      <Dialog open={false} onOpenChange={nothing} title="Close question" />
      <Pagination page={2} pageCount={9} href={(n) => `?page=${n}`} />
    </PageFrame>
  </ToastProvider>
)

describe('on a server, without a window', () => {
  it('renders every kind of component to complete HTML', () => {
    const html = renderToString(page)
    expect(html).toContain('<main')
    expect(html).toContain('href="?page=3"')
    expect(html).not.toContain('<!--$!-->')
  })

  it('renders the same HTML each time, so that the browser can hydrate it', () => {
    expect(renderToString(page)).toBe(renderToString(page))
  })

  it('connects label, control and error by ids', () => {
    const html = renderToString(
      <Field label="Title" error="Too short.">
        <TextInput />
      </Field>,
    )
    const note = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    const control = /<label[^>]* for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${note}"`)
    expect(html).toContain(`id="${control}" aria-describedby`)
    expect(html).toContain('aria-invalid="true"')
  })

  it('renders every link with the app’s component', () => {
    const Routed = ({ children, href }: LinkComponentProps) => <a href={`/en${href}`}>{children}</a>
    const html = renderToString(<LinkProvider component={Routed}>{page}</LinkProvider>)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1])
    expect(links.filter((href) => !href?.startsWith('/en'))).toEqual(['#main'])
  })
})
