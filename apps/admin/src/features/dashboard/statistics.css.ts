import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** One column where half of the page would leave the facts a narrow one. */
export const facts = style({
  '@media': {
    [`${media.md} and (max-width: 991px)`]: {
      selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
    },
  },
})
