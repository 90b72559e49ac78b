import { style } from '@vanilla-extract/css'
import { area } from '../text-input/text-input.css.ts'
import { vars } from '../theme/vars.css.ts'

const line = { fontFamily: vars.font.code, fontSize: '0.875rem', lineHeight: '1.375rem' } as const
const BLOCK = '0.4375rem'

/** Code runs from left to right in every interface language. */
export const frame = style({
  position: 'relative',
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const code = style([
  area,
  { ...line, paddingBlock: BLOCK, paddingInlineStart: '3.25rem', tabSize: 2, whiteSpace: 'pre', overflow: 'auto' },
])
export const numbers = style({
  ...line,
  position: 'absolute',
  // Inside the frame, which is 2 pixels wide around an invalid field.
  insetBlock: '2px',
  insetInlineStart: '2px',
  width: '2.75rem',
  overflow: 'hidden',
  paddingBlockStart: `calc(${BLOCK} - 1px)`,
  paddingInlineEnd: vars.space[2],
  borderInlineEnd: `1px solid ${vars.line1}`,
  // Opaque, because the code scrolls behind it.
  background: vars.surface,
  color: vars.ink3,
  textAlign: 'end',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  userSelect: 'none',
  // Lets the line numbers scroll as far as the code, even if the code has a horizontal scrollbar below it.
  '::after': { content: '""', display: 'block', height: '4rem' },
})
