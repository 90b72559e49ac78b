import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** A single column, never wider than the form, so that the previewed header bars shrink on phones. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const previews = style({ ...column, gap: vars.space[5], paddingBlockStart: vars.space[3] })
export const preview = style({ ...column, gap: vars.space[2], margin: 0, justifyItems: 'start' })
/** As wide as the header inside it. */
export const page = style({
  ...column,
  width: '100%',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  border: vars.border,
  borderRadius: vars.radius[3],
  background: vars.fill2,
  color: vars.ink1,
})
export const caption = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

const bar = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.size.header,
  maxWidth: '100%',
  paddingInline: vars.space[4],
  border: vars.border,
  background: vars.canvas,
  overflow: 'hidden',
})
export const header = style([bar, { width: '100%', borderRadius: vars.radius[2] }])
export const phone = style([bar, { width: '20rem', borderRadius: vars.radius[3] }])
export const tab = style([
  bar,
  {
    gap: vars.space[2],
    width: '15rem',
    height: '2.25rem',
    paddingInline: vars.space[3],
    borderRadius: vars.radius[3],
    fontSize: vars.text.xs,
    lineHeight: vars.leading.xs,
  },
])
export const icon = style({ flex: 'none', width: '1rem', height: '1rem', objectFit: 'contain' })
export const defaultIcon = style([icon, { stroke: 'var(--qd-accent)', strokeWidth: 2.5, strokeLinecap: 'round' }])
export const tabTitle = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
