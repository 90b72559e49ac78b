import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.size.gutter,
  background: vars.scrim,
  overflow: 'auto',
})

export const dialog = style({
  width: '100%',
  maxWidth: '30rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  color: vars.ink1,
  boxShadow: vars.shadow.dialog,
  textAlign: 'start',
  ':focus': { outline: 'none' },
})

export const wide = style({ maxWidth: '45rem' })
export const widest = style({ maxWidth: '75rem' })

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `1.25rem ${vars.space[5]} 0`,
})
export const close = style({ marginBlockStart: '-0.25rem', marginInlineEnd: '-0.5rem', flex: 'none' })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
export const description = style({ color: vars.ink2, maxWidth: vars.measureUi })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: vars.border,
})
