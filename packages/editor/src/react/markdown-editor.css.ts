import { media, vars } from '@quandary/ui'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

export const frame = style({
  minWidth: 0,
  border: vars.borderControl,
  borderRadius: vars.radius[2],
  background: vars.surface,
  overflow: 'hidden',
  selectors: {
    // An outline, because the lines of the toolbar and the foot would be painted over a shadow.
    '&[data-invalid]': {
      borderColor: vars.danger.text,
      outline: `1px solid ${vars.danger.text}`,
      outlineOffset: '-2px',
    },
    '&:focus-within': { outline: `${vars.focus.width} solid ${vars.focus.color}`, outlineOffset: '-1px' },
    // A button shows its own focus; a second ring would be confusing.
    '&:has(:is(button, a):focus)': { outline: 'none' },
  },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '0.1875rem 0.375rem',
  borderBlockEnd: vars.border,
})

/** Fades out the side where more tools can be scrolled into view. */
function fading(to: 'right' | 'left') {
  const mask = (from: string) => `linear-gradient(to ${to}, #000 calc(100% - ${from}), transparent)`
  return keyframes({ from: { maskImage: mask('2rem') }, to: { maskImage: mask('0rem') } })
}

export const toolsRow = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@supports': {
    // Driven by scrolling, not by time; without overflow there is no fading.
    '(animation-timeline: scroll())': {
      animation: `${fading('right')} linear both`,
      animationTimeline: 'scroll(self inline)',
      selectors: { '&:dir(rtl)': { animationName: fading('left') } },
    },
  },
})

export const toolGroup = style({
  display: 'flex',
  flex: 'none',
  selectors: { '& + &': { paddingInlineStart: vars.space[2], boxShadow: `inset 1px 0 0 ${vars.line1}` } },
})

// The gap keeps the tools apart visibly when two of them are switched on at the same time.
export const toolsEnd = style({ display: 'flex', flex: 'none', gap: '2px' })

export const tool = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem',
  minWidth: '2rem',
  height: '2rem',
  padding: '0 0.25rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.ink2,
  fontSize: vars.text.sm,
  selectors: {
    '&:is(:hover, [aria-pressed="true"], [data-state="open"])': { background: vars.fill2, color: vars.ink1 },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius[2] },
    '&[aria-disabled="true"]': { color: vars.ink3, background: 'none', cursor: 'default' },
  },
  '@media': {
    [media.coarse]: { minWidth: '2.5rem', height: '2.5rem' },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '1px solid Highlight' } } },
  },
})

export const previewTool = style([tool, { padding: '0 0.5rem' }])

/**
 * The word on the preview button. It is hidden on phones to make room for the tools; the button keeps its accessible
 * name.
 */
export const previewWord = style({ '@media': { [media.belowSm]: { display: 'none' } } })

/** File input; its button looks like the other buttons. */
export const files = style({
  paddingInlineStart: '0.25rem',
  color: vars.ink2,
  '::file-selector-button': {
    height: vars.size.controlSm,
    marginInlineEnd: vars.space[3],
    padding: '0 0.625rem',
    border: `1px solid ${vars.line2}`,
    borderRadius: vars.radius[1],
    background: vars.fill1,
    color: vars.ink1,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
  },
})

/** Text and preview, side by side if there is room. */
export const panes = style({
  selectors: { '&[data-beside]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Container of CodeMirror, or of the plain field until it has loaded. */
export const text = style({ minWidth: 0, maxHeight: 'min(75vh, 48rem)', overflowY: 'auto' })

export const plain = style({
  display: 'block',
  width: '100%',
  minHeight: 'var(--qd-editor-min-height, 11rem)',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: 0,
  background: 'none',
  resize: 'vertical',
  font: `${vars.text.ui}/1.375rem ${vars.font.code}`,
  '::placeholder': { color: vars.ink3, opacity: 1 },
  ':focus-visible': { outline: 'none' },
})

export const preview = style({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderBlockStart: vars.border,
  background: vars.canvas,
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    [`${panes}[data-beside] > &`]: {
      maxHeight: 'min(75vh, 48rem)',
      overflowY: 'auto',
      borderBlockStart: 0,
      borderInlineStart: vars.border,
    },
  },
})

export const previewHead = style({
  marginBlockEnd: vars.space[2],
  color: vars.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
})

export const previewNote = style({ color: vars.ink3, fontSize: vars.text.ui, lineHeight: vars.leading.ui })

export const uploads = style({
  margin: 0,
  padding: '0.25rem 0.75rem',
  listStyle: 'none',
  borderBlockStart: vars.border,
  fontSize: vars.text.xs,
})

export const upload = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

export const uploadName = style({
  flex: '0 1 16rem',
  minWidth: 0,
  overflow: 'hidden',
  color: vars.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const uploadProgress = style({ display: 'flex', flex: 1, alignItems: 'center', minWidth: '2rem' })

/** Row that asks for the description of an image. */
export const description = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0.75rem`,
  borderBlockStart: vars.border,
})

export const descriptionImage = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius[1],
  background: vars.fill1,
})

export const descriptionField = style({ flex: 1, minWidth: 0 })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  padding: '0.25rem 0.75rem',
  borderBlockStart: vars.border,
  color: vars.ink3,
  fontSize: vars.text.xs,
  lineHeight: '1.5rem',
})

export const footDrop = style({ '@media': { [media.coarse]: { display: 'none' } } })

export const footError = style({ color: vars.danger.text })

/** A hint that is a button; at least as high as the line. */
export const footButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accentText,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const footEnd = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: vars.border,
  background: vars.canvas,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const helpNotes = style({ display: 'grid', flex: '1 1 14rem', alignContent: 'start', gap: vars.space[3] })

export const helpList = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
})

globalStyle(`${helpList} dt`, { color: vars.ink2 })
globalStyle(`${helpList} dd`, { margin: 0 })
