import { htmlToMarkdown } from '../html-to-markdown.ts'
import type {
  Dated,
  ImportedAnswer,
  ImportedClosing,
  ImportedComment,
  ImportedQuestion,
  ImportedVote,
} from '../content/records.ts'
import type { PersonReference } from '../people.ts'
import type { Row } from '../source/cells.ts'
import { idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import type { Q2aSite } from './site.ts'

/** A row of the table of posts, by kind. The stored type may end with a state, such as `_HIDDEN`. */
export type Q2aPost =
  | { kind: 'question'; post: ImportedQuestion }
  | { kind: 'answer'; post: ImportedAnswer }
  | { kind: 'comment'; post: ImportedComment }
  | { kind: 'other'; id: string; type: string }

/** Rows of other tables that belong to some posts. */
interface RelatedRows {
  votes: ReadonlyMap<string, ImportedVote[]>
  followers: ReadonlyMap<string, Dated[]>
  categories: ReadonlyMap<string, string>
  /** The rows that closed questions: another question (a duplicate), or a note. */
  closers: ReadonlyMap<string, Row>
  parents: ReadonlyMap<string, Row>
}

/** Reads posts of every kind. */
export async function readPosts(site: Q2aSite, rows: readonly Row[]): Promise<Q2aPost[]> {
  const about = await readRelatedRows(site, rows)
  return rows.map((row): Q2aPost => {
    const id = textOf(row, 'postid')
    const type = textOf(row, 'type')
    const [kind = ''] = type.split('_')
    if (kind === 'Q') return { kind: 'question', post: questionOf(site, row, about) }
    if (kind === 'A') return { kind: 'answer', post: answerOf(site, row, about) }
    if (kind === 'C') return { kind: 'comment', post: { ...postOf(site, row, about), postId: textOf(row, 'parentid') } }
    return { kind: 'other', id, type }
  })
}

async function readRelatedRows({ tables, table, timeZone }: Q2aSite, rows: readonly Row[]): Promise<RelatedRows> {
  const ids = rows.map((row) => textOf(row, 'postid'))
  const posts = (column: string) =>
    tables.related(
      table('posts'),
      'postid',
      rows.flatMap((row) => idIn(row, column) ?? []),
      'postid',
    )
  const byId = (some: readonly Row[]) => new Map(some.map((row) => [textOf(row, 'postid'), row]))
  const votes = (await tables.related(table('uservotes'), 'postid', ids, 'postid')).filter(
    (row) => numberOf(row, 'vote') !== 0,
  )
  const favourites = await tables.related(table('userfavorites'), 'entityid', ids, 'entityid')
  const categories = await tables.related(
    table('categories'),
    'categoryid',
    rows.flatMap((row) => idIn(row, 'categoryid') ?? []),
    'categoryid',
  )
  return {
    votes: groupBy(votes, 'postid', (row) => ({
      personId: textOf(row, 'userid'),
      at: timeOf(row, 'votecreated', timeZone) ?? 0,
      direction: numberOf(row, 'vote') > 0 ? 1 : -1,
    })),
    followers: groupBy(
      favourites.filter((row) => textOf(row, 'entitytype') === 'Q'),
      'entityid',
      (row) => ({ personId: textOf(row, 'userid'), at: 0 }),
    ),
    categories: new Map(
      categories.map((row) => [textOf(row, 'categoryid'), textOf(row, 'tags') || textOf(row, 'title')]),
    ),
    closers: byId(await posts('closedbyid')),
    parents: byId(await posts('parentid')),
  }
}

function groupBy<Thing>(rows: readonly Row[], column: string, read: (row: Row) => Thing): Map<string, Thing[]> {
  const groups = Map.groupBy(rows, (row) => textOf(row, column))
  return new Map([...groups].map(([key, some]) => [key, some.map(read)]))
}

function postOf({ timeZone }: Q2aSite, row: Row, { votes }: RelatedRows) {
  const id = textOf(row, 'postid')
  const type = textOf(row, 'type')
  const isQueued = type.endsWith('_QUEUED')
  const createdAt = timeOf(row, 'created', timeZone)
  return {
    id,
    author: personIn(row, 'userid', textOf(row, 'name')),
    text: textIn(row),
    createdAt,
    score: numberOf(row, 'netvotes'),
    votes: (votes.get(id) ?? []).map((vote) => ({ ...vote, at: vote.at || (createdAt ?? 0) })),
    isDeleted: type.includes('_'),
    notes: isQueued ? [{ id, reason: 'waited for approval: stored as deleted, so that staff can restore it' }] : [],
  }
}

function personIn(row: Row, column: string, name: string): PersonReference {
  return { id: idIn(row, column), displayName: name || undefined }
}

/** Returns the text as Markdown. Stored texts are plain or HTML, or Markdown if a plugin writes that. */
function textIn(row: Row): string {
  const text = textOf(row, 'content')
  if (textOf(row, 'format') === 'html') return htmlToMarkdown(text)
  // Line breaks of a plain text become hard line breaks.
  return textOf(row, 'format') === '' ? text.replaceAll(/([^\n ])\n(?!\n|$)/g, '$1  \n') : text
}

function editOf({ timeZone }: Q2aSite, row: Row) {
  const editedAt = timeOf(row, 'updated', timeZone)
  // Other types of updates change no text: E is an edit of the text, T an edit of the tags.
  if (editedAt === undefined || !['E', 'T', ''].includes(textOf(row, 'updatetype'))) return {}
  return { editedAt, editor: personIn(row, idIn(row, 'lastuserid') ? 'lastuserid' : 'userid', textOf(row, 'name')) }
}

function questionOf(site: Q2aSite, row: Row, about: RelatedRows): ImportedQuestion {
  const category = about.categories.get(textOf(row, 'categoryid'))
  const tags = textOf(row, 'tags')
    .split(',')
    .filter((tag) => tag.trim() !== '')
  const post = postOf(site, row, about)
  return {
    ...post,
    ...editOf(site, row),
    title: textOf(row, 'title'),
    tags: [...new Set([...tags, ...(category ? [category] : [])])],
    viewCount: numberOf(row, 'views'),
    isPinned: false,
    isListed: true,
    closing: post.isDeleted ? undefined : closingOf(site, row, about),
    followers: (about.followers.get(post.id) ?? []).map((each) => ({ ...each, at: post.createdAt ?? 0 })),
    bookmarks: [],
    versions: [],
  }
}

function closingOf({ timeZone }: Q2aSite, row: Row, { closers }: RelatedRows): ImportedClosing | undefined {
  const closer = closers.get(textOf(row, 'closedbyid'))
  if (!closer) return undefined
  const isDuplicate = textOf(closer, 'type').startsWith('Q')
  const at =
    (textOf(row, 'updatetype') === 'C' ? timeOf(row, 'updated', timeZone) : undefined) ??
    timeOf(closer, 'created', timeZone)
  return {
    at: at ?? timeOf(row, 'created', timeZone) ?? 0,
    by: isDuplicate ? undefined : personIn(closer, 'userid', textOf(closer, 'name')),
    reason: isDuplicate ? 'a_duplicate' : null,
    message: isDuplicate ? `/${textOf(closer, 'postid')}` : htmlToMarkdown(textOf(closer, 'content')),
  }
}

function answerOf(site: Q2aSite, row: Row, about: RelatedRows): ImportedAnswer {
  const parent = about.parents.get(textOf(row, 'parentid'))
  return {
    ...postOf(site, row, about),
    ...editOf(site, row),
    questionId: textOf(row, 'parentid'),
    isAccepted: parent !== undefined && textOf(parent, 'selchildid') === textOf(row, 'postid'),
    versions: [],
  }
}
