import { style } from '@vanilla-extract/css'

/** Takes the colors of the toast. */
export const key = style({
  selectors: {
    '&&': { marginInlineStart: '0.375rem', borderColor: 'currentColor', background: 'none', color: 'inherit' },
    ':root:not(:has(:focus-visible)) &&': { display: 'none' },
  },
})
