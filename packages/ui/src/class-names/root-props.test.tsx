import { renderToString } from 'react-dom/server'
import type { ComponentType, ReactNode } from 'react'
import { expect, it } from 'vitest'
import * as ui from '../index.ts'

const nothing = () => undefined
const label = 'Label'
const items = [{ label, href: '/x' }]
const person = { name: 'Ann' }
const choice = { legend: label, options: [{ value: 'a', label }], onChange: nothing }
const text = { title: label, children: 'Text' }
const selection = { ids: [], extent: 'none', has: () => false, set: nothing, setAll: nothing }

/** Required props by component. Components that are not listed have no required props. */
const needs: Record<string, object> = {
  Anchor: { href: '/x' },
  AnswersBadge: { count: 1 },
  Avatar: person,
  BottomNav: { label, items: [{ label, href: '/x', icon: null }] },
  Brand: { ...person, href: '/' },
  Breadcrumb: { items },
  ButtonLink: { href: '/x' },
  CheckboxGroup: { ...choice, value: [] },
  CodeBlock: { code: 'x', label },
  CodeArea: { value: '' },
  ColorInput: { value: '#000000', onChange: nothing },
  Combobox: { value: '', onChange: nothing, options: [], 'aria-label': label },
  CopyButton: { text: 'x' },
  Count: { text: '1' },
  CountBadge: { value: 1 },
  CountedToggle: { words: label, pressed: false, onToggle: nothing, icon: null },
  BookmarkControl: { words: label, pressed: false, onToggle: nothing },
  DiffProse: { before: 'a', after: 'b' },
  DiffSource: { before: 'a', after: 'b', label, foldLabel: String },
  DisclosureLink: { href: '/x', children: label },
  DisclosureMenu: { face: label, children: null },
  EmptyState: text,
  ErrorState: { ...text, actions: null },
  Field: { label, children: null },
  FileButton: { accept: 'image/png', onFile: nothing },
  Header: { brand: label },
  IconButton: { label, icon: null },
  IconButtonLink: { label, icon: null, href: '/x' },
  ImageUpload: { value: '', onChange: nothing, upload: nothing },
  LanguagePicker: { languages: [], value: '', onChange: nothing },
  Link: { href: '/x' },
  NavTree: { label, toggle: label, entries: items },
  Notice: text,
  OfflineBanner: { children: 'Text', retryLabel: label, onRetry: nothing },
  PageFrame: { header: null, children: null },
  PageHead: { title: label },
  Pagination: { page: 1, pageCount: 3, href: String },
  Progress: { label, value: 1 },
  RadioGroup: { ...choice, value: 'a' },
  SchemaForm: { fields: [], values: {}, onChange: nothing, onSubmit: nothing },
  SearchField: { action: '/search' },
  Section: { title: label },
  SegmentButtons: { label, value: 'a', onChange: nothing, options: [] },
  Segments: { label, items },
  SelectAllHead: { selection },
  SelectCell: { selection, id: '1', name: label },
  SelectionBar: { selection, actions: null, children: null },
  SideNav: { label, sections: [{ items }] },
  SkeletonList: { rows: 1 },
  StatTiles: { tiles: [] },
  Steps: { label, steps: ['a'], current: 0 },
  Switch: { label, checked: false, onChange: nothing },
  Table: { caption: label, children: null },
  Tabs: { label, items },
  Tag: person,
  TagInput: { value: [], onChange: nothing, suggest: () => Promise.resolve([]) },
  Time: { dateTime: '2026-01-01', children: 'now' },
  TimeZonePicker: { value: 'UTC', onChange: nothing, 'aria-label': label },
  UserCard: person,
  UserLine: person,
  VoteControl: { label, score: 1, vote: null, onVote: nothing },
}

/**
 * Components that render no element of their own, or render it elsewhere in the page. Stories and the tests of the
 * packed package cover them.
 */
const APART = new Set(
  [
    'ConfirmDialog',
    'Dialog',
    'HoverCard',
    'ImageCropDialog',
    'Menu',
    'Popover',
    'Tooltip',
    'DiffText',
    'SchemaFields',
  ].concat([
    'LinkProvider',
    'ToastProvider',
    'UiStringsProvider',
    'FormStringsProvider',
    'DisabledReason',
    'VisuallyHidden',
  ]),
)

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .filter(([name]) => !APART.has(name) && !/^Menu[A-Z][a-z]+$/.test(name))

it.each(components)('%s takes a class, a style and other attributes', (name, component) => {
  const Component = component as unknown as ComponentType<object> // Safe: `needs` contains the required props.
  const given = { className: 'mine', style: { marginTop: 7 }, 'data-mine': '' }
  const render = (node: ReactNode) => renderToString(<>{node}</>)
  const html = render(<Component {...needs[name]} {...given} />)
  expect(html).toMatch(/class="[^"]*\bmine"/)
  expect(html).toMatch(/margin-top:7px/)
  if (name !== 'SchemaForm') expect(html).toContain('data-mine=""')
})
