import type { ComponentType } from 'react'
import type { SlashBlock } from '../completions/matching-blocks.ts'
import type { EditorHandle } from '../editor-handle.ts'
import type { EditorFeature } from '../feature.ts'
import type { EditorStrings } from './strings/editor-strings.ts'

/** Label of a tool: a text of your own, or a function that selects one of the editor's texts. */
export type ToolLabel = string | ((strings: EditorStrings) => string)

/** An entry of a tool's menu. */
export interface ToolChoice {
  /** Name of the command it runs. */
  command: string
  label: ToolLabel
  /** Markdown marks it produces, shown next to the label. */
  hint?: string
}

/** A button of the toolbar. */
export interface EditorTool {
  /**
   * Name of the command it runs; the shortcut shown is that command's key. Of two tools for one command the later is
   * used.
   */
  command: string
  label: ToolLabel
  /** An icon without a size of its own: it fills the button, like the other icons. */
  icon: ComponentType
  /**
   * Tools of one group are adjacent. The editor's groups are `style`, `insert` and `structure`. Default: at the end.
   */
  group?: string
  /** Turns the button into a menu. */
  choices?: readonly ToolChoice[]
}

/** An entry of the menu that a slash at the start of a line opens. */
export interface EditorBlock {
  /** Name of the command that inserts the block. Of two blocks for one command the later is used. */
  command: string
  label: ToolLabel
  /** Markdown marks it produces, shown next to the label. */
  hint?: string
  /** Additional words by which a search finds the block, in any language. */
  words?: readonly string[]
}

/** Props of a panel. */
export interface EditorPanelProps {
  /** The editor the panel belongs to. */
  editor: EditorHandle
  strings: EditorStrings
  /** Closes the panel and returns focus to its place in the text. */
  onClose: () => void
}

/**
 * A feature of the core with a user interface: buttons, entries of the slash menu, and panels that its commands open by
 * name.
 */
export interface FaceFeature extends EditorFeature {
  tools?: readonly EditorTool[]
  /** Entries of the slash menu. */
  blocks?: readonly EditorBlock[]
  /**
   * Panels by name, shown between text and foot unless they are dialogs. Of two with the same name the later is used.
   */
  panels?: Readonly<Record<string, ComponentType<EditorPanelProps>>>
}

/** Returns the label of a tool or menu entry. */
export function labelText(label: ToolLabel, strings: EditorStrings): string {
  return typeof label === 'string' ? label : label(strings)
}

/** Groups the tools of features, in the order in which each group first appears. */
export function toolGroups(features: readonly FaceFeature[]): readonly (readonly EditorTool[])[] {
  const groups = new Map<string, Map<string, EditorTool>>()
  for (const tool of features.flatMap((feature) => feature.tools ?? [])) {
    const standing = [...groups.values()].find((tools) => tools.has(tool.command))
    const group = tool.group ?? 'more'
    const place = standing ?? groups.get(group) ?? new Map<string, EditorTool>()
    place.set(tool.command, tool)
    if (standing === undefined) groups.set(group, place)
  }
  return [...groups.values()].map((tools) => [...tools.values()])
}

/** Returns the blocks of features in the order of their first appearance, with labels from the editor's texts. */
export function slashBlocks(features: readonly FaceFeature[], strings: EditorStrings): readonly SlashBlock[] {
  const blocks = new Map<string, SlashBlock>()
  for (const block of features.flatMap((feature) => feature.blocks ?? [])) {
    blocks.set(block.command, { ...block, label: labelText(block.label, strings) })
  }
  return [...blocks.values()]
}
