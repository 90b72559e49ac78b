import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

/**
 * Makes a disabled reason open below the control that contains it. On phones, where a control at the end of a line
 * leaves too little room, the reason opens below the nearest positioned ancestor instead.
 */
export const explained = style({ '@media': { [media.sm]: { position: 'relative' } } })

export const reason = style({
  ...hiddenRules,
  selectors: {
    ':is(:hover, :focus) > &': {
      zIndex: vars.z.menu,
      insetBlockStart: 'calc(100% + 6px)',
      insetInlineStart: 0,
      width: 'max-content',
      maxWidth: 'min(16rem, 60vw)',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      padding: '0.25rem 0.5rem',
      borderRadius: vars.radius[1],
      background: vars.inverse,
      color: vars.inkInverse,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.xs,
      textAlign: 'start',
      whiteSpace: 'normal',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
