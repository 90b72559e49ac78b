import sanitize from 'sanitize-html'
import { cleanAroundFormulas } from './formula-policy.ts'
import { allowedImage, allowedLink, externalRel, isExternal, type LinkOptions } from './link-policy.ts'
import { dropMisplacedTags } from './nesting.ts'

const inlineTags =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' ')
const blockTags = 'blockquote dd div dl dt li ol p pre section ul'.split(' ')
const postTags =
  'caption col colgroup details figcaption figure h1 h2 h3 h4 h5 h6 hr img summary table tbody td tfoot th thead tr'.split(
    ' ',
  )

// Elements that are dropped with their content, because it is not text: scripts, styles, foreign vocabularies, raw-text
// elements.
const opaqueTags =
  'script style svg math template iframe object embed noscript noembed noframes textarea option select title xmp plaintext'.split(
    ' ',
  )

// Only classes that rendering produces: with arbitrary classes a post could imitate parts of the page.
const classes = [
  /^language-[\w+#.-]{1,32}$/,
  /^hljs(-[a-z_-]{1,32})?$/,
  /^(function|class|inherited|constant|language|invoke|escape)_{1,2}$/,
  /^footnote(s|s-sep|s-list|-item|-ref|-backref)$/,
  /^(contains-task-list|task-list-item|task-list-box)$/,
]

// Ids of footnotes and headings, which the page itself never uses.
const ownId = /^(fn(ref)?-[0-9a-z]{1,8}-\d{1,4}(:\d{1,4})?|h-[0-9a-z]{1,8}-[\p{L}\p{N}\p{M}-]{1,100})$/u
const nestingLimit = 100

type Attributes = Record<string, string>

function keep(attributes: Attributes, allowed: Record<string, (value: string) => string | undefined>): Attributes {
  const kept: Attributes = {}
  for (const [name, read] of Object.entries(allowed)) {
    const value = attributes[name] === undefined ? undefined : read(attributes[name])
    if (value !== undefined) kept[name] = value
  }
  return kept
}

const asIs = (value: string) => value
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)
const number = matching(/^\d{1,4}$/)
const cell = { align: matching(/^(left|center|right)$/), class: asIs, colspan: number, rowspan: number }
const anywhere = { class: asIs, title: asIs, id: matching(ownId) }

const image = { src: allowedImage, alt: asIs, title: asIs, class: asIs, width: number, height: number }

const attributesOf: Record<string, Record<string, (value: string) => string | undefined>> = {
  a: { ...anywhere, href: allowedLink },
  img: image,
  ol: { ...anywhere, start: matching(/^\d{1,9}$/) },
  td: cell,
  th: cell,
}

function transform(options: LinkOptions): sanitize.Transformer {
  return (tagName, given) => {
    const attribs = keep(given, (Object.hasOwn(attributesOf, tagName) && attributesOf[tagName]) || anywhere)
    if (tagName === 'img') attribs['loading'] = 'lazy'
    if (tagName !== 'a') return { tagName, attribs }
    if (attribs['href'] === undefined) return { tagName: 'span', attribs }
    if (isExternal(attribs['href'], options)) attribs['rel'] = externalRel
    return { tagName, attribs }
  }
}

/** Options for sanitising. */
export interface SanitizeOptions extends LinkOptions {
  /**
   * Names of the elements to keep, in lower case; all allowed elements by default. Only the text of other elements is
   * kept. The list can only narrow the policy: an element that is not allowed is dropped even if it is listed. Formulas
   * are always kept.
   */
  tags?: readonly string[]
}

function policy(tags: readonly string[], options: SanitizeOptions): sanitize.IOptions {
  return {
    allowedTags: tags.filter((tag) => options.tags?.includes(tag) ?? true),
    // `transform` chooses the attributes; these lists permit everything it keeps.
    allowedAttributes: {
      '*': ['class', 'title', 'id'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      td: ['align', 'colspan', 'rowspan'],
      th: ['align', 'colspan', 'rowspan'],
    },
    allowedClasses: { '*': classes },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    nonTextTags: opaqueTags,
    nestingLimit,
    transformTags: { '*': transform(options) },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src'],
  }
}

// The result of one pass is already safe, but dropping a tag can change how the next parse nests its neighbours: if a
// video in a paragraph contains a paragraph and its tags are dropped, a paragraph is left inside a paragraph. A second
// pass settles that; more are hardly ever needed.
const passLimit = 5

function settle(html: string, allowed: sanitize.IOptions): string {
  let clean = html
  for (let pass = 0; pass < passLimit; pass++) {
    const next = dropMisplacedTags(sanitize(clean, allowed))
    if (next === clean) break
    clean = next
  }
  return clean
}

/**
 * Keeps the harmless part of HTML: text, lists, tables, images, links, code and MathML formulas. Drops styles, scripts,
 * event handlers, other vocabularies such as SVG, and all classes but those of rendered posts. Idempotent. Links are
 * checked by {@link allowedLink}; a refused link keeps its text. The result is balanced: it cannot close the element it
 * is put into.
 *
 * @param html any text; it need not be well-formed
 */
export function sanitizeHtml(html: string, options: SanitizeOptions = {}): string {
  return cleanAroundFormulas(html, (rest) => settle(rest, policy([...inlineTags, ...blockTags, ...postTags], options)))
}

/** {@link sanitizeHtml} for comments: without headings, tables, images, figures, `<details>` and horizontal rules. */
export function sanitizeCommentHtml(html: string, options: SanitizeOptions = {}): string {
  return cleanAroundFormulas(html, (rest) => settle(rest, policy([...inlineTags, ...blockTags], options)))
}
