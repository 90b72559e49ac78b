import { media, vars } from '@quandary/ui'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/**
 * Covers the previous page, which stays mounted until the next one has loaded, so that nothing moves. Invisible for 300
 * ms, so that fast pages do not flicker.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.sticky,
  overflow: 'clip',
  background: vars.canvas,
  animation: `${appear} 0s linear 300ms both`,
  '@media': { print: { display: 'none' } },
})

globalStyle(`:has(> ${cover})`, { position: 'relative' })

/** Keeps the skeleton visible at any scroll position. */
export const shape = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[5]})`,
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.md]: { insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})` } },
})

export const person = style({ display: 'flex', gap: vars.space[4], alignItems: 'center' })

/** As wide as the text of a post. */
export const text = style({ display: 'grid', gap: vars.space[3], maxWidth: '38.5rem', marginBlockStart: vars.space[5] })
