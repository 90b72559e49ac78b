import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none' })

export const pages = style({ marginTop: vars.space[5] })

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })

export const phoneSearch = style({
  marginBottom: vars.space[4],
  '@media': { [media.sm]: { display: 'none' } },
})

export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline 2px',
  textDecorationColor: vars.accentLine,
  textUnderlineOffset: '0.18em',
})

export const tips = style({ display: 'grid', gap: vars.space[2], fontSize: vars.text.ui, lineHeight: vars.leading.ui })

export const tip = style({ display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', color: vars.ink2 })

export const hitStats = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink2,
  '@media': {
    [media.md]: { gridArea: '1 / 2 / span 3', alignSelf: 'start', justifyContent: 'end', fontSize: vars.text.ui },
  },
})
