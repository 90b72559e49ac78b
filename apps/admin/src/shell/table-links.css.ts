import { media } from '@quandary/ui'
import { globalStyle } from '@vanilla-extract/css'

// Links of one short word are at least 24 px wide and high, and 44 px high on touch screens, without changing the
// layout. `:where` adds no specificity, so a link that is styled as a button keeps its own padding.
globalStyle(':where(main table :is(th, td)) a', {
  minWidth: '1.5rem',
  padding: '0.3125rem',
  margin: '-0.3125rem',
  '@media': { [media.coarse]: { paddingBlock: '0.9375rem', marginBlock: '-0.9375rem' } },
})
