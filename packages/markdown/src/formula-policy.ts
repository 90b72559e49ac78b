import { Parser } from 'htmlparser2'
import { escapeHtml } from './escape-html.ts'
import { FormulaAttributes } from './formula-attributes.ts'

const tags = new Set(
  (
    'annotation math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup ' +
    'mtable mtd mtext mtr munder munderover semantics'
  ).split(' '),
)
const depthLimit = 100

interface OpenElement {
  name: string
  /** Names of the kept attributes of this element and its ancestors. */
  attributes: ReadonlySet<string>
}

/** Checks one formula element by element and re-serialises it with explicit end tags. */
class FormulaWriter {
  readonly start: number
  readonly #open: OpenElement[] = []
  readonly #written: string[] = []
  readonly #attributes = new FormulaAttributes()
  #refused = false

  constructor(start: number) {
    this.start = start
  }

  /** The formula, or undefined if something in it is not allowed. */
  get html(): string | undefined {
    return this.#refused ? undefined : this.#written.join('')
  }

  open(name: string, given: Record<string, string>): void {
    // Browsers parse a nested `<math>` and tags that are not MathML differently from this parser.
    if (!tags.has(name) || (name === 'math' && this.#open.length > 0) || this.#open.length >= depthLimit) this.refuse()
    const inherited = this.#open.at(-1)?.attributes ?? new Set<string>()
    const kept = this.#refused ? [] : this.#attributesOf(name, given, inherited)
    const attributes = kept.length > 0 ? new Set([...inherited, ...kept.map(([key]) => key)]) : inherited
    this.#open.push({ name, attributes })
    if (!this.#refused) this.#written.push(`<${[name, ...kept.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`)
  }

  #attributesOf(name: string, given: Record<string, string>, inherited: ReadonlySet<string>): [string, string][] {
    if (name === 'annotation') return [['encoding', 'application/x-tex']]
    if (name !== 'math') return this.#attributes.judge(name, given, inherited)
    const namespace: [string, string] = ['xmlns', 'http://www.w3.org/1998/Math/MathML']
    return given['display'] === 'block' ? [namespace, ['display', 'block']] : [namespace]
  }

  text(text: string): void {
    if (!this.#refused) this.#written.push(escapeHtml(text))
  }

  refuse(): void {
    this.#refused = true
  }

  /** Closes an element; true if this ends the formula. */
  close(name: string, isImplied: boolean): boolean {
    // At the end of the text the parser also closes a tag that is unfinished (`<math><x `) and so was never opened.
    if (this.#open.at(-1)?.name !== name) return false
    this.#open.pop()
    this.#written.push(`</${name}>`)
    // The formula has no end tag of its own: only the end of the text closed it.
    if (isImplied && name === 'math') this.refuse()
    return this.#open.length === 0
  }
}

interface Found {
  start: number
  end: number
  html: string
}

/** Finds the formulas in HTML that contain only text and formula elements, and re-serialises them. */
function findFormulas(html: string): Found[] {
  const found: Found[] = []
  let formula: FormulaWriter | undefined
  const parser = new Parser({
    onopentag(name, given) {
      if (name === 'math') formula ??= new FormulaWriter(parser.startIndex)
      formula?.open(name, given)
    },
    ontext: (text) => formula?.text(text),
    oncomment: () => formula?.refuse(),
    onclosetag(name, isImplied) {
      if (!formula?.close(name, isImplied)) return
      const { start, html: written } = formula
      if (written !== undefined) found.push({ start, end: parser.endIndex + 1, html: written })
      formula = undefined
    },
  })
  parser.end(html)
  return found
}

/**
 * Cleans HTML that may contain MathML formulas. The HTML sanitiser cannot check MathML, so formulas are checked here,
 * replaced by placeholders while the rest is cleaned, and put back afterwards.
 *
 * @param clean the sanitiser for the HTML without these formulas; it drops every `<math>` that failed the check
 */
export function cleanAroundFormulas(html: string, clean: (html: string) => string): string {
  if (!/<math/i.test(html)) return clean(html)
  const found = findFormulas(html)
  // Random, so that no text can contain this placeholder beforehand.
  const name = `formula-${crypto.randomUUID()}-`
  let rest = ''
  let done = 0
  found.forEach(({ start, end }, index) => {
    rest += `${html.slice(done, start)}${name}${index};`
    done = end
  })
  const cleaned = clean(rest + html.slice(done))
  return cleaned.replaceAll(
    new RegExp(`${name}(\\d+);`, 'g'),
    (_whole, index: string) => found[Number(index)]?.html ?? '',
  )
}
