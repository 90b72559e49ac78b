import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedPackage } from './published.ts'

/** A runnable code block in a README or a guide: ` ```ts script ` or ` ```tsx page `. */
export interface Example {
  /**
   * Name with the document and the number of the example among the examples of all documents: `api-client-1` for a
   * README, `editor-extensions-9` for a guide.
   */
  name: string
  kind: 'script' | 'page'
  /** Name of the example's file. */
  file: string
}

/** A longer fence encloses code that contains a fence. */
const BLOCK = /^(```+)(tsx?) (script|page)\n([\s\S]*?)^\1$/gm

/** The documents of a package that may have examples, with the names of these examples. */
const DOCUMENTS = [
  { document: 'README.md', suffix: '' },
  { document: 'EXTENSIONS.md', suffix: '-extensions' },
]

/** The site address the examples use. */
const SITE = 'https://qa.example.com'

/**
 * Writes every example of READMEs and guides to a folder, as another team would copy it.
 *
 * @param address address of the site they talk to instead of {@link SITE}
 */
export async function writeExamples(
  packages: readonly PublishedPackage[],
  into: string,
  address: string,
): Promise<Example[]> {
  await mkdir(into)
  const examples: Example[] = []
  const documents = packages.flatMap(({ shortName, folder }) =>
    DOCUMENTS.map(({ document, suffix }) => ({ title: shortName + suffix, path: join(folder, document) })),
  )
  for (const { title, path } of documents.filter(({ path }) => existsSync(path))) {
    const text = await readFile(path, 'utf8')
    for (const [, , language = '', kind, code = ''] of text.matchAll(BLOCK)) {
      const name = `${title}-${examples.length + 1}`
      const example: Example = { name, kind: kind === 'page' ? 'page' : 'script', file: `${name}.${language}` }
      await writeFile(join(into, example.file), withClaims(code).replaceAll(SITE, address))
      if (example.kind === 'page') await writeFile(join(into, `${name}.html`), pageOf(example))
      examples.push(example)
    }
  }
  return examples
}

/** Turns the comments of an example into assertions: `f(x) // → 3`, and `f(x) // → throws SomeError`. */
function withClaims(code: string): string {
  const lines = code.split('\n').map((line) => {
    const [, expression, thrown, value] = /^(\S.*?)\s+\/\/ → (?:throws (\w+)|(.+))$/.exec(line) ?? []
    if (expression === undefined) return line
    if (thrown !== undefined) return `assert.throws(() => ${expression}, { name: '${thrown}' })`
    return `assert.deepEqual(${expression}, ${value})`
  })
  const claims = lines.some((line) => line.startsWith('assert.'))
  return [...(claims ? [`import assert from 'node:assert/strict'`] : []), ...lines].join('\n')
}

/** Wraps an example in a page: a component it exports is rendered, other code just runs. */
function pageOf({ name, file }: Example): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${name}</title></head>
  <body>
    <div id="root"></div>
    <script type="module">
      import * as example from './${file}'
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      const component = Object.values(example).find((exported) => typeof exported === 'function')
      if (component) createRoot(document.getElementById('root')).render(createElement(component))
    </script>
  </body>
</html>
`
}
