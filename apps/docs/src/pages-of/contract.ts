import { parse } from 'yaml'
import type { ApiDocument } from '../../../server/src/page-host/api-docs/api-document.ts'
import { readApiDocument } from '../../../server/src/page-host/api-docs/api-document.ts'
import { operationArticle } from '../../../server/src/page-host/api-docs/operation.ts'
import { shapeArticle } from '../../../server/src/page-host/api-docs/page.ts'
import type { Heading, Page } from '../page.ts'
import { hasSource, namesIn, readSource } from '../repository.ts'

/** The parts of a file in `openapi/paths` or `openapi/schemas` that the pages need. */
type Part = Record<string, Record<string, { operationId?: string }>>

// `lint:contract` has checked the shape of these files.
const partOf = (path: string): Part => (hasSource(path) ? (parse(readSource(path)) as Part) : {})

/** Makes a page for every noun of the contract: its operations, and the shapes that they take and return. */
export function contractPages(): Page[] {
  const document = readApiDocument(readSource('packages/api-client/openapi.gen.json'))
  const nouns = [...new Set([...namesIn('openapi/paths'), ...namesIn('openapi/schemas')])].toSorted()
  const homes = new Map(
    nouns.flatMap((file) => Object.keys(partOf(`openapi/schemas/${file}`)).map((shape) => [shape, addressOf(file)])),
  )
  return nouns.map((file) => nounPage(file, document, homes))
}

const nounOf = (file: string): string => file.slice(0, -'.yaml'.length).replaceAll('-', ' ')

const addressOf = (file: string): string => `/http/${file.slice(0, -'.yaml'.length)}/`

function nounPage(file: string, document: ApiDocument, homes: ReadonlyMap<string, string>): Page {
  const named = Object.values(partOf(`openapi/paths/${file}`)).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  )
  const operations = document.operations.filter(({ id }) => named.includes(id))
  const shapes = Object.keys(partOf(`openapi/schemas/${file}`)).filter((name) => name in document.schemas)
  const headings: Heading[] = [
    ...group(
      'Operations',
      operations.map(({ id, summary }) => ({ slug: id, text: summary })),
    ),
    ...group(
      'Shapes',
      shapes.map((name) => ({ slug: `shape-${name}`, text: name })),
    ),
  ]
  const articles = [
    heading('Operations', operations.length),
    ...operations.map((one) => operationArticle(one, document.schemas).text),
    heading('Shapes', shapes.length),
    ...shapes.map((name) => shapeArticle(name, document.schemas[name] ?? {}).text),
  ].join('\n')
  const noun = nounOf(file)
  const title = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`
  const html = `<div class="contract">${linked(articles, homes)}</div>`
  const source = hasSource(`openapi/paths/${file}`) ? `openapi/paths/${file}` : `openapi/schemas/${file}`
  const description = operations.map(({ summary }) => summary).join(', ')
  return { address: addressOf(file), title, description, source, content: { html, headings } }
}

/** Returns an entry of the table of contents with its subentries; nothing if there are none. */
function group(text: string, below: readonly { slug: string; text: string }[]): Heading[] {
  if (below.length === 0) return []
  return [{ depth: 2, slug: text.toLowerCase(), text }, ...below.map((one) => ({ depth: 3, ...one }))]
}

const heading = (text: string, count: number): string =>
  count === 0 ? '' : `<h2 id="${text.toLowerCase()}">${text}</h2>`

/** Changes links to shapes, which the renderer puts on one page, into links to the pages of their nouns. */
function linked(html: string, homes: ReadonlyMap<string, string>): string {
  return html.replaceAll(/href="#shape-(\w+)"/g, (_, name: string) => `href="${homes.get(name) ?? ''}#shape-${name}"`)
}
