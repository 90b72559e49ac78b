import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Text of the element and its descendants. */
  text: string
}

/**
 * Parses a document strictly.
 * @throws {Error} for a document that is not well-formed
 */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const element: XmlElement = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    for (const element of open) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(document).close()
  const [only] = root.children
  if (!only) throw new Error('The document is empty')
  return only
}

/** Returns every descendant of this name, in document order. */
export function allOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)])
}

/** Returns the text of the first descendant with this name; undefined if there is none. */
export function textIn(element: XmlElement, name: string): string | undefined {
  return allOf(element, name)[0]?.text
}
