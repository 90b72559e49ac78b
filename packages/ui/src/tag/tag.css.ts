import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const tag = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  maxWidth: '100%',
  minHeight: '1.5rem',
  paddingInline: '0.4375rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[1],
  color: vars.ink2,
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
})

export const kinds = {
  normal: '',
  required: style({ borderColor: vars.line3, background: vars.fill1, color: vars.ink1 }),
  reserved: style({ borderColor: vars.danger.line, color: vars.danger.text }),
}

export const states = {
  none: '',
  flash: style({ background: vars.warning.tint, borderColor: vars.warning.text, color: vars.warning.text }),
  added: style({ background: vars.success.tint, borderColor: vars.success.line, color: vars.success.text }),
  removed: style({
    background: vars.danger.tint,
    borderColor: vars.danger.line,
    color: vars.danger.text,
    textDecoration: 'line-through',
  }),
}

export const link = style({ ':hover': { color: vars.ink1, borderColor: vars.line3, textDecoration: 'none' } })

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: '-1px',
  marginInlineStart: '-0.1875rem',
  marginInlineEnd: '-0.4375rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  ':hover': { color: vars.ink1 },
  ':focus-visible': { outlineOffset: '-2px' },
})

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', minWidth: 0 })
