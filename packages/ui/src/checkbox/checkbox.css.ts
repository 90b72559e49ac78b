import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='white' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 6.5 2.5 2.5 4.5-5.5'/%3E%3C/svg%3E\")"

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  minHeight: '1.5rem',
  fontSize: vars.text.ui,
  lineHeight: '1.5rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.ink3, cursor: 'not-allowed' } },
})

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const description = style({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: '1.125rem',
  height: '1.125rem',
  margin: '0.1875rem 0',
  border: vars.borderControl,
  borderRadius: vars.radius[1],
  background: `${vars.surface} center / 0.75rem no-repeat`,
  cursor: 'pointer',
  // An invisible edge extends the target to 24 pixels: 16 inside the border and 4 on each side.
  '::after': { content: '', position: 'absolute', inset: '-4px' },
  selectors: {
    '&:is(:checked, :indeterminate)': { borderColor: vars.accentSolid, backgroundColor: vars.accentSolid },
    '&[type="checkbox"]:checked': { backgroundImage: tick },
    '&[type="checkbox"]:indeterminate': {
      backgroundImage: 'linear-gradient(white, white)',
      backgroundSize: '0.5rem 2px',
    },
    '&[aria-invalid="true"]': { borderColor: vars.danger.text },
    '&:disabled': { backgroundColor: vars.fill2, borderColor: vars.line2, cursor: 'not-allowed' },
    '&:disabled:checked': { backgroundColor: vars.ink3, borderColor: vars.ink3 },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
  },
})

export const disc = style([
  box,
  {
    borderRadius: vars.radius.full,
    selectors: {
      '&:checked': {
        backgroundImage: 'radial-gradient(circle, white 0 0.1875rem, transparent 0.2188rem)',
        backgroundSize: 'auto',
      },
      '&:indeterminate:not(:checked)': { borderColor: vars.line3, backgroundColor: vars.surface },
    },
  },
])

export const alone = style({ margin: 0 })
