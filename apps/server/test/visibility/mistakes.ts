import type { Part, Rule, Thread, ViewerKind } from './rules.ts'

export const PARTS: readonly Part[] = ['question', 'answer', 'comment']

/** Which texts a way to read shows to exactly those for whom the rule holds, and which it may show to them. */
export interface Showing {
  /** Texts without a rule never appear. */
  shows: Partial<Record<Part, Rule>>
  mayShow?: Partial<Record<Part, Rule>>
}

/** What a reading shows although it must not, or does not show although it must. */
export function mistakes({ shows, mayShow }: Showing, viewer: ViewerKind, thread: Thread, text: string): string[] {
  return PARTS.flatMap((part) => {
    const shown = text.includes(thread.word(part))
    const must = shows[part]?.(viewer, thread.state) ?? false
    const may = must || (mayShow?.[part]?.(viewer, thread.state) ?? false)
    if (shown && !may) return `shows the ${part} to the ${viewer}, ${thread.state}`
    return must && !shown ? `hides the ${part} from the ${viewer}, ${thread.state}` : []
  })
}
