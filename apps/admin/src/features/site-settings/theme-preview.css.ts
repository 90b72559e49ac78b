import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const palettes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const palette = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2rem',
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.surface,
  color: vars.ink1,
  fontSize: vars.text.sm,
  selectors: { '&[aria-pressed="true"]': { background: vars.fill2, fontWeight: vars.weight.medium } },
})
export const swatch = style({ width: '1rem', height: '1rem', borderRadius: vars.radius[1] })

/** Side by side if there is room. */
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space[4],
})
export const figure = style({ margin: 0 })
export const page = style({
  overflow: 'hidden',
  border: vars.border,
  borderRadius: vars.radius[2],
  background: vars.canvas,
  color: vars.ink1,
})
/** The header of the site, without following the page. */
export const header = style({ position: 'static', vars: { [vars.size.gutter]: vars.space[4] } })
export const brand = style({ maxWidth: '100%' })
export const body = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
export const title = style({ fontWeight: vars.weight.medium })
export const link = style({ color: vars.accentText, textDecoration: 'underline' })
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
/**
 * An invisible element. Its background is the button colour of the scheme, so that the colour can be read from the
 * computed style.
 */
export const solid = style({ position: 'absolute', background: vars.accentSolid })
export const caption = style({
  marginBlockStart: vars.space[1],
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
})
