import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.text.ui,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
})

export const track = style({
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  padding: 0,
  border: `1px solid ${vars.line3}`,
  borderRadius: vars.radius.full,
  background: vars.surface,
  transition: `background-color ${vars.motion.base}`,
  ':focus-visible': { borderRadius: vars.radius.full },
  '::before': {
    content: '',
    display: 'block',
    width: '1rem',
    height: '1rem',
    marginInline: '3px',
    borderRadius: vars.radius.full,
    background: vars.line3,
    transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'ButtonText' } } } },
  selectors: {
    '&[aria-checked="true"]': { background: vars.accentSolid, borderColor: vars.accentSolid },
    '&[aria-checked="true"]::before': { translate: '1rem 0', background: vars.accentOn },
    '&[aria-checked="true"]:dir(rtl)::before': { translate: '-1rem 0' },
    '&[aria-invalid="true"]': { borderColor: vars.danger.text },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
