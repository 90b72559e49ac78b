import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  currentCompletions,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { EditorState, Prec, type Extension } from '@codemirror/state'
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import { matchingPeople, mentionAt, MAX_MENTIONS, type FindPeople, type Mentionable } from './mention-text.ts'

/** Options of {@link mentions}. */
export interface MentionsOptions {
  find: FindPeople
  /** Accessible name of the list. */
  label: string
  /** Announced to screen readers when the list opens or changes. */
  offered: (count: number) => string
}

/**
 * Offers people while a name is typed after an @: at most five, chosen with the arrows and Enter or Tab, closed with
 * Escape. A failed search offers nobody and is reported as an error of the feature.
 */
export function mentions({ find, label, offered }: MentionsOptions): Readonly<EditorFeature> {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const line = context.state.doc.lineAt(context.pos)
    const mention = mentionAt(line.text, context.pos - line.from)
    if (mention === undefined) return null
    const asking = new AbortController()
    context.addEventListener('abort', () => asking.abort(), { onDocChange: true })
    try {
      const people = matchingPeople(await find(mention.typed, asking.signal), mention.typed)
      return { from: line.from + mention.from, options: people.map(optionOf), filter: false }
    } catch (error) {
      if (asking.signal.aborted) return null
      throw error
    }
  }
  return defineEditorFeature({
    name: 'mentions',
    extensions: () => [
      autocompletion({
        icons: false,
        maxRenderedOptions: MAX_MENTIONS,
        // Enter right after a typed name means the list, which opens only after an @.
        interactionDelay: 0,
      }),
      // As language data it stands beside what other features offer.
      EditorState.languageData.of(() => [{ autocomplete: source }]),
      EditorState.phrases.of({ Completions: label }),
      // An open list uses Tab like Enter; a closed one leaves it alone.
      Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
      announcing(offered),
    ],
  })
}

function optionOf({ username, name }: Mentionable): Completion {
  return {
    label: `@${username}`,
    displayLabel: name,
    detail: `@${username}`,
    apply: (view, _completion, from, to) => {
      // One space follows: an existing one is reused.
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

/** Announces the number of people offered, because screen readers reach the list itself only with the arrows. */
function announcing(offered: (count: number) => string): Extension {
  let told = 0
  return EditorView.updateListener.of(({ state, view }: ViewUpdate) => {
    const count = completionStatus(state) === 'active' ? currentCompletions(state).length : 0
    if (count === told) return
    told = count
    // Dispatching is not allowed during an update.
    if (count > 0) queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(offered(count)) }))
  })
}
