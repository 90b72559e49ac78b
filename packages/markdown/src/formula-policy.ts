import { Parser } from 'htmlparser2'

const tags = new Set(
  (
    'annotation math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup ' +
    'mtable mtd mtext mtr munder munderover semantics'
  ).split(' '),
)
const attributes = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing depth displaystyle fence frame height largeop ' +
    'linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowlines ' +
    'rowspacing rspace scriptlevel separator side stretchy symmetric voffset width'
  ).split(' '),
)
const harmless = /^[\w #.,%+-]{0,64}$/
const depthLimit = 100

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Writes the opening tag with its harmless attributes; each attribute is checked by name and value. */
function openTag(name: string, given: Record<string, string>): string {
  const kept: string[] = []
  if (name === 'math') {
    kept.push('xmlns="http://www.w3.org/1998/Math/MathML"')
    if (given['display'] === 'block') kept.push('display="block"')
  } else if (name === 'annotation') {
    kept.push('encoding="application/x-tex"')
  } else {
    for (const [attribute, value] of Object.entries(given)) {
      if (attributes.has(attribute) && harmless.test(value)) kept.push(`${attribute}="${value}"`)
    }
  }
  return `<${[name, ...kept].join(' ')}>`
}

interface Found {
  start: number
  end: number
  html: string
}

/** Finds the formulas in HTML that contain only text and formula elements, and re-serialises them. */
function findFormulas(html: string): Found[] {
  const found: Found[] = []
  let depth = 0
  let start = 0
  let written: string[] = []
  let refused = false
  const parser = new Parser({
    onopentag(name, given) {
      if (depth === 0) {
        if (name !== 'math') return
        start = parser.startIndex
        written = []
        refused = false
      }
      depth += 1
      // Browsers parse a formula within a formula, or a tag of another kind, differently.
      if (!tags.has(name) || (name === 'math' && depth > 1) || depth > depthLimit) refused = true
      if (!refused) written.push(openTag(name, given))
    },
    ontext(text) {
      if (depth > 0 && !refused) written.push(escape(text))
    },
    oncomment() {
      refused = true
    },
    onclosetag(name, isImplied) {
      if (depth === 0) return
      depth -= 1
      if (!refused) written.push(`</${name}>`)
      // Closed by the end of the text, not by its own tag.
      if (isImplied && name === 'math') refused = true
      if (depth === 0 && !refused) found.push({ start, end: parser.endIndex + 1, html: written.join('') })
    },
  })
  parser.end(html)
  return found
}

/**
 * Cleans HTML that may contain MathML formulas. A general sanitiser cannot judge another vocabulary, so formulas are
 * checked here, replaced by placeholders while the rest is cleaned, and put back afterwards.
 *
 * @param clean the sanitiser for everything else, which drops any formula it meets
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
