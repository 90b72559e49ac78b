import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

const live = '&:not([aria-disabled="true"], :disabled)'

function solid(color: string, ink: string, hover: string) {
  return style({
    background: color,
    borderColor: color,
    color: ink,
    selectors: {
      [`${live}:is(:hover, :active)`]: { background: hover, borderColor: hover },
      '&[aria-busy="true"]': { background: color, borderColor: color, color: ink },
    },
  })
}

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.control,
  padding: '0 0.875rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  background: vars.surface,
  color: vars.ink1,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { textDecoration: 'none' },
  ':focus-visible': { borderRadius: vars.radius[2] },
  selectors: {
    [`${live}:hover`]: { background: vars.fill1, borderColor: vars.line3 },
    [`${live}:active`]: { background: vars.fill2 },
    '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
      color: vars.inkDisabled,
      background: vars.fill1,
      borderColor: vars.line1,
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})

/** A button without fill or frame until it is hovered. */
export const quiet = style({
  background: 'none',
  borderColor: 'transparent',
  color: vars.ink2,
  paddingInline: '0.625rem',
  fontWeight: vars.weight.regular,
  selectors: {
    [`${live}:hover`]: { background: vars.fill1, borderColor: 'transparent', color: vars.ink1 },
    [`${live}:active`]: { background: vars.fill2, borderColor: 'transparent' },
    '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
      background: 'none',
      borderColor: 'transparent',
    },
    '&[aria-pressed="true"]': { color: vars.accentText },
  },
})

/** Styles by variant; `secondary` has only the styles of every button. */
export const variants = {
  primary: solid(vars.accentSolid, vars.accentOn, vars.accentSolidHover),
  secondary: '',
  quiet,
  danger: solid(vars.danger.solid, vars.onSolid, `color-mix(in oklab, ${vars.danger.solid}, black 14%)`),
  dangerQuiet: style({ color: vars.danger.text }),
}

export const small = style({ minHeight: vars.size.controlSm, paddingInline: '0.625rem', fontSize: vars.text.sm })
export const iconOnly = style({ padding: 0, aspectRatio: '1', width: vars.size.control })
export const smallIconOnly = style({ width: vars.size.controlSm })
export const wide = style({ width: '100%' })

/** Puts the normal and the busy content in one cell, so that the width does not change. */
export const contents = style({ display: 'grid', justifyItems: 'center', alignItems: 'center' })

export const content = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
})

export const away = style({ visibility: 'hidden' })
export const faded = style({ opacity: 0 })

/** Hides the text under 768 px; it remains the accessible name of the icon. */
export const collapsing = style({ '@media': { [media.belowMd]: hiddenRules } })
export const collapsed = style({
  '@media': { [media.belowMd]: { width: vars.size.control, padding: 0 } },
})
export const collapsingSm = style({ '@media': { [media.belowSm]: hiddenRules } })

export const keys = style({
  marginInlineEnd: '-0.25rem',
  // The class is repeated for specificity, because an app that splits its code may load the styles of `Kbd` after
  // these.
  selectors: {
    '&&': {
      background: 'none',
      borderColor: `color-mix(in oklab, currentColor 55%, transparent)`,
      color: 'inherit',
    },
  },
  '@media': {
    [`${media.belowSm}, ${media.coarse}`]: { selectors: { '&&': { display: 'none' } } },
  },
})

export const dot = style({
  position: 'absolute',
  // Starts at the middle of the button, so that two digits do not cover the icon.
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% + 0.125rem)',
  minWidth: '1rem',
  height: '1rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.danger.solid,
  color: vars.onSolid,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${vars.canvas}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const groupEnd = style({ justifyContent: 'flex-end' })
