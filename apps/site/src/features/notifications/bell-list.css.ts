import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetInline: 'auto 0',
  insetBlockStart: '100%',
  display: 'flex',
  flexDirection: 'column',
  width: '26rem',
  maxWidth: 'calc(100vw - 2 * var(--qd-gutter))',
  maxHeight: `min(36rem, calc(100vh - ${vars.size.header} - ${vars.space[4]}))`,
  margin: 0,
  marginBlockStart: vars.space[1],
  padding: 0,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  boxShadow: vars.shadow.menu,
  color: vars.ink1,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  ':focus-visible': { outline: 'none' },
  '@media': { print: { display: 'none' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderBlockEnd: vars.border,
})

export const title = style({
  flex: 1,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
})

export const news = style({ display: 'grid', padding: vars.space[2], borderBlockEnd: vars.border })

export const scroll = style({ flex: 1, minHeight: '6rem', overflowY: 'auto', overscrollBehavior: 'contain' })

export const skeleton = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] })

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  color: vars.ink2,
})

export const day = style({
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  color: vars.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.regular,
})

export const group = style({ paddingBlock: vars.space[2], borderBlockEnd: vars.border })

// The foot of the list draws this border instead of the last group.
globalStyle(`${scroll} > :last-child > ${group}:last-child`, { borderBlockEnd: 0 })

export const groupHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
})

export const question = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
globalStyle(`${question} a`, { color: vars.ink1 })

export const entries = style({ listStyle: 'none' })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: vars.border,
})
// Aligns the text of the button with the text of the list above.
globalStyle(`${foot} > :first-child`, { marginInlineStart: 'calc(-0.625rem - 1px)' })

export const all = style({ color: vars.accentText })
