import type { ComponentType } from 'react'
import type { EditorHandle } from '../editor-handle.ts'
import type { EditorFeature } from '../feature.ts'
import type { EditorStrings } from './editor-strings.ts'

/** Words of a tool: your own, or a choice of the editor's. */
export type ToolLabel = string | ((strings: EditorStrings) => string)

/** One of several things a tool can do. */
export interface ToolChoice {
  /** Name of the command it runs. */
  command: string
  label: ToolLabel
  /** The marks it makes, shown beside the words. */
  hint?: string
}

/** A button of the toolbar. */
export interface EditorTool {
  /** Name of the command it runs; the shortcut shown is the command's key. Of two tools for one the later is used. */
  command: string
  label: ToolLabel
  /** Without a size of its own: it fills the button as the others do. */
  icon: ComponentType
  /** Tools of one group stand together. The editor's are `style`, `insert` and `structure`. Default: at the end. */
  group?: string
  /** Makes the button a menu. */
  choices?: readonly ToolChoice[]
}

/** What a panel is given. */
export interface EditorPanelProps {
  /** The editor the panel belongs to. */
  editor: EditorHandle
  strings: EditorStrings
  /** Takes the panel away; the focus returns to its place in the text. */
  onClose: () => void
}

/** A feature of the core that also shows something: buttons, and panels its commands open by name. */
export interface FaceFeature extends EditorFeature {
  tools?: readonly EditorTool[]
  /** Shown between text and foot, unless it is a dialog. Of two with the same name the later is used. */
  panels?: Readonly<Record<string, ComponentType<EditorPanelProps>>>
}

/** The words of a tool or choice. */
export function labelText(label: ToolLabel, strings: EditorStrings): string {
  return typeof label === 'string' ? label : label(strings)
}

/** The tools of features, in groups, in the order in which each group first appears. */
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
