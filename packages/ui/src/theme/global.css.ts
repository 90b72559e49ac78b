import { globalStyle } from '@vanilla-extract/css'
import './tokens.css.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

// Only element selectors and :where(), so that every class of a component or an app takes precedence.

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  background: vars.canvas,
  scrollPaddingTop: `calc(${vars.size.header} + ${vars.space[4]})`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
})
globalStyle('body', {
  margin: 0,
  color: vars.ink1,
  font: `${vars.weight.regular} ${vars.text.md}/${vars.leading.md} ${vars.font.ui}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend', {
  margin: 0,
  padding: 0,
})
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('ul[class], ol[class], [role="list"]', { listStyle: 'none' })
globalStyle('h1, h2, h3, h4, h5, h6', { fontWeight: vars.weight.bold, textWrap: 'balance' })
globalStyle('h1', { fontSize: vars.text.xl, lineHeight: vars.leading.xl, letterSpacing: vars.trackTight })
globalStyle('h2', { fontSize: vars.text.lg, lineHeight: vars.leading.lg })
globalStyle('h3, h4, h5, h6', { fontSize: vars.text.md, lineHeight: vars.leading.md })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('a:where(:hover)', {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
})
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button, summary, label:where([for]), select', { cursor: 'pointer' })
globalStyle('summary', { listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('img, svg', { display: 'block' })
globalStyle('img', { maxWidth: '100%', height: 'auto' })
globalStyle('strong, b', { fontWeight: vars.weight.bold })
globalStyle('time', { whiteSpace: 'nowrap' })
globalStyle('code', {
  padding: '0.0625rem 0.25rem',
  borderRadius: vars.radius[1],
  background: vars.fill2,
  font: `0.875em/1.25 ${vars.font.code}`,
  overflowWrap: 'anywhere',
})
// Code runs from left to right in every language.
globalStyle('code, kbd, samp, pre', { direction: 'ltr', unicodeBidi: 'isolate' })
globalStyle('ins', {
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  background: vars.success.tint,
  color: vars.success.text,
  borderRadius: '2px',
  paddingInline: '1px',
})
globalStyle('del', {
  textDecoration: 'line-through 1px',
  background: vars.danger.tint,
  color: vars.danger.text,
  borderRadius: '2px',
  paddingInline: '1px',
})
// Headings, links and texts being typed may be of another direction than the interface.
globalStyle(':where(h1, h2, h3, textarea, a)', { unicodeBidi: 'plaintext' })
globalStyle('h1:lang(zh), h2:lang(zh), em:lang(zh), i:lang(zh)', { fontStyle: 'normal', fontSynthesis: 'none' })

globalStyle(':where(:focus-visible)', {
  outline: `${vars.focus.width} solid ${vars.focus.color}`,
  outlineOffset: vars.focus.offset,
  borderRadius: vars.radius[1],
})
globalStyle(':where(:target)', { scrollMarginTop: `calc(${vars.size.header} + ${vars.space[4]})` })

// Changing the theme would run all transitions at once: set data-theme-changing during the change.
globalStyle('[data-theme-changing] *', { transition: 'none !important' })

globalStyle('*', {
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
})
globalStyle('[aria-current]', {
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
})

// Controls are useless on paper. Only this rule overrides classes.
globalStyle('button, form, dialog, nav', { '@media': { print: { display: 'none !important' } } })
