import { style } from '@vanilla-extract/css'
import { control } from '../text-input/text-input.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** One of the two strokes of a cross. */
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 0.75px), ${vars.ink2} 0 calc(50% + 0.75px), transparent 0)`

export const form = style({ position: 'relative', width: '100%' })
export const input = style([
  control,
  {
    // The class is repeated for specificity, because an app that splits its code may load the style of controls after
    // this one.
    selectors: {
      '&&': { paddingInline: '2.125rem 2.25rem', background: vars.fill1, borderColor: vars.line2 },
      // With text in the field, the shortcut is hidden and the browser's clear button takes its place.
      '&&:not(:placeholder-shown)': { paddingInlineEnd: '0.75rem' },
      '&&:hover:not(:focus-visible)': { borderColor: vars.line3 },
      '&&:focus-visible': { borderColor: 'transparent' },
      // Replaces the browser's own clear button, which is blue in every theme.
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        width: '0.75rem',
        height: '0.75rem',
        background: `${stroke('45deg')}, ${stroke('-45deg')}`,
        cursor: 'pointer',
      },
    },
  },
])
export const sign = style({
  position: 'absolute',
  insetInlineStart: '0.625rem',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.ink3,
  pointerEvents: 'none',
})
export const keys = style({
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  insetBlockStart: `calc((${vars.size.control} - 1.25rem) / 2)`,
  pointerEvents: 'none',
  // Hidden on touch screens, and while the field contains text.
  selectors: { [`${input}:not(:placeholder-shown) ~ &`]: { display: 'none' } },
  '@media': { [media.coarse]: { selectors: { '&&': { display: 'none' } } } },
})
