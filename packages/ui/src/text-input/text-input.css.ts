import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** The frame shared by every control one types into or picks from. */
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

export const input = recipe({
  base: control,
  variants: {
    size: {
      md: {},
      lg: { minHeight: vars.size.controlLg, fontSize: vars.text.md, lineHeight: vars.leading.md },
      title: {
        minHeight: vars.size.controlLg,
        fontSize: vars.text.md,
        lineHeight: vars.leading.md,
        '@media': {
          [media.md]: {
            minHeight: '3rem',
            fontSize: vars.text.lg,
            lineHeight: vars.leading.lg,
            fontWeight: vars.weight.bold,
            letterSpacing: '-0.008em',
          },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
})

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
