import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const pull = `calc((${vars.leading.ui} - ${vars.size.controlSm}) / 2)`

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.fill1,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
})

function block(of: { tint: string; line: string }) {
  return { background: of.tint, borderColor: of.line }
}

export const tone = styleVariants({
  neutral: {},
  info: block(vars.info),
  success: block(vars.success),
  warning: block(vars.warning),
  danger: block(vars.danger),
})

export const sign = style({ marginBlockStart: '2px' })
export const signTone = styleVariants({
  neutral: {},
  info: { color: vars.info.text },
  success: { color: vars.success.text },
  warning: { color: vars.warning.text },
  danger: { color: vars.danger.text },
})

export const title = style({ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: vars.weight.bold })
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })
export const more = style({ color: vars.ink2 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[2],
  marginBlock: pull,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': {
    [media.belowSm]: { gridColumn: '2 / -1', marginBlock: `${vars.space[1]} 0`, marginInlineEnd: 0 },
  },
})

globalStyle(`${notice} code`, { background: 'color-mix(in oklab, currentColor 8%, transparent)' })
