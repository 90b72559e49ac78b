import type { EditorView } from '@codemirror/view'
import type { TextCommand, TextState } from './commands/text-state.ts'

/** A range of the text that is replaced together with a pending mark. */
export interface PendingRange {
  from: number
  to: number
}

/** A placeholder in the text until the final text is available. It is displayed, but is not part of the value. */
export interface PendingMark {
  /**
   * Replaces the mark, and its range if it has one, with a text. A function gets the text before and after the mark.
   */
  replaceWith: (text: string | ((before: string, after: string) => string)) => void
  /** Removes only the mark. */
  remove: () => void
}

/** An editor in the page. After `destroy` the methods do nothing, and reading `view` throws. */
export interface EditorHandle {
  /** Returns the text without pending marks, with `\n` between lines. */
  getValue: () => string
  /** Replaces the text. `onChange` is not called; undo restores the previous text. */
  setValue: (text: string) => void
  /** Returns the text with its selection. */
  getState: () => TextState
  /** Runs your own edit. @returns true if it applied */
  apply: (command: TextCommand) => boolean
  /**
   * Runs a feature's command. A crash is reported to `onError`, and the command then counts as applied.
   *
   * @param start text and selection that the command gets instead of the editor's own. The result replaces the
   * editor's text in one undo step
   * @throws RangeError if no feature has a command of this name
   */
  run: (commandName: string, start?: TextState) => boolean
  /**
   * Asks the host to open one of its panels, such as the link dialog.
   *
   * @returns true if the host has a panel of this name
   */
  openPanel: (panel: string) => boolean
  /**
   * Draws a mark with a text, until the mark is replaced or removed.
   *
   * @param at an offset, by default the cursor's; a cursor there stays before the mark. Or a range that is replaced
   * in one undo step, as when pasting: a cursor at the end of the range moves behind the new text
   */
  addPending: (words: string, at?: number | PendingRange) => PendingMark
  /** Sets attributes of the focusable element; `null` removes one. */
  setAttributes: (attributes: Readonly<Record<string, string | null>>) => void
  /** Puts the cursor into the text. */
  focus: () => void
  /** The CodeMirror view, for extensions. */
  readonly view: EditorView
  /** Removes the editor from the page and cleans up its features. */
  destroy: () => void
}

/** Origin of an error. */
export interface ErrorOrigin {
  /** Name of the feature, if known. */
  feature: string | null
}
