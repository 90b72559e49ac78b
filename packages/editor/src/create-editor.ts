import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import { markdownKeymap, pasteURLAsLink } from '@codemirror/lang-markdown'
import { Annotation, Compartment, EditorState, Prec, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { TextState } from './commands/text-state.ts'
import { textAfter, textOf } from './document-text.ts'
import type { EditorHandle, ErrorOrigin } from './editor-handle.ts'
import type { EditorCommand, EditorFeature } from './feature.ts'
import { lineDirection } from './line-direction.ts'
import { boundedMarkdown } from './markdown-language.ts'
import { addPendingMark, pendingMarks } from './pending-marks.ts'
import { standardFeatures } from './standard-features.ts'
import { theme } from './theme.ts'

/** Options of {@link createEditor}. */
export interface EditorOptions {
  /** The element to put the editor into. */
  parent: HTMLElement
  /** Initial text. Default empty. */
  value?: string
  /** Called with the whole text after every change by the user, a command or an upload. */
  onChange?: (value: string) => void
  /** Accessible name. */
  label: string
  /** Shown while the text is empty. It does not replace the label. */
  placeholder?: string
  /**
   * Features of the editor; default {@link standardFeatures}. If two features have a command of the same name, the
   * later feature's command is used.
   */
  features?: readonly EditorFeature[]
  /** Opens a panel requested by a command. @returns false if there is no panel of this name */
  onPanel?: (panel: string) => boolean
  /** Additional CodeMirror extensions. */
  extensions?: Extension
  /**
   * Called when a feature crashes. The editor continues without the part that crashed. By default, the error is
   * reported as an error event of the page.
   */
  onError?: (error: unknown, origin: ErrorOrigin) => void
  /** Nonce of the page's content security policy, for the style element. */
  styleNonce?: string
}

/** Marks changes made by the host, for which `onChange` is not called. */
const fromHost = Annotation.define<true>()

interface NamedCommand {
  run: EditorCommand
  feature: string
}

/**
 * Creates a Markdown editor in the page.
 *
 * Tab moves the focus as usual, but indents inside a list item. Pressing Escape and then Tab always moves the
 * focus out.
 *
 * @throws RangeError if two features share a name, or a key names a command that no feature has
 */
export function createEditor(options: EditorOptions): EditorHandle {
  const { features = standardFeatures, onError = (error: unknown) => reportError(error) } = options
  const guarded: Guard = (feature, otherwise, act) => {
    try {
      return act()
    } catch (error) {
      onError(error, { feature })
      return otherwise
    }
  }
  const commands = commandsOf(features)
  const mounted: Mounted = { view: null, endings: [] }
  const attributes = focusAttributes(options.label)
  const handle = handleOf({ mounted, commands, attributes, guarded, onPanel: options.onPanel ?? (() => false) })
  mounted.view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.value ?? '',
      extensions: [
        Prec.high(keymap.of(bindingsOf(features, commands, handle))),
        features.map((feature) => guarded<Extension>(feature.name, [], () => feature.extensions?.(handle) ?? [])),
        options.extensions ?? [],
        attributes.extension,
        EditorView.exceptionSink.of((error) => onError(error, { feature: null })),
        foundation(options),
      ],
    }),
  })
  for (const feature of features) {
    const end = guarded(feature.name, undefined, () => feature.setup?.(handle))
    if (end) mounted.endings.push(() => guarded(feature.name, undefined, end))
  }
  return handle
}

/** Runs a part of a feature. If it crashes, reports the error and returns `otherwise`. */
type Guard = <T>(feature: string | null, otherwise: T, act: () => T) => T

/** State of an editor in the page. */
interface Mounted {
  view: EditorView | null
  endings: (() => void)[]
}

interface Parts {
  mounted: Mounted
  commands: Map<string, NamedCommand>
  attributes: FocusAttributes
  guarded: Guard
  onPanel: (panel: string) => boolean
}

function handleOf({ mounted, commands, attributes, guarded, onPanel }: Parts): EditorHandle {
  const handle: EditorHandle = {
    get view() {
      if (mounted.view === null) throw new Error('The editor is not on the page')
      return mounted.view
    },
    getValue: () => (mounted.view ? textOf(mounted.view.state.doc) : ''),
    setValue: (text) => {
      const { view } = mounted
      if (view) replaceText(view, { ...textStateOf(view), text: text.replaceAll(/\r\n?/g, '\n') }, { host: true })
    },
    getState: () => (mounted.view ? textStateOf(mounted.view) : { text: '', from: 0, to: 0 }),
    apply: (command) => mounted.view !== null && applyTo(mounted.view, command(textStateOf(mounted.view))),
    run: (name, start) => {
      const command = commands.get(name)
      if (command === undefined) throw new RangeError(`No feature has a command named ${name}`)
      return guarded(command.feature, true, () => handle.apply((state) => command.run(start ?? state, handle)))
    },
    openPanel: (panel) => mounted.view !== null && onPanel(panel),
    addPending: (words, at) => {
      const { view } = mounted
      if (view === null) return { replaceWith: () => {}, remove: () => {} }
      return addPendingMark(view, words, at ?? view.state.selection.main.head, () => mounted.view !== null)
    },
    setAttributes: (changed) => {
      const effects = attributes.change(changed)
      mounted.view?.dispatch({ effects })
    },
    focus: () => mounted.view?.focus(),
    destroy: () => {
      for (const end of mounted.endings.splice(0)) end()
      mounted.view?.destroy()
      mounted.view = null
    },
  }
  return handle
}

interface FocusAttributes {
  extension: Extension
  change: (attributes: Readonly<Record<string, string | null>>) => StateEffect<unknown>
}

/** Creates the attributes of the focusable element, which can change over time. */
function focusAttributes(label: string): FocusAttributes {
  const place = new Compartment()
  const shown: Record<string, string> = { 'aria-label': label, spellcheck: 'true', autocapitalize: 'sentences' }
  const now = () => EditorView.contentAttributes.of({ ...shown })
  return {
    extension: place.of(now()),
    change: (attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) delete shown[name]
        else shown[name] = value
      }
      return place.reconfigure(now())
    },
  }
}

function foundation(options: EditorOptions): Extension {
  return [
    Prec.high(keymap.of(markdownKeymap)),
    keymap.of([...standardKeymap, ...historyKeymap]),
    boundedMarkdown,
    pasteURLAsLink,
    history(),
    pendingMarks,
    theme,
    EditorView.lineWrapping,
    lineDirection,
    options.placeholder === undefined ? [] : placeholder(options.placeholder),
    options.styleNonce === undefined ? [] : EditorView.cspNonce.of(options.styleNonce),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return
      const text = textAfter(update.startState.doc, update.changes, update.state.doc)
      if (!update.transactions.every((one) => one.annotation(fromHost))) options.onChange?.(text)
    }),
  ]
}

function commandsOf(features: readonly EditorFeature[]): Map<string, NamedCommand> {
  const commands = new Map<string, NamedCommand>()
  const names = new Set<string>()
  for (const feature of features) {
    if (names.has(feature.name)) throw new RangeError(`Two features are named ${feature.name}`)
    names.add(feature.name)
    for (const [name, run] of Object.entries(feature.commands ?? {})) commands.set(name, { run, feature: feature.name })
  }
  return commands
}

function bindingsOf(features: readonly EditorFeature[], commands: Map<string, NamedCommand>, handle: EditorHandle) {
  return features.toReversed().flatMap((feature) =>
    (feature.keymap ?? []).map(({ key, mac, command }) => {
      if (!commands.has(command)) {
        throw new RangeError(`Feature ${feature.name} binds ${key} to ${command}, which no feature has`)
      }
      return { key, ...(mac === undefined ? {} : { mac }), run: () => handle.run(command) }
    }),
  )
}

function textStateOf(view: EditorView): TextState {
  const { from, to } = view.state.selection.main
  return { text: textOf(view.state.doc), from, to }
}

function applyTo(view: EditorView, next: TextState | null): boolean {
  if (next === null) return false
  replaceText(view, next, { host: false })
  return true
}

/** Replaces the text. Only the difference is dispatched, so that marks, undo history and scroll position survive. */
function replaceText(view: EditorView, next: TextState, { host }: { host: boolean }): void {
  const before = textOf(view.state.doc)
  const same = before === next.text
  const selection = {
    anchor: Math.min(next.from, next.text.length),
    head: Math.min(next.to, next.text.length),
  }
  const { main } = view.state.selection
  if (same && main.from === selection.anchor && main.to === selection.head) return
  view.dispatch({
    ...(same ? {} : { changes: difference(before, next.text) }),
    selection,
    ...(host
      ? { annotations: fromHost.of(true) }
      : // Makes the change a separate undo step, even if the next key is pressed right away.
        { annotations: isolateHistory.of('full'), userEvent: 'input.format', scrollIntoView: true }),
  })
}

function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let tail = 0
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
