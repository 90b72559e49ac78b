import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none' })

export const pages = style({ marginTop: vars.space[5] })

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })

export const pageSearch = style({ marginBottom: vars.space[4] })

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

export const hitStats = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink2,
  '@media': {
    // The second column is as wide as the longest badge, so that the scores line up.
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'max-content 8.5rem',
      gridArea: '1 / 2 / span 3',
      alignSelf: 'start',
      justifyContent: 'end',
      justifyItems: 'end',
      fontSize: vars.text.ui,
    },
  },
})

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
