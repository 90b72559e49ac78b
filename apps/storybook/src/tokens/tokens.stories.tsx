import { Badge, Button, Link, Row, Section, Stack, accentStyle } from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

const meta = { title: 'Tokens' } satisfies Meta
export default meta

const colors = [
  ['canvas', 'page'],
  ['surface', 'what floats or is typed into'],
  ['fill-1', 'quiet block, hover'],
  ['fill-2', 'selected'],
  ['line-1', 'hairline'],
  ['line-2', 'around quiet controls'],
  ['line-3', 'around fields, 3:1'],
  ['line-ink', 'opens a section'],
  ['ink-3', 'meta'],
  ['ink-2', 'secondary'],
  ['ink-1', 'text'],
  ['accent-solid', 'primary act'],
  ['accent-text', 'link, focus'],
  ['accent-tint', 'selected row'],
  ['success-solid', 'accepted'],
  ['success-tint', 'added'],
  ['danger-solid', 'destructive'],
  ['danger-tint', 'removed'],
  ['warning-tint', 'closed, target'],
  ['info-tint', 'notice'],
] as const

const grid = { display: 'grid', gap: '0.75rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }
const swatch = { height: '3rem', border: '1px solid var(--qd-line-2)', borderRadius: 'var(--qd-radius-2)' }
const small = { fontSize: 'var(--qd-text-xs)', lineHeight: 'var(--qd-leading-xs)' }

export const Colours: StoryObj = {
  render: () => (
    <div style={grid}>
      {colors.map(([name, use]) => (
        <div key={name} style={small}>
          <div style={{ ...swatch, background: `var(--qd-${name})` }} />
          <b>{name}</b>
          <p style={{ color: 'var(--qd-ink-3)' }}>{use}</p>
        </div>
      ))}
    </div>
  ),
}

function AccentSample({ hex }: { hex: string }): ReactNode {
  const box = {
    ...accentStyle(hex),
    padding: '1rem',
    background: 'var(--qd-canvas)',
    color: 'var(--qd-ink-1)',
    border: 'var(--qd-border)',
  }
  return (
    <div style={box}>
      <Stack gap={2}>
        <span>{hex}</span>
        <p>
          Text with <Link href="/x">a link</Link> <Badge tone="accent">Badge</Badge>
        </p>
        <Row>
          <Button size="sm" variant="primary">
            Ask question
          </Button>
          <Button size="sm">Cancel</Button>
        </Row>
      </Stack>
    </div>
  )
}

export const AnyAccent: StoryObj = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      {['#0033ff', '#0f766e', '#b91c5c', '#f5b700', '#7c3aed', '#1f2937', '#ffffff', '#ff0000'].map((hex) => (
        <AccentSample key={hex} hex={hex} />
      ))}
    </div>
  ),
}

const sizes = [
  ['2xl', '28/36 question title'],
  ['xl', '24/32 page head'],
  ['lg', '19/26 section head'],
  ['md', '16/24 body'],
  ['ui', '14/20 control, table, excerpt'],
  ['sm', '13/20 meta, help'],
  ['xs', '12/16 badge, column head'],
] as const

export const Type: StoryObj = {
  render: () => (
    <Stack gap={3}>
      {sizes.map(([size, use]) => (
        <p key={size} style={{ fontSize: `var(--qd-text-${size})`, lineHeight: `var(--qd-leading-${size})` }}>
          {use} <span lang="zh-CN">问题标题</span>
        </p>
      ))}
      <p>
        <code>14/22 code: 0O 1lI {'{}[]'}</code>
      </p>
    </Stack>
  ),
}

export const Space: StoryObj = {
  render: () => (
    <Section title="4, 8, 12, 16, 24, 32, 40, 48, 64">
      <Stack gap={2}>
        {Array.from({ length: 9 }, (_, i) => (
          <div
            key={i}
            style={{ width: `var(--qd-space-${i + 1})`, height: '0.75rem', background: 'var(--qd-ink-2)' }}
          />
        ))}
      </Stack>
    </Section>
  ),
}
