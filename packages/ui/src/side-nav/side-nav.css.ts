import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const nav = style({
  borderBlockEnd: vars.border,
  '@media': { [media.lg]: { border: 0, paddingBlockStart: vars.space[5] }, print: { display: 'none' } },
})
export const inner = style({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.size.gutter,
  '@media': {
    [media.lg]: {
      display: 'grid',
      gap: vars.space[5],
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
      padding: 0,
      overflow: 'visible',
      marginInlineStart: '-0.625rem',
    },
  },
})
export const list = style({
  display: 'flex',
  gap: vars.space[5],
  '@media': { [media.lg]: { display: 'block' } },
})
export const heading = style({
  display: 'none',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
  '@media': { [media.lg]: { display: 'block', marginBlockEnd: vars.space[1], paddingInlineStart: '0.625rem' } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '2.75rem',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  whiteSpace: 'nowrap',
  borderBlock: '2px solid transparent',
  ':hover': { color: vars.ink1, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    // Not bold while the links are in a row: a wider current link would move the links after it.
    '&[aria-current]': { color: vars.ink1, borderBlockEndColor: vars.accentText },
  },
  '@media': {
    [media.lg]: {
      height: vars.size.control,
      paddingInline: '0.625rem',
      border: 0,
      borderRadius: vars.radius[2],
      ':hover': { background: vars.fill1 },
      ':focus-visible': { borderRadius: vars.radius[2] },
      selectors: { '&[aria-current]': { background: vars.fill2, fontWeight: vars.weight.bold } },
    },
  },
})
export const icon = style({
  display: 'none',
  color: vars.ink3,
  selectors: { [`${link}[aria-current] &`]: { color: vars.accentText } },
  '@media': { [media.lg]: { display: 'block' } },
})
export const count = style({
  '@media': {
    [media.lg]: {
      marginInlineStart: 'auto',
      selectors: { '[aria-current] > &': { background: vars.canvas } },
    },
  },
})

export const treeNav = style({
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  '@media': {
    [media.lg]: { border: 0, padding: `${vars.space[5]} 0 0`, marginInlineStart: '-0.625rem' },
    print: { display: 'none' },
  },
})
export const treeToggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.size.control,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.bold,
  '@media': { [media.lg]: { display: 'none' } },
})
export const tree = style({
  '@media': {
    [media.lg]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})` },
  },
})
export const treeClosed = style({ '@media': { [media.belowLg]: { display: 'none' } } })
export const treeRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: vars.size.controlSm,
  padding: '0.25rem 0.625rem',
  borderRadius: vars.radius[2],
  color: vars.ink2,
  ':hover': { background: vars.fill1, color: vars.ink1, textDecoration: 'none' },
  ':focus-visible': { borderRadius: vars.radius[2], outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { background: vars.fill2, color: vars.ink1, fontWeight: vars.weight.bold },
  },
})
export const treeIcon = style({
  color: vars.ink3,
  selectors: { [`${treeRow}[aria-current] &`]: { color: vars.accentText } },
})
export const chevron = style({
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
})
export const branch = style({ marginBlockEnd: vars.space[2], paddingInlineStart: '1.625rem' })
