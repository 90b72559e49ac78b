import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const upload = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })

/** Has the same size with and without an image, so that nothing moves when one arrives. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '9rem',
  maxWidth: '100%',
  height: '6rem',
  padding: vars.space[2],
  overflow: 'hidden',
  border: `1px dashed ${vars.line3}`,
  borderRadius: vars.radius[2],
  background: vars.fill1,
  color: vars.ink3,
  selectors: {
    '&[data-filled]': { borderStyle: 'solid', borderColor: vars.line2 },
    [`${upload}[data-over] &`]: { borderColor: vars.accentText, background: vars.accentTint },
    '&[data-invalid]': { borderColor: vars.danger.text },
  },
})
export const picture = style({ maxWidth: '100%', maxHeight: '5rem', objectFit: 'contain' })
export const side = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start', minWidth: 0 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** The hint that a file can be dropped. Hidden on touch screens, where files cannot be dropped. */
export const drop = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  '@media': { [media.coarse]: { display: 'none' } },
})

export const crop = style({
  position: 'relative',
  width: 'min(100%, 20rem)',
  maxHeight: '50vh',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.fill2,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
})
export const round = style({ borderRadius: vars.radius.full })
export const cropped = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none' })
export const sliders = style({ display: 'grid', gap: vars.space[3] })
export const slider = style({
  accentColor: vars.accentText,
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
})
