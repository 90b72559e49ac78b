import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The row of actions below a post. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginTop: vars.space[4],
  '@media': { [media.belowSm]: { columnGap: 0 } },
})

export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { print: { display: 'none' } },
})

/** Label beside an icon. On small screens it is visually hidden and remains the accessible name. */
export const words = style({
  '@media': {
    [media.belowSm]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

/** The trigger of a menu in the row, styled like the quiet buttons next to it. */
export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  padding: '0 0.625rem',
  borderRadius: vars.radius[2],
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, [open] > &': { background: vars.fill1, color: vars.ink1 } },
})

/** On small screens the menu aligns to the whole row, so that it never leaves the page. */
export const menu = style({ '@media': { [media.belowSm]: { position: 'static' } } })

/** The letter that stands for the logo of a sharing service, as wide as the icons of the other entries. */
export const mark = style({ width: '1rem', textAlign: 'center' })

export const danger = style({ color: vars.danger.text })
globalStyle(`${danger} svg`, { color: 'inherit' })
