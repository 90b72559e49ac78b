import { style } from '@vanilla-extract/css'

/** Cuts off the dot before the first fact of every line. The margin leaves room for the focus rings. */
export const facts = style({ display: 'block', overflow: 'clip', overflowClipMargin: '0.25rem' })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', marginInlineStart: '-1rem' })
export const fact = style({
  minWidth: 0,
  '::before': { content: '·', display: 'inline-block', width: '1rem', textAlign: 'center' },
})
