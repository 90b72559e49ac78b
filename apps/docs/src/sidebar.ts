import type { StarlightUserConfig } from '@astrojs/starlight/types'
import type { Page, Section } from './page.ts'
import { readSections } from './sections.ts'

type Entry = NonNullable<StarlightUserConfig['sidebar']>[number]

/** Returns the menu. Groups within a section are collapsed until one of their pages is open. */
export function sidebar(): Entry[] {
  return readSections().map((section) => entryOf(section, false))
}

function entryOf(entry: Page | Section, collapsed: boolean): Entry {
  if (!('entries' in entry)) return { label: entry.label ?? entry.title, link: entry.address }
  return { label: entry.label, collapsed, items: entry.entries.map((one) => entryOf(one, true)) }
}
