import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** Frame shared by all controls for typing or choosing. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  padding: '0.4375rem 0.75rem',
  border: vars.borderControl,
  borderRadius: vars.radius[2],
  background: vars.surface,
  color: vars.ink1,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  '::placeholder': { color: vars.ink3, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.ink3 },
    '&[aria-invalid="true"]': {
      borderColor: vars.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.danger.text}`,
    },
    '&:is(:disabled, [readonly])': { background: vars.fill1, color: vars.ink3, borderColor: vars.line2 },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.focus.color}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
      boxShadow: 'none',
      borderRadius: vars.radius[2],
    },
  },
})

export const large = style({ minHeight: vars.size.controlLg, fontSize: vars.text.md, lineHeight: vars.leading.md })

export const title = style([
  control,
  {
    fieldSizing: 'content',
    resize: 'none',
    overflow: 'hidden',
    minHeight: vars.size.controlLg,
    paddingBlock: '0.625rem',
    fontSize: vars.text.md,
    lineHeight: vars.leading.md,
    '@media': {
      [media.md]: {
        fontSize: vars.text.lg,
        lineHeight: vars.leading.lg,
        fontWeight: vars.weight.bold,
        letterSpacing: '-0.008em',
      },
    },
  },
])

export const area = style([control, { minHeight: '7.5rem', resize: 'vertical' }])

export const withEnd = style({ position: 'relative' })
export const passwordInput = style({ paddingInlineEnd: '2.5rem' })
export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.1875rem',
  display: 'flex',
  alignItems: 'center',
})

export const group = style({ display: 'flex', alignItems: 'stretch' })
export const fixed = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: vars.space[3],
  border: vars.borderControl,
  background: vars.fill1,
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  selectors: {
    '&:first-child': {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius[2],
      borderEndStartRadius: vars.radius[2],
    },
    '&:last-child': {
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius[2],
      borderEndEndRadius: vars.radius[2],
    },
  },
})
export const grouped = style({
  flex: 1,
  minWidth: 0,
  selectors: {
    '&:not(:first-child)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
})
