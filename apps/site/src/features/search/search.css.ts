import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none' })

export const pages = style({ marginTop: vars.space[5] })

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  color: vars.ink2,
})

/** Only visible where the header has no search field. */
export const pageSearch = style({ marginBottom: vars.space[4], '@media': { [media.sm]: { display: 'none' } } })

export const operators = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBottom: vars.space[4],
  listStyle: 'none',
})

export const provider = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
})

export const providerName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '1.5rem',
})

export const note = style({
  paddingBlock: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
})

export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline 2px',
  textDecorationColor: vars.accentLine,
  textUnderlineOffset: '0.18em',
})

export const tips = style({ display: 'grid', gap: vars.space[2], fontSize: vars.text.ui, lineHeight: vars.leading.ui })

export const tip = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  color: vars.ink2,
})

/** Widths of the columns for votes and answers, as in the list of questions. */
const ledger = '3.5rem 4rem'

const inColumns = { display: 'grid', gridTemplateColumns: ledger, justifyContent: 'end' } as const

export const columns = style({ '@media': { [media.md]: inColumns } })

export const hitStats = style({ '@media': { [media.md]: inColumns } })

/** The badges for kind and state of a hit, before its tags. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '1.5rem',
  maxWidth: '100%',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[1],
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink1,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.fill1, textDecoration: 'none' },
})
