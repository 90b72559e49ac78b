import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const box = style({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetInlineStart: 0,
  // Wider than the field where the header leaves little room for it.
  width: 'max(100%, min(26rem, 60vw))',
  marginBlockStart: vars.space[1],
  maxHeight: 'min(36rem, 70vh)',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const group = style({
  padding: '0.5rem 0.625rem 0.25rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(40%, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  padding: '0.375rem 0.625rem',
  borderRadius: vars.radius[2],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.fill2 } },
  '@media': { [media.coarse]: { paddingBlock: '0.75rem' } },
})

export const token = style({ fontFamily: vars.font.code, fontSize: vars.text.sm })

export const hint = style({ color: vars.ink3, fontSize: vars.text.sm })

export const remove = style({
  display: 'inline-flex',
  alignSelf: 'center',
  margin: '-0.25rem',
  padding: '0.375rem',
  borderRadius: vars.radius[1],
  color: vars.ink3,
  ':hover': { background: vars.fill1, color: vars.ink1 },
  '@media': { [media.coarse]: { margin: '-0.625rem', padding: '0.75rem' } },
})
