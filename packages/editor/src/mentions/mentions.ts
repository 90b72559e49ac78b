import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { offerCompletions } from '../completions/offer-completions.ts'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import { matchingPeople, mentionAt, type FindPeople, type Mentionable } from './mention-text.ts'

/** Options of {@link mentions}. */
export interface MentionsOptions {
  find: FindPeople
  /** Accessible name of the list. */
  label: string
  /** Returns the text that is announced to screen readers when the list opens or its number of entries changes. */
  offered: (count: number) => string
}

/**
 * Offers people while a name is typed after an @: at most five, chosen with the arrows and Enter or Tab, closed with
 * Escape. A failed search offers nobody, and its error is reported to `onError` of the editor.
 */
export function mentions({ find, label, offered }: MentionsOptions): Readonly<EditorFeature> {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const mention = typedIn(context.state)
    if (mention === undefined) return null
    const asking = new AbortController()
    context.addEventListener('abort', () => asking.abort(), { onDocChange: true })
    try {
      const people = matchingPeople(await find(mention.typed, asking.signal), mention.typed)
      return { from: mention.from, options: people.map(optionOf), filter: false }
    } catch (error) {
      if (asking.signal.aborted) return null
      throw error
    }
  }
  return defineEditorFeature({
    name: 'mentions',
    extensions: () => offerCompletions({ source, isAt: (state) => typedIn(state) !== undefined, label, offered }),
  })
}

function optionOf({ username, name }: Mentionable): Completion {
  return {
    label: `@${username}`,
    displayLabel: name,
    detail: `@${username}`,
    apply: (view, _completion, from, to) => {
      // Exactly one space follows the name: an existing space is reused.
      const end = view.state.sliceDoc(to, to + 1) === ' ' ? to + 1 : to
      const insert = `@${username} `
      view.dispatch({
        changes: { from, to: end, insert },
        selection: { anchor: from + insert.length },
        userEvent: 'input.complete',
        scrollIntoView: true,
      })
    },
  }
}

/** Returns the mention being typed at the cursor, and the offset of its @. */
function typedIn(state: EditorState): { typed: string; from: number } | undefined {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  const mention = mentionAt(line.text, head - line.from)
  return mention && { ...mention, from: line.from + mention.from }
}
