import { style } from '@vanilla-extract/css'
import { area } from '../text-input/text-input.css.ts'
import { vars } from '../theme/vars.css.ts'

const line = { fontFamily: vars.font.code, fontSize: '0.875rem', lineHeight: '1.375rem' } as const
const BLOCK = '0.4375rem'

/** Code runs from left to right in every language. */
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
  insetBlock: '1px',
  insetInlineStart: '1px',
  width: '2.75rem',
  overflow: 'hidden',
  paddingBlockStart: BLOCK,
  paddingInlineEnd: vars.space[2],
  borderInlineEnd: `1px solid ${vars.line1}`,
  borderStartStartRadius: vars.radius[2],
  borderEndStartRadius: vars.radius[2],
  // Opaque, because the code scrolls below it.
  background: vars.surface,
  selectors: {
    [`${code}:is(:disabled, [readonly]) + &`]: {
      background: `linear-gradient(${vars.fill1}, ${vars.fill1}), ${vars.surface}`,
    },
    // It lies over that part of the frame.
    [`${code}[aria-invalid="true"]:not(:focus-visible) + &`]: {
      boxShadow: `inset 1px 1px ${vars.danger.text}, inset 0 -1px ${vars.danger.text}`,
    },
  },
  color: vars.ink3,
  textAlign: 'end',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  userSelect: 'none',
  // As far as the code scrolls, which may have a bar at its end.
  '::after': { content: '""', display: 'block', height: '4rem' },
})
