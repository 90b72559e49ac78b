import { vars } from '@quandary/ui'
import { globalStyle } from '@vanilla-extract/css'

/** Attribute that marks images that failed to load. */
export const BROKEN = 'data-broken'

const broken = `img[${BROKEN}]`

globalStyle(broken, {
  padding: vars.space[2],
  border: `1px dashed ${vars.line1}`,
  color: vars.ink2,
  fontStyle: 'italic',
})
globalStyle(`${broken}:not([alt]), ${broken}[alt=""]`, { display: 'none' })
