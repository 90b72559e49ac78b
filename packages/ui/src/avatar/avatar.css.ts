import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const avatar = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  lineHeight: 1,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.01em',
  userSelect: 'none',
  overflow: 'hidden',
})

export const size = styleVariants({
  xs: { width: '1.25rem', height: '1.25rem', fontSize: '0.5625rem' },
  sm: { width: '1.75rem', height: '1.75rem', fontSize: '0.6875rem' },
  md: {},
  lg: { width: '6rem', height: '6rem', fontSize: '2rem', fontWeight: vars.weight.medium },
})

// Tints distinguish people and have no other meaning, so their hues are defined here and not as tokens.
function tint(hue: number, lightInk: string, darkFill: string, darkInk: string) {
  const fill = `light-dark(oklch(0.93 0.033 ${hue}), oklch(${darkFill} ${hue}))`
  return { background: fill, color: `light-dark(oklch(${lightInk} ${hue}), oklch(${darkInk} ${hue}))` }
}

export const tints = [
  style(tint(150, '0.36 0.07', '0.36 0.05', '0.92 0.05')),
  style(tint(60, '0.38 0.07', '0.37 0.05', '0.92 0.05')),
  style(tint(300, '0.38 0.1', '0.37 0.06', '0.92 0.04')),
  style(tint(230, '0.36 0.07', '0.36 0.05', '0.92 0.04')),
  style(tint(10, '0.38 0.1', '0.37 0.06', '0.92 0.04')),
]

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
