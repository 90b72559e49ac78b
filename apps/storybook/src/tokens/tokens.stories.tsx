import {
  Badge,
  Button,
  Cell,
  ColumnHead,
  CopyButton,
  Link,
  Row,
  RowHead,
  Section,
  Stack,
  Table,
  TableRow,
  accentStyle,
  vars,
} from '@quandary/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'

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

interface Token {
  /** The token in a style file: `vars.space[4]`. */
  code: string
  /** The token as a CSS value, such as `var(--qd-space-4)`. */
  value: string
}

/** Lists the tokens in a branch of the theme contract, which is a tree; its leaves are the tokens. */
function tokensIn(branch: object, code: string): Token[] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) => {
    const path = /^\d/.test(name) ? `${code}[${/^\d+$/.test(name) ? name : `'${name}'`}]` : `${code}.${name}`
    return typeof value === 'object' && value !== null ? tokensIn(value, path) : [{ code: path, value: String(value) }]
  })
}

const tokens = tokensIn(vars, 'vars')
const nameOf = ({ value }: Token) => value.slice('var('.length, -1)

/**
 * Returns the value of each token in a theme: the computed colour if the token is a colour, otherwise the declared
 * text.
 */
function valuesIn(probe: HTMLElement, theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  probe.style.colorScheme = theme
  const style = getComputedStyle(probe)
  return new Map(
    tokens.map((token) => {
      probe.style.color = ''
      probe.style.color = token.value
      const declared = style.getPropertyValue(nameOf(token)).trim()
      return [token.code, CSS.supports('color', declared) ? style.color : declared]
    }),
  )
}

function Swatch({ value }: { value: string | undefined }): ReactNode {
  if (value === undefined) return null
  const shown = CSS.supports('color', value) ? (
    <span style={{ ...swatch, ...small, height: '1rem', width: '1rem', background: value }} />
  ) : null
  return (
    <Row gap={1}>
      {shown}
      <span style={{ overflowWrap: 'anywhere' }}>{value}</span>
    </Row>
  )
}

function TokenTable(): ReactNode {
  const [values, setValues] = useState<Record<'light' | 'dark', ReadonlyMap<string, string>>>()
  const probe = useCallback((element: HTMLElement | null) => {
    if (element) setValues({ light: valuesIn(element, 'light'), dark: valuesIn(element, 'dark') })
  }, [])
  return (
    <>
      <i ref={probe} hidden />
      <Table caption="Every token with its custom property and its value in both themes">
        <thead>
          <tr>
            <ColumnHead>Token</ColumnHead>
            <ColumnHead>Light</ColumnHead>
            <ColumnHead>Dark</ColumnHead>
            <ColumnHead>Copy</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TableRow key={token.code}>
              <RowHead detail={nameOf(token)}>{token.code}</RowHead>
              <Cell>
                <Swatch value={values?.light.get(token.code)} />
              </Cell>
              <Cell>
                <Swatch value={values?.dark.get(token.code)} />
              </Cell>
              <Cell>
                <CopyButton text={token.value} />
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </>
  )
}

export const Values: StoryObj = {
  render: () => <TokenTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBe(tokens.length + 1)
    const row = canvas.getByRole('row', { name: /vars\.canvas --qd-canvas/ })
    await expect(new Set([...row.querySelectorAll('td')].map((cell) => cell.textContent)).size).toBe(3)
  },
}
