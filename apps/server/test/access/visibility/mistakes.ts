import type { Part, Rule, Thread, ViewerKind } from './rules.ts'

export const PARTS: readonly Part[] = ['question', 'answer', 'comment']

/** The texts that a page or an operation must show exactly when their rule holds, and those that it may show then. */
export interface Showing {
  /** Texts without a rule never appear. */
  shows: Partial<Record<Part, Rule>>
  mayShow?: Partial<Record<Part, Rule>>
}

/** Lists texts that are shown although they must not be, and missing texts that must be shown. */
export function mistakes({ shows, mayShow }: Showing, viewer: ViewerKind, thread: Thread, text: string): string[] {
  return PARTS.flatMap((part) => {
    const shown = text.includes(thread.word(part))
    const must = shows[part]?.(viewer, thread.state) ?? false
    const may = must || (mayShow?.[part]?.(viewer, thread.state) ?? false)
    if (shown && !may) return `shows the ${part} to the ${viewer}, ${thread.state}`
    return must && !shown ? `hides the ${part} from the ${viewer}, ${thread.state}` : []
  })
}
