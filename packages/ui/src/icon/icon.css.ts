import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const icon = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Fills closed shapes in a pressed button, where a thicker stroke would look too heavy. */
export const fills = style({ selectors: { 'button[aria-pressed="true"] &': { fill: 'currentColor' } } })

export const small = style({ width: '0.75rem', height: '0.75rem', strokeWidth: 2 })
export const large = style({ width: '1.25rem', height: '1.25rem', strokeWidth: 1.25 })

/** For an icon that points along the line of text: mirrored where the text runs from right to left. */
export const directional = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })
