import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[8],
  paddingTop: vars.space[3],
  borderTop: vars.rule,
})

export const orders = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  color: vars.ink3,
  '@media': { print: { display: 'none' } },
})

/**
 * Tint of the answer named by the page's address. Comments use the same tint. An answer that is focused without being
 * named gets a bar instead.
 */
const pointedAt = {
  background: vars.warning.tint,
  boxShadow: `-0.75rem 0 0 ${vars.warning.tint}, 0.75rem 0 0 ${vars.warning.tint}`,
}

export const answer = style({
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  borderBottom: vars.border,
  scrollMarginTop: vars.size.header,
  selectors: {
    '&:focus-visible': {
      outline: 'none',
      boxShadow: `-0.75rem 0 0 ${vars.canvas}, calc(-0.75rem - 2px) 0 0 ${vars.accentText}`,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
    '&:last-of-type': { marginBottom: vars.space[5] },
    '&:target': pointedAt,
  },
})

export const marked = style({ ...pointedAt, ':focus-visible': pointedAt })

export const news = style({
  display: 'grid',
  justifyItems: 'center',
  selectors: { '&:not(:empty)': { paddingBlock: vars.space[4], borderBottom: vars.border } },
})

export const notice = style({ marginBlock: `${vars.space[3]} ${vars.space[4]}` })

export const readWhole = style({ marginTop: vars.space[3], fontWeight: vars.weight.medium })

export const accepted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem',
  marginBottom: vars.space[4],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.success.text,
})

/** Facts of less importance after a heading or label. */
export const beside = style({ color: vars.ink3, fontSize: vars.text.sm, fontWeight: vars.weight.regular })

export const disc = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.full,
  background: vars.success.solid,
  color: vars.onSolid,
})

export const byline = style({ marginBottom: vars.space[4] })

export const formSection = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
})

/** Reserves the height of the form until it is loaded. */
export const formRoom = style({ minHeight: '22.75rem', color: vars.ink2 })

export const form = style({ display: 'grid', gap: vars.space[4] })

export const submit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })

export const draftSaved = style({ fontSize: vars.text.sm, color: vars.ink3 })

/** Shown only if there is room beside the answers. Below the answers it would be useless. */
export const map = style({ '@media': { [media.belowXl]: { display: 'none' } } })

export const mapVotes = style({ textAlign: 'end', color: vars.ink2 })
