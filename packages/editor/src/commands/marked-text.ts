import type { TextCommand, TextState } from './text-state.ts'

/** Parses a text in which `⟦` and `⟧` enclose the selection, or `¦` marks the cursor. */
export function parseMarked(marked: string): TextState {
  const from = marked.search(/[⟦¦]/)
  const text = marked.replaceAll(/[⟦⟧¦]/g, '')
  const end = marked.indexOf('⟧')
  return { text, from, to: end === -1 ? from : end - 1 }
}

/** Writes the notation of {@link parseMarked}. */
export function writeMarked({ text, from, to }: TextState): string {
  if (from === to) return `${text.slice(0, from)}¦${text.slice(from)}`
  return `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`
}

/** Runs a command on a marked text; null if it does not apply. */
export function runMarked(command: TextCommand, marked: string): string | null {
  const next = command(parseMarked(marked))
  return next === null ? null : writeMarked(next)
}
