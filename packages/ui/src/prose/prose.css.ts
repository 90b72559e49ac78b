import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Space beside the text, so that focus outlines at its edges are not clipped. */
const OUTLINE_ROOM = '0.25rem'

// Long words break, but formulas cannot. A text with a formula that is too wide scrolls sideways instead of overflowing
// its box.
export const prose = style({
  maxWidth: `calc(${vars.measure} + 2 * ${OUTLINE_ROOM})`,
  paddingInline: OUTLINE_ROOM,
  marginInline: `calc(-1 * ${OUTLINE_ROOM})`,
  overflowWrap: 'break-word',
  overflowX: 'auto',
  overflowY: 'hidden',
})

/**
 * Shadows at the edges of content that scrolls sideways, while more of it is hidden there. A cover in the background
 * colour scrolls with the content and hides the shadow at each end.
 */
const edges = (ground: string) => {
  const cover = `linear-gradient(90deg, ${ground} 0.5rem, transparent 1.5rem calc(100% - 1.5rem), ${ground} calc(100% - 0.5rem))`
  const dark = 'light-dark(#0003, #000a)'
  const shadow = `linear-gradient(90deg, ${dark}, transparent 0.5rem calc(100% - 0.5rem), ${dark})`
  return `${cover} local, ${shadow}`
}

const inside = (selector: string) =>
  selector
    .split(', ')
    .map((one) => `${prose} ${one}`)
    .join(', ')

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space[4] })
globalStyle(inside('blockquote > * + *, li > * + p, li > * + pre'), { marginBlockStart: vars.space[3] })
globalStyle(`${prose} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: vars.space[5] })
globalStyle(inside('h1'), { fontSize: '1.375rem', lineHeight: '1.875rem' })
globalStyle(inside('h2'), { fontSize: vars.text.lg, lineHeight: vars.leading.lg, letterSpacing: 0 })
globalStyle(inside(':is(h4, h5, h6)'), { fontSize: vars.text.ui, lineHeight: vars.leading.ui })
globalStyle(inside(':is(ul, ol)'), { paddingInlineStart: '1.5rem' })
// From the seventh level on, lists are not indented further: on a phone no width would be left for the text. (The class
// is repeated to have a higher specificity than the rule above.)
globalStyle(`${prose}${prose} ${':is(ul, ol) '.repeat(6)} :is(ul, ol)`, {
  paddingInlineStart: 0,
  listStylePosition: 'inside',
})
globalStyle(inside('ul[class]'), { listStyle: 'disc' })
globalStyle(inside('ol[class]'), { listStyle: 'decimal' })
globalStyle(inside('li + li, li > :is(ul, ol)'), { marginBlockStart: vars.space[1] })
globalStyle(inside('li::marker'), { color: vars.ink3 })
globalStyle(inside('a'), {
  color: vars.accentText,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.18em',
  textDecorationColor: vars.accentLine,
})
globalStyle(inside('a:hover'), { textDecorationColor: 'currentColor' })
globalStyle(inside('blockquote'), {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.line2}`,
  color: vars.ink2,
})
globalStyle(inside('hr'), { height: 0, border: 0, borderBlockStart: vars.border, marginBlock: vars.space[5] })
// Limits tall pictures, so that some of the text around them stays on the screen.
globalStyle(inside('img'), {
  maxHeight: '70vh',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius[2],
})

// In task lists the checkbox, a character, replaces the bullet.
globalStyle(inside('.task-list-item'), { listStyle: 'none' })
globalStyle(inside('.task-list-box'), {
  display: 'inline-block',
  width: '1.25rem',
  marginInlineStart: '-1.5rem',
  color: vars.ink2,
})

globalStyle(inside('table'), {
  display: 'block',
  width: 'max-content',
  maxWidth: '100%',
  overflowX: 'auto',
  background: edges(vars.canvas),
  borderCollapse: 'collapse',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
globalStyle(inside(':is(th, td)'), { padding: '0.375rem 0.75rem', border: vars.border, textAlign: 'start' })
// Transparent, so that the shadow at the edge of a wide table is visible beside its head too.
globalStyle(inside('th'), {
  background: 'color-mix(in oklab, currentColor 4%, transparent)',
  fontWeight: vars.weight.bold,
})
globalStyle(inside(':is(th, td)[align="right"], [style*="text-align:right"]'), { textAlign: 'end' })
globalStyle(inside(':is(th, td)[align="center"]'), { textAlign: 'center' })

// Paragraphs and headings with a formula that is too wide scroll by themselves, so that the whole text does not. (List
// items do not, because their markers would be cut off.)
globalStyle(inside(':is(p, h1, h2, h3, h4, h5, h6):has(math)'), { overflowX: 'auto', overflowY: 'hidden' })

globalStyle(inside('.footnotes-sep'), { marginBlockEnd: vars.space[4] })
globalStyle(inside('.footnotes'), { fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink2 })
globalStyle(inside('.footnotes-list'), { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })
globalStyle(inside('.footnote-ref'), { fontSize: '0.75em', lineHeight: 0 })
globalStyle(inside(':target'), { background: vars.warning.tint })

globalStyle(inside('details'), {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: vars.border,
  borderRadius: vars.radius[2],
})
globalStyle(inside('summary'), {
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
})
globalStyle(inside('details[open] > summary'), { listStyleType: 'disclosure-open' })
globalStyle(inside('kbd'), {
  padding: '0 0.3125rem',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[1],
  fontSize: '0.8125em',
  fontFamily: vars.font.ui,
})
// Each paragraph runs in the direction of its own first letter.
globalStyle(inside(':is(p, li, h1, h2, h3, h4, h5, h6, td, th, summary)'), { unicodeBidi: 'plaintext' })

/** Class of the frame around a block of code and its head; put it on a `figure` with a `pre` in it. */
export const codeFrame = style({
  border: `1px solid ${vars.line1}`,
  borderRadius: vars.radius[2],
  background: vars.fill1,
})
/**
 * Class of the head of a framed block of code, with its language and buttons. It is as high as a button, so that adding
 * a button later moves nothing.
 */
export const codeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2rem',
  paddingInline: `${vars.space[4]} 0.25rem`,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
  borderBlockEnd: vars.border,
})

const code = `:is(${prose}, ${codeFrame}) pre`
globalStyle(code, {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  overflowX: 'auto',
  font: `${vars.text.ui}/1.375rem ${vars.font.code}`,
  tabSize: 4,
  direction: 'ltr',
  textAlign: 'start',
  background: `${edges(vars.fill1)}, ${vars.fill1}`,
})
globalStyle(`${prose} pre`, { border: `1px solid ${vars.line1}`, borderRadius: vars.radius[2] })
globalStyle(`${codeFrame} pre`, { border: 0 })
globalStyle(`${code}:focus-visible`, { outlineOffset: '-2px' })
globalStyle(`${code} code`, {
  padding: 0,
  background: 'none',
  font: 'inherit',
  overflowWrap: 'normal',
})

// Five text colours; the class names are highlight.js's.
const inks = [
  ['keyword, .hljs-literal, .hljs-built_in, .hljs-selector-tag, .hljs-doctag, .hljs-operator', vars.code.keyword],
  ['string, .hljs-regexp, .hljs-addition, .hljs-template-tag, .hljs-link, .hljs-char', vars.code.string],
  ['number, .hljs-symbol, .hljs-bullet, .hljs-variable, .hljs-template-variable, .hljs-attribute', vars.code.number],
  [
    'title, .hljs-section, .hljs-name, .hljs-type, .hljs-attr, .hljs-selector-class, .hljs-selector-id, .hljs-property',
    vars.code.name,
  ],
  ['comment, .hljs-quote, .hljs-meta', vars.code.comment],
] as const

for (const [names, color] of inks) {
  globalStyle(`.hljs-${names}`, { color })
}
globalStyle('.hljs-comment', { fontStyle: 'italic' })
globalStyle('.hljs-deletion', { color: vars.danger.text })
globalStyle('.hljs-strong', { fontWeight: vars.weight.bold })
