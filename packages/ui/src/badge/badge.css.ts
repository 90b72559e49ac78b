import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

function tint(of: { text: string; tint: string }) {
  return style({ background: of.tint, color: of.text })
}

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  height: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius[1],
  background: vars.fill2,
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  verticalAlign: '1px',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

/** Styles by tone; a neutral badge has only the styles of every badge. */
export const tones = {
  neutral: '',
  outline: style({ background: 'none', boxShadow: `inset 0 0 0 1px ${vars.line2}` }),
  accent: style({ background: vars.accentTint, color: vars.accentText }),
  success: tint(vars.success),
  warning: tint(vars.warning),
  danger: tint(vars.danger),
  info: tint(vars.info),
}

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.full,
  background: vars.fill2,
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
