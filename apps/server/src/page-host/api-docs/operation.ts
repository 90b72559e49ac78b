import type { ApiDocument, Operation, Schema } from './api-document.ts'
import { nameOfRef } from './api-document.ts'
import type { Markup } from './markup.ts'
import { html, prose } from './markup.ts'
import { fields, term, typeOf } from './shape.ts'

const ACCESS: Readonly<Record<string, string>> = {
  open: 'Everybody, on a private site too',
  reader: 'Everybody; on a private site members only',
  signedIn: 'Signed-in people, also before their e-mail address is verified',
  active: 'Signed-in people with a verified e-mail address',
  moderator: 'Moderators and administrators',
  admin: 'Administrators',
}

/** Renders an operation: its parameters, body, responses and access. */
export function operationArticle(operation: Operation, schemas: ApiDocument['schemas']): Markup {
  const { id, method, path, summary, description, access } = operation
  return html`<article id="${id}">
    <h3><a href="#${id}">${summary}</a></h3>
    <p class="route"><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
    <p>${prose(description)}</p>
    <p class="facts"><span>Name</span> <code>${id}</code><br /><span>For</span> ${ACCESS[access] ?? access}</p>
    ${parameterList(operation)}${bodyPart(operation, schemas)}${successPart(operation)}
  </article> `
}

function parameterList({ parameters }: Operation): Markup | string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((one) => {
    const place = one.in === 'path' ? 'Part of the path. ' : ''
    const example = one.example === undefined ? '' : ` Example: \`${JSON.stringify(one.example)}\`.`
    return term(one.name, one.schema, one.required === true, place + one.description + example)
  })
  return html`<h4>Parameters</h4>
    <dl>${rows}</dl> `
}

function bodyPart({ body }: Operation, schemas: ApiDocument['schemas']): Markup | string {
  if (!body) return ''
  const schema: Schema = body.schema.$ref ? (schemas[nameOfRef(body.schema.$ref)] ?? body.schema) : body.schema
  return html`<h4>${body.form ? 'Form (multipart/form-data)' : 'Body (JSON)'}</h4>
    ${fields(schema, 'required')} ${example('Example of a body', body.example)}`
}

function successPart({ success }: Operation): Markup {
  if ('leads' in success)
    return html`<h4>Answer</h4>
      <p>${prose(`302. ${success.leads}`)}</p> `
  const { data } = success
  const shape = data.properties ? fields(data, 'optional') : html`<p class="type">${typeOf(data)}</p>`
  return html`<h4>Answer: <code>data</code></h4>
    ${shape} ${example('Example of an answer', success.example)}`
}

function example(title: string, value: unknown): Markup {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
  </details> `
}
