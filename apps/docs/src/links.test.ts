import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'

const OUTPUT = join(import.meta.dirname, '..', 'dist')

interface BuiltPage {
  ids: ReadonlySet<string>
  /** Targets of the links, pictures and scripts on the page, as written in its HTML. */
  targets: readonly string[]
  headings: readonly string[]
}

function readPage(file: string): BuiltPage {
  const ids = new Set<string>()
  const targets: string[] = []
  const headings: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['id'] !== undefined) ids.add(attributes['id'])
      if (name === 'h1') headings.push(name)
      for (const target of [attributes['href'], attributes['src']]) if (target !== undefined) targets.push(target)
    },
  })
  parser.end(readFileSync(file, 'utf8'))
  return { ids, targets, headings }
}

const pages = new Map(
  readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name.replace(/index\.html$/, '')}`, readPage(join(OUTPUT, name))]),
)

/** Returns the problem of a link target; undefined if it exists. */
function problemOf(target: string, address: string): string | undefined {
  const url = new URL(target, `https://docs.invalid${address}`)
  if (url.host !== 'docs.invalid') return undefined
  const page = pages.get(url.pathname)
  if (page === undefined) return existsSync(join(OUTPUT, url.pathname)) ? undefined : `${target} does not exist`
  const id = decodeURIComponent(url.hash.slice(1))
  return id === '' || id === '_top' || page.ids.has(id) ? undefined : `${target} has no such place`
}

describe('the built site', () => {
  it('has the pages of every part', () => {
    const parts = ['/', '/running/', '/packages/ui/', '/packages/ui/reference/', '/http/answers/', '/404.html']
    expect([...pages.keys()]).toEqual(expect.arrayContaining(parts))
    expect(pages.size).toBeGreaterThan(80)
  })

  it.each([...pages.keys()])('%s has one main heading, and every link of it leads somewhere', (address) => {
    const { targets = [], headings = [] } = pages.get(address) ?? {}
    expect(headings).toHaveLength(1)
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.map((target) => problemOf(target, address)).filter((one) => one !== undefined)).toEqual([])
  })
})
