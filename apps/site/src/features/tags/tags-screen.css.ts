import { vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

export const search = style({ maxWidth: '20rem', marginBottom: vars.space[4] })

/**
 * CSS columns instead of a grid, because tags without an excerpt are less tall than those with one and would leave gaps
 * in a row.
 */
export const grid = style({
  columns: '14rem',
  columnGap: vars.space[5],
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
  breakInside: 'avoid',
})

export const excerpt = style({
  ...clamped(2),
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

/** The number wraps below long names, so that no name is truncated. */
export const nameAndCount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
})

export const actions = style({ display: 'flex' })
