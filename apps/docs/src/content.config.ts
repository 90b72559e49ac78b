import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
import { pagesIn } from './page.ts'
import { relink } from './relink.ts'
import { readSections } from './sections.ts'

/** The only content collection: the pages are made from files of the repository. */
export const collections = {
  docs: defineCollection({
    schema: docsSchema(),
    loader: {
      name: 'repository',
      async load({ store, parseData, renderMarkdown, config }) {
        const pages = pagesIn(readSections())
        const addresses = new Map(pages.map(({ source, address }) => [source, address]))
        store.clear()
        for (const { address, title, description, source, content } of pages) {
          const id = address === '/' ? 'index' : address.slice(1, -1)
          const filePath = `src/content/docs/${id}.md`
          const data = await parseData({ id, data: { title, ...(description && { description }) } })
          const fileURL = new URL(filePath, config.root)
          const rendered =
            'html' in content
              ? { html: content.html, metadata: { headings: [...content.headings] } }
              : await renderMarkdown(relink(content.markdown, source, addresses), { fileURL })
          // An empty heading cell names no column, so it becomes a data cell.
          const html = rendered.html.replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
          store.set({ id, data, filePath, rendered: { ...rendered, html } })
        }
      },
    },
  }),
}
