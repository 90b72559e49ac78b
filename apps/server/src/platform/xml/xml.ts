/** Characters that XML 1.0 does not allow: control characters, lone surrogates and two non-characters (§2.2). */
const FORBIDDEN = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r\u007F-\u009F])\p{Cc}/gu

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for elements and attributes; characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/** Attribute values by name; undefined ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | undefined>>

/** Markup that must not be escaped again. */
export class Xml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Writes an element.
 * @param content texts, which are escaped, and elements
 */
export function element(name: string, attributes: XmlAttributes, ...content: readonly (string | Xml)[]): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('')
  const inside = content.map((part) => (part instanceof Xml ? part.text : escapeXml(part))).join('')
  return new Xml(inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`)
}

/** Writes a complete document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`
}
