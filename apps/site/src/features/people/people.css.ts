import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const lead = style({ maxWidth: vars.measureUi, marginBottom: vars.space[4], color: vars.ink2 })

export const search = style({
  marginBottom: vars.space[4],
  '@media': { [media.sm]: { maxWidth: '20rem' } },
})

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[5]}`,
  paddingBlock: vars.space[5],
  listStyle: 'none',
})

export const ranked = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  listStyle: 'none',
})

export const person = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** Aligns the picture with the name, whatever the number of lines below it. */
export const card = style({ alignItems: 'start' })

export const location = style({ display: 'block' })

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })
