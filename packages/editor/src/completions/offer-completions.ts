import {
  acceptCompletion,
  autocompletion,
  completionStatus,
  currentCompletions,
  type CompletionContext,
  type CompletionSource,
} from '@codemirror/autocomplete'
import { EditorState, Facet, Prec, type Extension } from '@codemirror/state'
import { EditorView, keymap, ViewPlugin } from '@codemirror/view'

/** A kind of completion list that opens while the user types. */
export interface CompletionOffer {
  source: CompletionSource
  /** True if a list opened at the cursor is of this kind. */
  isAt: (state: EditorState) => boolean
  /** Accessible name of the list. */
  label: string
  /** Returns the text that is announced to screen readers when the list opens or its number of entries changes. */
  offered: (count: number) => string
}

const offers = Facet.define<CompletionOffer>()

const offerAt = (state: EditorState) => state.facet(offers).find(({ isAt }) => isAt(state))

// One completion source serves all kinds of lists. With a source per kind, CodeMirror would ignore the keys that choose
// an entry of the open list while any other source is pending.
const source = (context: CompletionContext) => offerAt(context.state)?.source(context) ?? null

/** Names an open list and announces it to screen readers, and keeps it out of the Tab order. */
const reachable = ViewPlugin.define((view) => {
  let announced = 0
  return {
    update: ({ state }) => {
      const offer = completionStatus(state) === 'active' ? offerAt(state) : undefined
      const count = offer === undefined ? 0 : currentCompletions(state).length
      if (offer !== undefined) view.requestMeasure(labelling(offer))
      if (count === announced) return
      announced = count
      // The list is announced because the focus stays in the text and only the arrow keys reach the list. The
      // announcement is deferred because CodeMirror allows no dispatch during an update.
      if (count > 0)
        queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(offer?.offered(count) ?? '') }))
    },
  }
})

/**
 * Sets the accessible name of a list and takes the list out of the Tab order: browsers make scrolling elements without
 * focusable content focusable, but here the arrow keys scroll the list from the text. CodeMirror's phrases are not used
 * for the name, because changing them redraws the whole editor, which then no longer reports changes of the text.
 */
const labelling = ({ label }: CompletionOffer) => ({
  read: ({ dom }: EditorView) => dom.querySelector('.cm-tooltip-autocomplete > ul'),
  write: (list: Element | null) => {
    if (list === null) return
    list.ariaLabel = label
    for (const option of list.querySelectorAll<HTMLElement>('li')) option.tabIndex = -1
  },
})

const completions: Extension = [
  // CodeMirror's delay before Enter may choose protects users from choosing in a list that they did not expect. Here a
  // list opens only on characters or keys that request it, so there is no delay.
  autocompletion({ icons: false, interactionDelay: 0 }),
  // Added as language data, so that it does not replace the completions of an app's features.
  EditorState.languageData.of(() => [{ autocomplete: source }]),
  // While the list is open, Tab chooses like Enter. Otherwise Tab keeps its usual function.
  Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
  reachable,
]

/** Offers a completion list. The arrows and Enter or Tab choose from it, Escape closes it. */
export function offerCompletions(offer: CompletionOffer): Extension {
  return [offers.of(offer), completions]
}
