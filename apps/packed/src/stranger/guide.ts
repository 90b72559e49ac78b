import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { workspace } from '../published.ts'

/** A step on a page of the documentation site: run a command, or write a file. */
export type Step = { command: string } | { file: string; content: string }

/** A section of a page, named by its heading; '' before the first heading. */
export interface Part {
  name: string
  steps: readonly Step[]
}

/** Path of the guide on the documentation site. */
const GUIDE = 'packages/editor/frameworks/'
const SERVER = 'A server for these examples'

/** Returns the code that a copy button copies. The button's attribute has DEL characters instead of line breaks. */
const copied = (code: string): string => code.replaceAll('\u007F', '\n')

/** Reads the sections of a built page: file names, file contents, and commands. */
function readSections(html: string): Part[] {
  let sections: { name: string; steps: Step[] }[] = []
  let reading: 'heading' | 'title' | undefined
  let [title, language] = ['', '']
  const parser = new Parser({
    onopentag(tag, attributes) {
      // Drops everything before the content, because it belongs to the frame of the site.
      if (attributes['class']?.includes('sl-markdown-content')) sections = [{ name: '', steps: [] }]
      if (tag === 'h2') sections.push({ name: '', steps: [] })
      if (tag === 'figure') title = ''
      if (tag === 'h2') reading = 'heading'
      if (tag === 'span' && attributes['class'] === 'title') reading = 'title'
      if (tag === 'pre') language = attributes['data-language'] ?? ''
      const code = attributes['data-code']
      if (code === undefined) return
      const steps =
        language === 'sh'
          ? copied(code)
              .split('\n')
              .map((command) => ({ command }))
          : [{ file: title, content: copied(code) }]
      sections.at(-1)?.steps.push(...steps)
    },
    ontext(text) {
      const section = sections.at(-1)
      if (reading === 'heading' && section !== undefined) section.name += text
      if (reading === 'title') title += text
    },
    onclosetag(tag) {
      if (tag === 'h2' || tag === 'span') reading = undefined
    },
  })
  parser.end(html)
  return sections
}

/** The guide for frameworks on the documentation site. */
export interface Guide {
  /** The files that all frameworks share. */
  shared: Part
  /** The part with the server that the pages of all frameworks call. */
  server: Part
  /** One part for each framework. */
  frameworks: readonly Part[]
}

/** Reads the built page of the guide. */
export function readGuide(): Guide {
  const page = join(workspace, 'apps', 'docs', 'dist', GUIDE, 'index.html')
  const sections = readSections(readFileSync(page, 'utf8')).filter(({ steps }) => steps.length > 0)
  const [shared, server, ...frameworks] = sections
  if (shared?.name !== '' || server?.name !== SERVER) throw new Error('The guide begins otherwise than it did')
  return { shared, server, frameworks }
}
