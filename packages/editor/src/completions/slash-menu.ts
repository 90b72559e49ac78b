import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import type { EditorHandle } from '../editor-handle.ts'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import { isInCode } from './in-code.ts'
import { matchingBlocks, slashIn, type SlashBlock } from './matching-blocks.ts'
import { offerCompletions } from './offer-completions.ts'

/** Options of {@link slashMenu}. */
export interface SlashMenuOptions {
  /** The entries, in this order. */
  blocks: readonly SlashBlock[]
  /** Accessible name of the menu. */
  label: string
  /** Returns the text that is announced to screen readers when the menu opens or its number of entries changes. */
  offered: (count: number) => string
}

/**
 * Offers blocks after a slash at the start of a line, filtered by the typed text; never inside code. The typed slash is
 * replaced by the block in one undo step. If the block's command does not apply, the text is unchanged.
 */
export function slashMenu({ blocks, label, offered }: SlashMenuOptions): Readonly<EditorFeature> {
  return defineEditorFeature({
    name: 'slash-blocks',
    extensions: (editor) => {
      const source = ({ state }: CompletionContext): CompletionResult | null => {
        const slash = slashAt(state)
        if (slash === null) return null
        const options = matchingBlocks(blocks, slash.typed).map((block) => optionOf(editor, block))
        // Updated synchronously, so that Enter right after a letter chooses from the matches of that letter.
        return { from: slash.from, options, filter: false, update: (_list, _from, _to, now) => source(now) }
      }
      return offerCompletions({ source, isAt: (state) => slashAt(state) !== null, label, offered })
    },
  })
}

function optionOf(editor: EditorHandle, { command, label, hint }: SlashBlock): Completion {
  return {
    label,
    ...(hint === undefined ? {} : { detail: hint }),
    apply: (_view, _completion, from, to) => {
      const { text } = editor.getState()
      editor.run(command, { text: text.slice(0, from) + text.slice(to), from, to: from })
    },
  }
}

/** Returns what is typed after a slash at the cursor, and the offset of the slash; null elsewhere. */
function slashAt(state: EditorState): { typed: string; from: number } | null {
  const { main } = state.selection
  if (!main.empty) return null
  const line = state.doc.lineAt(main.head)
  const found = slashIn(line.text.slice(0, main.head - line.from))
  if (found === null || isInCode(state, main.head)) return null
  return { typed: found.typed, from: line.from + found.from }
}
