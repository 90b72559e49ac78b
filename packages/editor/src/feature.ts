import type { Extension } from '@codemirror/state'
import type { TextState } from './commands/text-state.ts'
import type { EditorHandle } from './editor-handle.ts'

/**
 * A named command: usually a pure edit of text and selection. It may also act through the editor, for example to open a
 * panel, and then returns the state it was given. `null` means that it does not apply here, so that its key keeps its
 * usual function.
 */
export type EditorCommand = (state: TextState, editor: EditorHandle) => TextState | null

/** A key that runs a command. */
export interface FeatureKey {
  /** CodeMirror notation: `Mod-b` is Ctrl-B, and Cmd-B on a Mac. */
  key: string
  /** Alternative key on a Mac, where the system reserves some keys. */
  mac?: string
  /** Name of a command of this or another feature. */
  command: string
}

/** A part of the editor. All functions of the editor are features. */
export interface EditorFeature {
  /** Used in error reports; unique among the features of an editor. */
  name: string
  /** Commands by name. A later feature overrides a command of the same name, so a host can change what a key does. */
  commands?: Readonly<Record<string, EditorCommand>>
  keymap?: readonly FeatureKey[]
  /** CodeMirror extensions, for what commands cannot express. */
  extensions?: (editor: EditorHandle) => Extension
  /** Runs once the editor is ready. The function it returns runs when the editor is destroyed. */
  setup?: (editor: EditorHandle) => (() => void) | undefined
}

/**
 * Validates a feature and freezes it.
 *
 * @throws RangeError if the name is empty, because error reports could not name the feature, or if a key or its command
 * is empty
 */
export function defineEditorFeature<Feature extends EditorFeature>(feature: Feature): Readonly<Feature> {
  if (feature.name.trim() === '') throw new RangeError('An editor feature needs a name')
  for (const { key, command } of feature.keymap ?? []) {
    if (key === '' || command === '') throw new RangeError(`Feature ${feature.name} binds an empty key or command`)
  }
  return Object.freeze({ ...feature })
}

/**
 * Creates a command that opens a panel of the host and leaves the text alone; it does not apply if the host has no such
 * panel.
 */
export function opensPanel(panel: string): EditorCommand {
  return (state, editor) => (editor.openPanel(panel) ? state : null)
}
