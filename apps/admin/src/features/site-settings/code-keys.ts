import type { KeyboardEvent } from 'react'
import { code } from './code-field.css.ts'

/**
 * Handles the keys of the code fields of a form: Tab indents, as in an editor. After Escape it leaves the field as
 * everywhere else, so that nobody is caught by the keyboard.
 */
export function handleCodeKeys(event: KeyboardEvent): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement) || !field.classList.contains(code)) return
  if (event.key === 'Escape') {
    field.dataset['tabLeaves'] = ''
    field.addEventListener('blur', () => delete field.dataset['tabLeaves'], { once: true })
    return
  }
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
  if (event.key !== 'Tab' || hasModifier || 'tabLeaves' in field.dataset) return
  event.preventDefault()
  // Unlike a new value, this can be undone with the keys of the browser.
  document.execCommand('insertText', false, '\t')
}
