import { style } from '@vanilla-extract/css'
import { floatingList } from '../floating/floating.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({ position: 'relative' })
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: vars.size.controlLg,
  padding: '0.4375rem 0.5rem',
  border: vars.borderControl,
  borderRadius: vars.radius[2],
  background: vars.surface,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.ink3 },
    '&:has(input[aria-invalid="true"])': {
      borderColor: vars.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.danger.text}`,
    },
    '&:has(input:focus)': {
      outline: `${vars.focus.width} solid ${vars.focus.color}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
      boxShadow: 'none',
    },
  },
})
export const input = style({
  flex: 1,
  minWidth: '6rem',
  height: '1.5rem',
  padding: '0 0.25rem',
  border: 0,
  background: 'none',
  fontSize: vars.text.ui,
  '::placeholder': { color: vars.ink3, opacity: 1 },
  ':focus-visible': { outline: 'none' },
})
export const options = style([
  floatingList,
  {
    position: 'absolute',
    insetInline: 0,
    marginBlockStart: vars.space[1],
    maxHeight: '20rem',
    overflowY: 'auto',
  },
])
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space[3]}`,
  padding: '0.5rem 0.625rem',
  borderRadius: vars.radius[2],
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"], &:hover': { background: vars.fill2 },
    '&[aria-disabled="true"]': { color: vars.ink3, cursor: 'not-allowed' },
  },
})
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: `underline 2px ${vars.accentText}`,
  textUnderlineOffset: '0.18em',
})
export const count = style({ color: vars.ink3, fontSize: vars.text.sm })
export const description = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})
export const empty = style({ padding: '0.5rem 0.625rem', color: vars.ink3 })
export const problem = style({
  display: 'block',
  selectors: { '&:not(:empty)': { marginBlockStart: '0.375rem' }, '&:has(> span)': { marginBlockStart: 0 } },
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.warning.text,
})
