import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Hides the ask button on phones, where the bottom bar contains one. */
export const hiddenOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } })

export const lead = style({ maxWidth: vars.measureUi, marginBottom: vars.space[4], color: vars.ink2 })

export const meaning = style({ marginBottom: vars.space[4], color: vars.ink2 })

export const count = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

export const emptyTag = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  color: vars.ink2,
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBottom: vars.space[4],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const notice = style({ marginBottom: vars.space[4] })

export const part = style({ marginTop: vars.space[6] })

export const form = style({ display: 'grid', gap: vars.space[4], maxWidth: vars.measure })
