import { edgesAsTable } from '../edges-as-table.ts'
import type { Page } from '../page.ts'
import { readSource } from '../repository.ts'

/**
 * Makes a page from a Markdown document of the repository, named after its first heading.
 *
 * @param source path from the root of the repository
 * @param address path on the site
 * @param label name in the menu, if it is not the heading
 */
export function documentPage(source: string, address: string, label?: string): Page {
  const text = readSource(source)
  const [whole = '', title = ''] = /^# (.+)\n+/m.exec(text) ?? []
  if (title === '') throw new Error(`${source} has no heading`)
  const markdown = edgesAsTable(text.slice(text.indexOf(whole) + whole.length))
  return { address, title, ...(label !== undefined && { label }), source, content: { markdown } }
}
