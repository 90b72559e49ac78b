import type { ApiDocument, Schema } from './api-document.ts'
import { nameOfRef } from './api-document.ts'
import { html, Markup, prose } from './markup.ts'
import { operationArticle } from './operation.ts'
import { fields } from './shape.ts'
import { style } from './style.ts'

/** Renders the contract's reference as one page without scripts. */
export function apiDocsPage(document: ApiDocument): string {
  const { title, version, description, operations } = document
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Markup(`<style>${style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the operations</a>
        <header>
          <h1>${title}</h1>
          <p>${prose(description)}</p>
          <p>
            Version ${version}, ${operations.length} operations. The same as an
            <a href="api-docs/openapi.json">OpenAPI document</a>.
          </p>
        </header>
        <div class="columns">
          ${contents(document)}
          <main id="content">
            ${conventions(document)} ${document.tags.map((tag) => tagSection(tag, document))} ${shapesSection(document)}
          </main>
        </div>
      </body>
    </html> `.text
}

const operationsOf = (tag: string, { operations }: ApiDocument) => operations.filter((one) => one.tag === tag)

function contents(document: ApiDocument): Markup {
  const groups = document.tags.map(
    ({ name, description }) =>
      html`<details>
        <summary>${description}</summary>
        <ul>
          ${operationsOf(name, document).map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
        </ul>
      </details> `,
  )
  return html`<nav aria-label="Operations">
    <p><a href="#every-answer">Every answer</a> · <a href="#shapes">Shapes</a></p>
    ${groups}
  </nav>`
}

function conventions({ schemas }: ApiDocument): Markup {
  return html`<section id="every-answer">
    <h2>Every answer</h2>
    <p>A success is HTTP 200 with this frame around <code>data</code>:</p>
    ${fields(schemas['Envelope'] ?? {}, 'optional')}
    <p>A refusal has the same frame; its <code>data</code> says more where there is more to say:</p>
    ${fields(schemas['ErrorEnvelope'] ?? {}, 'optional')}
    <p>Calls that need a session carry its token in the header <code>Authorization</code>.</p>
  </section>`
}

function tagSection({ name, description }: { name: string; description: string }, document: ApiDocument): Markup {
  return html`<section id="tag-${name}">
    <h2>${description}</h2>
    ${operationsOf(name, document).map((operation) => operationArticle(operation, document.schemas))}
  </section> `
}

/** Renders the schemas that operations refer to; bodies are shown with their operations. */
function shapesSection(document: ApiDocument): Markup {
  const bodies = document.operations.map((operation) => nameOfRef(operation.body?.schema.$ref ?? ''))
  const named = new Set(referencesIn([document.schemas, document.operations.map(({ success }) => success)]))
  const shown = Object.entries(document.schemas)
    .filter(([name]) => named.has(name) || !bodies.includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return html`<section id="shapes">
    <h2>Shapes</h2>
    ${shown.map(([name, schema]) => shapeArticle(name, schema))}
  </section>`
}

/** Renders a schema with its fields. */
export function shapeArticle(name: string, schema: Schema): Markup {
  return html`<article id="shape-${name}">
    <h3><a href="#shape-${name}">${name}</a></h3>
    <p>${prose(schema.description ?? '')}</p>
    ${fields(schema, 'optional')}
  </article> `
}

/** Returns the names of the components that a part of the document refers to. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [nameOfRef(value)] : referencesIn(value),
  )
}
