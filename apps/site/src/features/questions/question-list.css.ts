import { media, vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { globalStyle, style } from '@vanilla-extract/css'
import { coveringLink } from '../../shell/navigation/covering-link.ts'

/** Widths of the columns for votes, answers and views. */
const ledger = '3.5rem 4rem 3.5rem'

export const head = style({
  position: 'relative',
  '@media': { [media.md]: { display: 'flex', justifyContent: 'space-between', borderBottom: vars.border } },
})

export const columns = style({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: ledger,
      flexShrink: 0,
      // In print there are no tabs, so the margin moves the column heads to the end.
      marginInlineStart: 'auto',
      alignItems: 'center',
      textAlign: 'end',
      fontSize: vars.text.xs,
      lineHeight: vars.leading.xs,
      color: vars.ink3,
    },
  },
})

// Centres the column head above the box of 3rem that shows the number of answers.
globalStyle(`${columns} > :nth-child(2)`, { paddingInlineStart: '1rem', textAlign: 'center' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: vars.border,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem', columnGap: vars.space[5] },
  },
  selectors: { '&:hover': { textDecoration: 'none' } },
})

/**
 * Style of a row with ignored tags: without the excerpt, and in the colours of secondary text, which remain readable.
 */
export const dimmed = style([row, {}])

export const title = style({
  fontSize: vars.text.md,
  lineHeight: vars.leading.md,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { gridColumn: 1 } },
})

export const pin = style({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineEnd: '0.25rem',
  color: vars.ink3,
})

export const titleLink = style([
  { selectors: { [`${dimmed} &`]: { color: vars.ink3, fontWeight: vars.weight.regular } } },
  // The direction of the title's first letter is that of the heading, too.
  { ...coveringLink(row), unicodeBidi: 'normal', ':visited': { color: vars.ink2 } },
])

export const state = style({ whiteSpace: 'nowrap', color: vars.ink3, fontWeight: vars.weight.regular })

export const excerpt = style({
  ...clamped(2),
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  '@media': { [media.md]: { gridColumn: 1 } },
})

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.md]: {
      gridArea: '1 / 2 / span 3',
      display: 'grid',
      gridTemplateColumns: ledger,
      gap: 0,
      alignSelf: 'start',
      justifyItems: 'end',
      fontSize: vars.text.ui,
    },
  },
})

export const stat = style({ whiteSpace: 'nowrap' })

export const statLow = style({ color: vars.ink3 })

export const unit = style({
  '@media': {
    [media.md]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[1],
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
})

/** Places tags and names above the title's link, which covers the row, so that they stay clickable. */
export const above = style({ position: 'relative', minWidth: 0 })

export const by = style({ '@media': { [media.md]: { marginInlineStart: 'auto' } } })

export const list = style({ listStyle: 'none' })

export const pages = style({ marginTop: vars.space[5] })

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measureUi,
  paddingBlock: vars.space[5],
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

/** On narrow screens these lists are far below the fold: `content-visibility` defers their layout and painting. */
export const hot = style({
  display: 'grid',
  listStyle: 'none',
  '@media': {
    [media.belowXl]: {
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 30rem',
      // `content-visibility` clips to the box, so the focus outline needs padding inside it.
      margin: `calc(-1 * ${vars.space[1]})`,
      padding: vars.space[1],
    },
  },
})

export const hotRow = style({ selectors: { '& + &': { borderTop: vars.border } } })

export const hotLink = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
})
