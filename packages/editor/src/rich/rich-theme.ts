import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const code = 'var(--qd-font-code, monospace)'
const line = 'var(--qd-line-1, GrayText)'
const fill = 'var(--qd-fill-1, transparent)'
/** Where text begins on a line, as in the theme of the editor. */
const start = 'var(--qd-space-4, 1rem)'

const heading = (size: string) => ({ fontSize: size, lineHeight: '1.4', fontWeight: 'var(--qd-weight-bold, 600)' })
const quote = (depth: number) => ({
  marginInlineStart: `calc(${start} + ${(depth - 1) * 0.75}rem)`,
  paddingInlineStart: '0.75rem',
  borderInlineStart: `3px solid ${line}`,
})

/** Appearance of formatted text; colours and fonts are those of the page. */
export const richTheme: Extension = EditorView.theme({
  '&.cm-rich .cm-scroller': { fontFamily: 'var(--qd-font-ui, sans-serif)', lineHeight: '1.6' },
  '.cm-rich-h1': heading('1.625em'),
  '.cm-rich-h2': heading('1.375em'),
  '.cm-rich-h3': heading('1.175em'),
  '.cm-rich-h4, .cm-rich-h5, .cm-rich-h6': heading('1em'),
  '.cm-rich-source': { fontFamily: code },
  '.cm-rich-block': { fontFamily: code, backgroundColor: fill },
  '.cm-rich-code': {
    padding: '0.1em 0.25em',
    borderRadius: 'var(--qd-radius-1, 3px)',
    backgroundColor: fill,
    fontFamily: code,
  },
  '.cm-rich-link': {
    color: 'var(--qd-accent-text, LinkText)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '.cm-rich-quote-1': quote(1),
  '.cm-rich-quote-2': quote(2),
  '.cm-rich-quote-3': quote(3),
  '.cm-rich-image': { maxWidth: '100%', maxHeight: '20rem', verticalAlign: 'bottom' },
  '.cm-rich-rule': {
    display: 'inline-block',
    width: '100%',
    borderBlockEnd: `1px solid ${line}`,
    verticalAlign: 'middle',
    // Transparent, because the character is needed only for the height of the line.
    color: 'transparent',
    lineHeight: '0',
  },
})
