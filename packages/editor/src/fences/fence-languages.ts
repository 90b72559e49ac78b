import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import {
  Decoration,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view'
import { insertBlock, type TextCommand } from '../commands/text-state.ts'
import { offerCompletions } from '../completions/offer-completions.ts'
import { defineEditorFeature, type EditorCommand, type EditorFeature } from '../feature.ts'
import { matchingLanguages } from './code-languages.ts'
import { fenceLineAt, fencePrefix } from './fence-line.ts'

/** Options of {@link fenceLanguages}. */
export interface FenceLanguagesOptions {
  /** Accessible name of the list, and text of the button on the line of a fence. */
  label: string
  /** Text of the first entry, which stands for code without a language. */
  noLanguage: string
  /** Returns the text that is announced to screen readers when the list opens or its number of entries changes. */
  offered: (count: number) => string
}

/**
 * Offers languages after the fence of a code block: while they are typed, on Ctrl-Space, and with a button on that
 * line, which only pointers can reach. Choosing one in a new block also closes the block and moves the cursor inside.
 * Provides the command `codeBlock`, which inserts an empty block and asks for its language.
 */
export function fenceLanguages({ label, noLanguage, offered }: FenceLanguagesOptions): Readonly<EditorFeature> {
  const source = ({ state, pos }: CompletionContext): CompletionResult | null => {
    const fence = fenceLineAt(state, pos)
    if (fence === null || !isAt(state)) return null
    const typed = state.selection.main.empty ? state.sliceDoc(fence.from, pos) : ''
    const languages = matchingLanguages(typed).map((name) => optionOf(name, name))
    const options = typed === '' ? [optionOf(noLanguage, ''), ...languages] : languages
    // Updated synchronously, so that Enter right after a letter chooses from the matches of that letter.
    const update: CompletionResult['update'] = (_list, _from, _to, now) => source(now)
    return { from: fence.from, to: fence.to, options, filter: false, update }
  }
  return defineEditorFeature({
    name: 'fence-languages',
    commands: { codeBlock },
    extensions: () => [offerCompletions({ source, isAt, label, offered }), buttons(label)],
  })
}

/** True if the cursor or the selection is within the language of a fence. */
function isAt(state: EditorState): boolean {
  const { from, to } = state.selection.main
  const fence = fenceLineAt(state, from)
  return fence !== null && from >= fence.from && to <= fence.to
}

/** Inserts an empty block with the cursor at the place of its language. */
const emptyBlock: TextCommand = (state) => insertBlock(state, '```\n\n```', { from: 3, to: 3 })

const codeBlock: EditorCommand = (state, editor) => {
  // Runs after the block was inserted.
  queueMicrotask(() => startCompletion(editor.view))
  return emptyBlock(state)
}

function optionOf(shown: string, language: string): Completion {
  return { label: shown, apply: (view, _completion, from, to) => choose(view, language, { from, to }) }
}

/**
 * Writes the language. If nothing follows the fence, also closes the block. In a new or empty block, the cursor moves
 * to its first line.
 */
function choose(view: EditorView, language: string, { from, to }: { from: number; to: number }): void {
  const { state } = view
  const fence = fenceLineAt(state, from)
  if (fence === null) return
  const { doc } = state
  const start = fencePrefix(fence)
  const isNew = !fence.isClosed && doc.sliceString(fence.line.to).trim() === ''
  const after = isNew ? `\n${start}\n${start}${fence.marks}` : ''
  const isEmpty = fence.isClosed && doc.lineAt(fence.end).number === fence.line.number + 2
  const below = isNew ? 1 + start.length : isEmpty ? doc.line(fence.line.number + 1).length + 1 : 0
  const changes = { from, to: isNew ? doc.length : to, insert: language + after }
  view.dispatch({
    changes,
    selection: { anchor: from + language.length + below },
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
}

/**
 * A button that opens the list of languages. It is for pointers only: keys and screen readers reach the list without
 * it.
 */
class LanguageButton extends WidgetType {
  readonly label: string

  constructor(label: string) {
    super()
    this.label = label
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('span')
    button.className = 'cm-language'
    button.textContent = this.label
    button.ariaHidden = 'true'
    button.addEventListener('mousedown', (event) => {
      event.preventDefault()
      const fence = fenceLineAt(view.state, view.posAtDOM(button))
      if (fence === null) return
      view.focus()
      // Selects the language, so that typing replaces it.
      view.dispatch({ selection: { anchor: fence.from, head: fence.to } })
      startCompletion(view)
    })
    return button
  }
}

function buttons(label: string) {
  const widget = Decoration.widget({ widget: new LanguageButton(label), side: 1 })
  const draw = ({ state, visibleRanges }: EditorView): DecorationSet => {
    const ends: number[] = []
    for (const { from, to } of visibleRanges) {
      syntaxTree(state).iterate({
        from,
        to,
        enter: (node) => {
          if (node.name !== 'FencedCode') return
          const { to: end } = state.doc.lineAt(node.from)
          if (node.from >= from && !ends.includes(end)) ends.push(end)
        },
      })
    }
    return Decoration.set(ends.map((end) => widget.range(end)))
  }
  return ViewPlugin.define(
    (view) => {
      const plugin = {
        drawn: draw(view),
        update: (update: ViewUpdate) => {
          const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
          if (update.docChanged || update.viewportChanged || isParsed) plugin.drawn = draw(update.view)
        },
      }
      return plugin
    },
    { decorations: ({ drawn }) => drawn },
  )
}
