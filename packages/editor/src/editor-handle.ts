import type { EditorView } from '@codemirror/view'
import type { TextCommand, TextState } from './commands/text-state.ts'

/** A mark that stands in the text until something is ready. It is drawn, but is no part of the value. */
export interface PendingMark {
  /** Puts text where the mark stands now, and takes the mark away. */
  replaceWith: (text: string) => void
  /** Takes the mark away and leaves nothing. */
  remove: () => void
}

/** An editor on the page. After `destroy` every other method does nothing. */
export interface EditorHandle {
  /** The text without the words of pending marks, with `\n` between lines. */
  getValue: () => string
  /** Replaces the text. `onChange` is not called; undo brings the text before back. */
  setValue: (text: string) => void
  /** The text with its selection. */
  getState: () => TextState
  /** Runs an edit of your own. @returns whether it applied */
  apply: (command: TextCommand) => boolean
  /**
   * Runs a command of a feature. A crash is reported to `onError` and counts as applied.
   *
   * @throws RangeError when no feature has a command of this name
   */
  run: (commandName: string) => boolean
  /**
   * Asks the host to show one of its panels, such as the dialog that asks for a link.
   *
   * @returns whether it has one of this name
   */
  openPanel: (panel: string) => boolean
  /** Draws a mark with these words at an offset, the cursor when left out. */
  addPending: (words: string, at?: number) => PendingMark
  /** Sets attributes of the element that takes focus; `null` takes one away. */
  setAttributes: (attributes: Readonly<Record<string, string | null>>) => void
  /** Puts the cursor into the text. */
  focus: () => void
  /** The CodeMirror view, for extensions. */
  readonly view: EditorView
  /** Takes the editor off the page and ends what its features began. */
  destroy: () => void
}

/** Where an error came from. */
export interface ErrorOrigin {
  /** Name of the feature, when it is known. */
  feature: string | null
}
