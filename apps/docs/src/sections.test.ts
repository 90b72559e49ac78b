import { expect, it } from 'vitest'
import { pagesIn } from './page.ts'
import { namesIn } from './repository.ts'
import { readSections } from './sections.ts'

it('has a page for every document in docs/', () => {
  const documents = ['docs', 'docs/spec'].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  expect(documents).toContain('docs/spec/domain.md')
  expect(pagesIn(readSections()).map(({ source }) => source)).toEqual(expect.arrayContaining(documents))
})
