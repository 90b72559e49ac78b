import type { Extension } from '@codemirror/state'
import type { TextState } from './commands/text-state.ts'
import type { EditorHandle } from './editor-handle.ts'

/**
 * What a named command does: usually a pure edit, given the text and selection. It may also act through the
 * editor, for example to open a panel, and then returns the state it was given. `null` says that it does not
 * apply here; a key bound to it then keeps its usual meaning.
 */
export type EditorCommand = (state: TextState, editor: EditorHandle) => TextState | null

/** A key that runs a command. */
export interface FeatureKey {
  /** CodeMirror notation: `Mod-b` is Ctrl-B, and Cmd-B on a Mac. */
  key: string
  /** Another key on a Mac, where the system keeps some for itself. */
  mac?: string
  /** Name of a command of this or another feature. */
  command: string
}

/** A part of the editor. All the editor can do by itself is made of these. */
export interface EditorFeature {
  /** Named in error reports; unique among the features of an editor. */
  name: string
  /** Of two commands with the same name the later feature's is used, so a host can replace what a key does. */
  commands?: Readonly<Record<string, EditorCommand>>
  keymap?: readonly FeatureKey[]
  /** CodeMirror extensions, for what commands cannot express. */
  extensions?: (editor: EditorHandle) => Extension
  /** Runs once the editor stands. What it returns runs when the editor goes. */
  setup?: (editor: EditorHandle) => (() => void) | undefined
}

/**
 * Checks a feature and keeps it from being changed later.
 *
 * @throws RangeError when the name or a key is empty, because a report or a key press could not be traced to it
 */
export function defineEditorFeature<Feature extends EditorFeature>(feature: Feature): Readonly<Feature> {
  if (feature.name.trim() === '') throw new RangeError('An editor feature needs a name')
  for (const { key, command } of feature.keymap ?? []) {
    if (key === '' || command === '') throw new RangeError(`Feature ${feature.name} binds an empty key or command`)
  }
  return Object.freeze({ ...feature })
}

/** A command that opens a panel of the host and leaves the text alone; `null` where the host has no such panel. */
export function opensPanel(panel: string): EditorCommand {
  return (state, editor) => (editor.openPanel(panel) ? state : null)
}
