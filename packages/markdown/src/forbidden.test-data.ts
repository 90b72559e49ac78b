import { Parser } from 'htmlparser2'

const allowedTags = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table ' +
    'tbody td tfoot th thead tr u ul var wbr'
  ).split(' '),
)
const allowedAttributes = new Set(
  'align alt class colspan height href id loading rel rowspan src start title width'.split(' '),
)

// Elements of formulas. They may occur only in formulas, and formulas contain nothing else.
const formulaTags = new Set(
  (
    'annotation math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup ' +
    'mtable mtd mtext mtr munder munderover semantics'
  ).split(' '),
)

function judgeFormulaAttribute(name: string, value: string): string | undefined {
  if (/^(on|style|href|src|class|id|xlink)/.test(name)) return `attribute ${name} in a formula`
  if (name === 'xmlns' && value === 'http://www.w3.org/1998/Math/MathML') return undefined
  if (name === 'encoding' && value === 'application/x-tex') return undefined
  return /^[\w #.,%+-]*$/.test(value) ? undefined : `${name} in a formula with ${value}`
}

function judgeAddress(name: string, value: string): string | undefined {
  // The address is resolved as a browser would resolve it on a page of the site.
  const read = URL.canParse(value, 'https://site.test/q/1') ? new URL(value, 'https://site.test/q/1') : undefined
  if (!read) return `${name} cannot be read: ${value}`
  const protocols = name === 'src' ? ['http:', 'https:'] : ['http:', 'https:', 'mailto:']
  if (!protocols.includes(read.protocol)) return `${name} with ${read.protocol}`
  const absolute = /^https?:\/\//i.test(value)
  if (!absolute && read.protocol !== 'mailto:' && read.host !== 'site.test') return `${name} leads to ${read.host}`
  return undefined
}

function judgeAttribute(tag: string, name: string, value: string): string | undefined {
  if (!allowedAttributes.has(name)) return `attribute ${name} on ${tag}`
  if (name === 'href' || name === 'src') return judgeAddress(name, value)
  if (name === 'id' && !/^(fn|fnref|h)-/.test(value)) return `id ${value}`
  return undefined
}

/**
 * Returns a description of each part of the HTML that must never be in this package's output. The HTML is read with a
 * tokenizer.
 */
export function forbiddenIn(html: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const parser = new Parser({
    onclosetag: () => open.pop(),
    onopentag(tag, attributes) {
      const inFormula = tag === 'math' || open.includes('math')
      open.push(tag)
      if (inFormula) {
        if (!formulaTags.has(tag) || (tag === 'math' && open.length > 1 && open.slice(0, -1).includes('math'))) {
          found.push(`tag ${tag} in a formula`)
        }
        for (const [name, value] of Object.entries(attributes)) {
          const judgement = judgeFormulaAttribute(name, value)
          if (judgement) found.push(judgement)
        }
        return
      }
      if (!allowedTags.has(tag)) found.push(`tag ${tag}`)
      for (const [name, value] of Object.entries(attributes)) {
        const judgement = judgeAttribute(tag, name, value)
        if (judgement) found.push(judgement)
      }
      if (/^https?:/i.test(attributes['href'] ?? '') && attributes['rel'] !== 'nofollow noopener ugc') {
        found.push(`foreign link without rel: ${attributes['href']}`)
      }
    },
    oncomment: (text) => found.push(`comment ${text}`),
    onprocessinginstruction: (name) => found.push(`instruction ${name}`),
  })
  parser.end(html)
  return found
}
