import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/*
 * Every colour is a custom property of `@quandary/ui` with a system colour or no colour as fallback, so that the theme
 * can change while an editor is open, and the editor is readable on a page without `@quandary/ui`.
 */
const ink1 = 'var(--qd-ink-1, CanvasText)'
const ink2 = 'var(--qd-ink-2, CanvasText)'
const ink3 = 'var(--qd-ink-3, GrayText)'

const frame = EditorView.theme({
  '&': { color: ink1, backgroundColor: 'transparent', fontSize: 'var(--qd-text-ui, 0.875rem)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--qd-font-code, monospace)', lineHeight: '1.375rem' },
  '.cm-content': {
    minHeight: 'var(--qd-editor-min-height, 11rem)',
    padding: 'var(--qd-space-3, 0.75rem) 0',
    caretColor: ink1,
  },
  '.cm-line': { padding: '0 var(--qd-space-4, 1rem)' },
  '.cm-placeholder': { color: ink3 },
  '.cm-pending': {
    padding: '0 0.375rem',
    borderRadius: 'var(--qd-radius-1, 3px)',
    background: 'var(--qd-fill-2, transparent)',
    color: ink2,
  },
  '.cm-language': {
    marginInlineStart: '0.75rem',
    padding: '0 0.375rem',
    border: '1px solid var(--qd-line-1, GrayText)',
    borderRadius: 'var(--qd-radius-1, 3px)',
    color: ink3,
    fontFamily: 'var(--qd-font-ui, sans-serif)',
    fontSize: 'var(--qd-text-xs, 0.75rem)',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '.cm-language::after': { content: '" ▾"' },
  // A touch target of 24 pixels.
  '@media (pointer: coarse)': {
    '.cm-language': { paddingBlock: '0.3rem' },
    '.cm-handle::before': { content: '""', position: 'absolute', inset: '-1px -0.25rem' },
  },
  '.cm-language:hover': { background: 'var(--qd-fill-2, transparent)', color: ink1 },
  '.cm-handle': {
    position: 'absolute',
    insetInlineStart: 0,
    width: '1rem',
    height: '1.375rem',
    boxSizing: 'border-box',
    padding: '3px',
    background: 'radial-gradient(currentColor 1px, transparent 1.5px) content-box 0 0 / 5px 5px',
    color: ink3,
    cursor: 'grab',
    touchAction: 'none',
  },
  '.cm-handle:hover, .cm-handle[data-dragged]': { color: ink1 },
  '.cm-handle[data-dragged]': { cursor: 'grabbing' },
  '.cm-drop': {
    position: 'absolute',
    insetInline: 'var(--qd-space-4, 1rem)',
    height: '2px',
    marginBlockStart: '-1px',
    background: 'var(--qd-accent, Highlight)',
    pointerEvents: 'none',
  },
  '.cm-tooltip.cm-tooltip-autocomplete': {
    maxWidth: 'calc(100vw - 1rem)',
    padding: 'var(--qd-space-1, 0.25rem)',
    border: '1px solid var(--qd-line-2, CanvasText)',
    borderRadius: 'var(--qd-radius-3, 8px)',
    background: 'var(--qd-surface, Canvas)',
    boxShadow: 'var(--qd-shadow-menu, none)',
    zIndex: 'var(--qd-z-menu, 30)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxHeight: '16rem',
    minWidth: '12rem',
    maxWidth: '20rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.25rem 0.625rem',
    borderRadius: 'var(--qd-radius-2, 5px)',
    color: ink1,
    lineHeight: '1.5rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--qd-fill-2, Highlight)',
    color: ink1,
  },
  '.cm-completionDetail': { marginInlineStart: '0.5rem', fontStyle: 'normal', color: ink3 },
})

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: 'var(--qd-weight-bold, 600)' },
  { tag: tags.strong, fontWeight: 'var(--qd-weight-bold, 600)' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--qd-accent-text, LinkText)' },
  { tag: tags.url, color: ink3 },
  { tag: tags.monospace, color: 'var(--qd-code-string, CanvasText)' },
  { tag: tags.quote, color: ink2 },
  { tag: tags.labelName, color: 'var(--qd-code-name, CanvasText)' },
  { tag: tags.comment, color: 'var(--qd-code-comment, GrayText)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: ink3 },
])

/** Appearance of the text. */
export const theme: Extension = [frame, syntaxHighlighting(marks)]
