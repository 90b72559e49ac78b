import { posix } from 'node:path'
import { parse } from 'yaml'
import { pathForm } from '../former-address.ts'
import { mapOutsideCode } from '../outside-code.ts'
import type { Page } from './page.ts'
import { dateIn, listIn, textIn } from './page.ts'

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/
const HEADING = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m
const PART = /^##[ \t]+(question|answer|问题|回答|答案)[ \t]*\d*[ \t]*:?[ \t]*#*[ \t]*$/gim
/** Relative addresses in links and pictures, without `http:`, `/` or `#` in front. */
const RELATIVE = /(!?\[[^\]\n]*\]\(\s*<?)(?![a-z][a-z\d+.-]*:|[/#?])([^\s()<>]+)/gi

/** The front matter of a file is not valid YAML. */
export class BrokenFrontMatter extends Error {
  override name = 'BrokenFrontMatter'
}

/**
 * Reads a Markdown file with front matter: `title`, `question`, `tags`, `author`, `date`, `updated`, `permalink` and
 * `aliases`, or the synonyms of some generators (`categories`, `category`, `created`, `lastmod`, `url`). Without a
 * title, the first heading or else the name of the file is the title. Sections `## Question` and `## Answer` divide the
 * text; without them the whole text is the answer.
 * @param path within the folder, with slashes
 * @throws {BrokenFrontMatter}
 */
export function readMarkdownPage(path: string, source: string, modifiedAt: number): Page {
  const { facts, body } = split(source)
  const heading = HEADING.exec(body)
  const title = textIn(facts.title).trim() || heading?.[1]?.trim() || nameOf(path)
  const isTitle = heading !== null && heading.index === body.search(/\S/)
  const text = withSitePaths(path, isTitle ? body.slice(heading.index + heading[0].length) : body)
  const { question, answers } = partsOf(text)
  const editedAt = dateIn(facts.updated) ?? dateIn(facts.lastmod)
  const createdAt = dateIn(facts.date) ?? dateIn(facts.created) ?? editedAt ?? modifiedAt
  return {
    id: path,
    title,
    question: textIn(facts.question).trim() || question,
    answers,
    tags: [...listIn(facts.tags), ...listIn(facts.categories), ...listIn(facts.category)],
    author: textIn(facts.author).trim(),
    createdAt,
    editedAt: editedAt !== undefined && editedAt > createdAt ? editedAt : undefined,
    paths: [path, ...listIn(facts.permalink), ...listIn(facts.url), ...listIn(facts.aliases)].map(pathForm),
    notes: [],
  }
}

function split(source: string): { facts: Readonly<Record<string, unknown>>; body: string } {
  const found = FRONT_MATTER.exec(source)
  const body = source
    .slice(found?.[0].length ?? 0)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
  if (!found) return { facts: {}, body }
  try {
    const facts: unknown = parse(found[1] ?? '')
    return { facts: typeof facts === 'object' && facts !== null ? { ...facts } : {}, body }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new BrokenFrontMatter(`front matter that is no YAML: ${reason}`)
  }
}

function partsOf(text: string): { question: string; answers: string[] } {
  const marks = [...text.matchAll(PART)]
  const [first] = marks
  if (!first) return { question: '', answers: text.trim() === '' ? [] : [text.trim()] }
  let question = text.slice(0, first.index).trim()
  const answers: string[] = []
  for (const [index, mark] of marks.entries()) {
    const part = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim()
    if (/question|问题/i.test(mark[1] ?? '')) question = `${question}\n\n${part}`.trim()
    else if (part !== '') answers.push(part)
  }
  return { question, answers }
}

/** Resolves addresses that are relative to the file into paths within the folder. */
function withSitePaths(path: string, text: string): string {
  return mapOutsideCode(text, (part) =>
    part.replaceAll(
      RELATIVE,
      (_whole, lead: string, address: string) => lead + posix.join('/', posix.dirname(path), address),
    ),
  )
}

/** Derives a title from the name of a file: `reset-password.md` → `reset password`. */
function nameOf(path: string): string {
  const name = path.split('/').at(-1) ?? path
  return name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
}
