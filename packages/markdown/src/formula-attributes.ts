const emsPerUnit: Record<string, number> = { em: 1, ex: 0.5, pc: 1, px: 1 / 16, pt: 1 / 12, mm: 0.24, cm: 2.4, in: 6 }

/** Largest size in em; KaTeX gets the same limit. */
const sizeLimit = 20

/**
 * Total in em by which negative lengths may move the parts of one formula over each other: as much as about 30 `\!`.
 */
const pullLimit = 5

/** Converts a length to em; undefined if the text is not a length. */
function readEms(length: string): number | undefined {
  const [, number, unit = 'em'] = /^([+-]?\d{0,6}(?:\.\d{1,6})?)(em|ex|pc|px|pt|mm|cm|in)?$/.exec(length) ?? []
  return number && /\d/.test(number) ? Number(number) * (emsPerUnit[unit] ?? 1) : undefined
}

/**
 * Decides which attributes of one formula to keep. Elements must be passed in document order, because the limit of
 * negative lengths holds for the whole formula.
 */
export class FormulaAttributes {
  #pull = pullLimit

  /**
   * Returns the attributes to keep: only the ones listed in `checks`, with values that cannot draw outside the formula.
   *
   * @param inherited names of the kept attributes of all ancestors
   */
  judge(tag: string, given: Record<string, string>, inherited: ReadonlySet<string>): [string, string][] {
    return Object.entries(given).filter(([name, value]) => {
      // These two attributes accumulate in nested elements, so only the outermost element may have each of them.
      if ((name === 'mathsize' || name === 'voffset') && inherited.has(name)) return false
      // If an element's absolute height were less than that of its content, the content would be drawn over the lines
      // around the formula.
      if (tag === 'mpadded' && (name === 'height' || name === 'depth') && !value.startsWith('+')) return false
      return Object.hasOwn(checks, name) && checks[name]?.(value, this.#size) === true
    })
  }

  readonly #size = (length: string): boolean => {
    const ems = readEms(length)
    if (ems === undefined || ems > sizeLimit) return false
    if (ems >= 0) return true
    if (-ems > this.#pull) return false
    this.#pull += ems
    return true
  }
}

type Check = (value: string, isSize: (length: string) => boolean) => boolean

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value)
const between =
  (least: number, most: number): Check =>
  (value) => {
    const ems = readEms(value)
    return ems !== undefined && ems >= least && ems <= most
  }
const size: Check = (value, isSize) => isSize(value)
const sizes: Check = (value, isSize) => value.length <= 64 && value.split(' ').every(isSize)
const flag = matching(/^(true|false)$/)
const keywords = matching(/^[a-z][a-z -]{0,63}$/)
// Excludes transparency, so that no part of a formula can be hidden.
const colour = matching(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|(?!transparent$)[a-z]{3,24})$/i)

const checks: Record<string, Check> = {
  accent: flag,
  accentunder: flag,
  columnalign: keywords,
  columnlines: keywords,
  columnspacing: sizes,
  depth: size,
  displaystyle: flag,
  fence: flag,
  frame: keywords,
  height: size,
  largeop: flag,
  linethickness: size,
  // KaTeX writes `-1width` for `\llap` (left of the current position) and `-0.5width` for `\clap` (centred on it).
  lspace: (value, isSize) => /^-(1|0\.5)width$/.test(value) || isSize(value),
  mathbackground: colour,
  mathcolor: colour,
  // The sizes from `\tiny` to `\Huge`.
  mathsize: between(0.5, 2.5),
  mathvariant: keywords,
  maxsize: size,
  minsize: size,
  movablelimits: flag,
  notation: keywords,
  rowlines: keywords,
  rowspacing: sizes,
  rspace: size,
  // A relative or negative level would enlarge the text again with each nested element.
  scriptlevel: matching(/^[0-3]$/),
  separator: flag,
  side: keywords,
  stretchy: flag,
  symmetric: flag,
  voffset: between(-2, 2),
  width: (value, isSize) => /^(100|\d{1,2})%$/.test(value) || isSize(value),
}
