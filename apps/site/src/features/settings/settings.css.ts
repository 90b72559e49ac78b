import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.md]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space[7] } },
})

export const parts = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  borderBlockEnd: vars.border,
  '@media': {
    [media.md]: { display: 'grid', gap: 0, overflowX: 'visible', borderBlockStart: vars.rule, borderBlockEnd: 'none' },
  },
})

export const part = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.control,
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.ink1 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.ink1, fontWeight: vars.weight.bold, borderBlockEndColor: vars.accentText },
  },
  '@media': {
    [media.md]: {
      borderBlockEnd: 'none',
      borderInlineStart: '2px solid transparent',
      paddingInlineStart: vars.space[3],
      whiteSpace: 'normal',
      selectors: { '&[aria-current]': { borderInlineStartColor: vars.accentText } },
    },
  },
})

export const content = style({ display: 'grid', gap: vars.space[7], minWidth: 0, maxWidth: vars.measure })

export const sectionBody = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[2] })

export const lead = style({
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
})

export const picture = style({ display: 'flex', alignItems: 'start', gap: vars.space[4] })

export const pictureWords = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3], minWidth: 0 })

export const logins = style({ listStyle: 'none' })

export const login = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
})

export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const sessionWords = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' })

export const device = style({ fontWeight: vars.weight.bold })

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const loginFact = style({ color: vars.ink2 })
