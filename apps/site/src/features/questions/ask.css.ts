import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const ask = style({ display: 'grid', gap: vars.space[6], marginTop: vars.space[5] })

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`, columnGap: vars.space[7] },
  },
})

export const field = style({ display: 'grid', alignContent: 'start', gap: vars.space[2], minWidth: 0 })

export const answer = style({ marginTop: vars.space[4] })

/** Marks the row of a field that has had the focus. */
export const reached = style({})

/** The tip of a field. Beside the field, it does not affect the height of the row. */
export const tip = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  '@media': {
    [media.xl]: {
      visibility: 'hidden',
      position: 'absolute',
      insetInlineEnd: 0,
      top: '1.625rem',
      width: vars.size.aside,
      paddingTop: vars.space[3],
      borderTop: vars.rule,
      selectors: {
        // While no field has the focus, the tip of the first field is visible.
        [`${row}:focus-within > &, ${ask}:not(:focus-within) > ${row}:first-of-type > &`]: { visibility: 'visible' },
      },
    },
    [media.belowXl]: {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `2px solid ${vars.lineInk}`,
      selectors: {
        // The tip of the first field is always visible; others appear once their field has had the focus.
        [`${row}:not(${reached}, :first-of-type) > &`]: { display: 'none' },
      },
    },
  },
})

export const forKeys = style({ '@media': { [media.coarse]: { display: 'none' } } })

export const tipTitle = style({
  marginBottom: vars.space[2],
  fontWeight: vars.weight.bold,
  color: vars.ink1,
  '@media': { [media.belowXl]: { display: 'none' } },
})

export const tipList = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  paddingInlineStart: '1rem',
  '@media': { [media.belowXl]: { display: 'none' } },
})

// The reset removes the markers of all lists with a class.
globalStyle(`${tipList} > li`, { listStyle: 'disc' })

export const similar = style({ border: `1px solid ${vars.line2}`, borderRadius: vars.radius[2] })

export const similarHead = style({
  padding: `0.5rem ${vars.space[3]}`,
  borderRadius: `${vars.radius[2]} ${vars.radius[2]} 0 0`,
  background: vars.fill1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
  color: vars.ink2,
})

export const similarList = style({ listStyle: 'none' })

export const similarRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `0.5rem ${vars.space[3]}`,
  borderTop: vars.border,
  fontSize: vars.text.ui,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.accentText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const similarTitle = style({ display: 'flex', gap: vars.space[2] })

export const similarSign = style({
  flexShrink: 0,
  marginTop: '0.375rem',
  color: vars.ink3,
  selectors: { '[open] > summary &': { transform: 'rotate(180deg)' } },
})

export const similarBody = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `0 ${vars.space[3]} ${vars.space[3]} calc(${vars.space[3]} + ${vars.space[2]} + 12px)`,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  overflowWrap: 'anywhere',
})

export const similarLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  color: vars.accentText,
})

export const submit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingTop: vars.space[5],
  borderTop: vars.border,
  selectors: { '* + &': { marginTop: vars.space[4] } },
})

export const note = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

/** Style of the character count if the title is too long. */
export const over = style({ color: vars.danger.text, fontWeight: vars.weight.medium })
