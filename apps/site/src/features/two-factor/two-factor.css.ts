import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2] })

export const lead = style({ color: vars.ink2, fontSize: vars.text.ui, lineHeight: vars.leading.ui })

/** The QR code is black on white in every theme, because not every authenticator app reads inverted codes. */
export const picture = style({
  justifySelf: 'start',
  width: '12rem',
  maxWidth: '100%',
  height: 'auto',
  background: '#ffffff',
  color: '#000000',
})

export const key = style({ fontFamily: vars.font.code, overflowWrap: 'anywhere' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  listStyle: 'none',
  fontFamily: vars.font.code,
  ':focus-visible': { outlineOffset: '0.375rem' },
})
