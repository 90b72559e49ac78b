import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Version and status under the name of the plugin, where the window is too narrow for columns. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})

/** Centres the switch vertically on the line with the status, because its label is visually hidden. */
export const status = style({ selectors: { '&&': { alignItems: 'center' } } })

/** Links in tables have a negative margin, which makes them easier to hit; a button is large enough. */
export const settings = style({ margin: 0 })

/** Keeps the icon beside its word. */
export const website = style({ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' })

export const command = style({
  display: 'block',
  marginBlock: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.fill1,
  color: vars.ink1,
})
