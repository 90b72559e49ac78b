import { globalStyle } from '@vanilla-extract/css'

// Fields for numbers are as wide as a number needs. `:where` adds no specificity.
globalStyle(':where(main form) input[type="number"]', { maxWidth: '10rem' })
