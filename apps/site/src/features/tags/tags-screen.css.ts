import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const search = style({ maxWidth: '20rem', marginBottom: vars.space[4] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `0 ${vars.space[5]}`,
  listStyle: 'none',
  marginBottom: vars.space[5],
})

export const cell = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBottom: vars.border,
  minWidth: 0,
})

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
})

export const empty = style({ paddingBlock: vars.space[5], color: vars.ink2 })

export const cellHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
})

/** The number goes under a name that leaves it no room, so that no name is cut. */
export const nameAndCount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
})
