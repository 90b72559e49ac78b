/** A block that the slash menu can insert. */
export interface SlashBlock {
  /** Name of the command that inserts the block; also matched by the search. */
  command: string
  label: string
  /** Markdown marks that the block produces; shown next to its label. */
  hint?: string
  /** Additional search words, such as `ul`, in any language. */
  words?: readonly string[]
}

// With a Chinese input method, the slash key types an ideographic comma. No line of prose begins with that comma, so it
// counts as a slash here. More than 30 characters after a slash are not a search but ordinary text.
const TYPED = /^[ \t]*([/、](?:[\p{L}\p{N}][\p{L}\p{N} ]{0,29})?)$/u

/**
 * Returns what is typed after a slash at the start of a line, and the position of the slash; null elsewhere.
 *
 * @param before the line up to the cursor
 */
export function slashIn(before: string): { typed: string; from: number } | null {
  const found = TYPED.exec(before)?.[1]
  return found === undefined ? null : { typed: found.slice(1), from: before.length - found.length }
}

/** Returns the blocks that have a word beginning with the typed text. Blocks whose label begins with it come first. */
export function matchingBlocks<Block extends SlashBlock>(blocks: readonly Block[], typed: string): readonly Block[] {
  const wanted = typed.trim().toLowerCase()
  const byName = blocks.filter(({ label }) => label.toLowerCase().startsWith(wanted))
  const byWord = blocks.filter((block) => !byName.includes(block) && namesOf(block).some((name) => has(name, wanted)))
  return [...byName, ...byWord]
}

function namesOf({ command, label, words = [] }: SlashBlock): readonly string[] {
  return [label, command, ...words].map((name) => name.toLowerCase())
}

/**
 * Returns true if a word of the name begins with the typed text. Chinese has no spaces between words, so there a match
 * may begin anywhere in the name.
 */
function has(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(` ${wanted}`) || (/\p{sc=Han}/u.test(wanted) && name.includes(wanted))
}
