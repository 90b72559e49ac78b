import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A generated source: its name for `quandary import`, and what is imported. */
export interface GeneratedDump {
  format: 'stackexchange' | 'askbot'
  location: string
}

/** Number of people, questions and votes. Every question has two answers, and the votes are spread over all posts. */
interface DumpSize {
  people: number
  questions: number
  votes: number
}

const ANSWERS = 2
const TEXT = 'The loaf stays flat although the dough has risen for a night. '.repeat(8)
const TIME = '2021-01-01T10:00:00'

/** Writes the folder of a public data dump of Stack Exchange. */
export async function writeStackExchangeDump(folder: string, size: DumpSize): Promise<GeneratedDump> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, root: string, rows: Iterable<string>) =>
    writeLines(join(folder, name), wrapped(`<${root}>`, `</${root}>`, rows))
  const posts = size.questions * (1 + ANSWERS)
  await write(
    'Users.xml',
    'users',
    lines(size.people, (id) => `<row Id="${id}" Reputation="10" CreationDate="${TIME}" DisplayName="person ${id}" />`),
  )
  await write(
    'Posts.xml',
    'posts',
    lines(posts, (id) => {
      const question = questionOf(id, size)
      const kind =
        question === id
          ? `PostTypeId="1" Title="Why does loaf ${id} stay flat?" Tags="|bread|"`
          : `PostTypeId="2" ParentId="${question}"`
      return `<row Id="${id}" ${kind} CreationDate="${TIME}" Score="1" OwnerUserId="${(id % size.people) + 1}" Body="&lt;p&gt;${TEXT}&lt;/p&gt;" />`
    }),
  )
  await write(
    'PostHistory.xml',
    'posthistory',
    lines(
      posts,
      (id) => `<row Id="${id}" PostHistoryTypeId="2" PostId="${id}" CreationDate="${TIME}" Text="${TEXT}" />`,
    ),
  )
  await write(
    'Votes.xml',
    'votes',
    lines(size.votes, (id) => `<row Id="${id}" PostId="${postOf(id, posts)}" VoteTypeId="2" CreationDate="${TIME}" />`),
  )
  return { format: 'stackexchange', location: folder }
}

/** Writes an SQL dump of Askbot as pg_dump does. */
export async function writeAskbotDump(file: string, size: DumpSize): Promise<GeneratedDump> {
  const posts = size.questions * (1 + ANSWERS)
  const time = `${TIME.replace('T', ' ')}+00`
  const tables: readonly [string, string, Iterable<string>][] = [
    [
      'auth_user',
      'id, password, username, email, is_superuser, is_staff, is_active, date_joined',
      lines(size.people, (id) => [id, '!', `person ${id}`, `person${id}@example.com`, 'f', 'f', 't', time].join('\t')),
    ],
    [
      'askbot_thread',
      'id, title, tagnames, view_count, closed, deleted, approved, last_activity_at',
      lines(size.questions, (id) => [id, `Why does loaf ${id} stay flat?`, 'bread', 3, 'f', 'f', 't', time].join('\t')),
    ],
    [
      'askbot_post',
      'id, post_type, parent_id, thread_id, author_id, added_at, approved, deleted, points, text, is_anonymous',
      lines(posts, (id) => {
        const question = questionOf(id, size)
        const kind = question === id ? ['question', String.raw`\N`] : ['answer', String(question)]
        return [id, ...kind, question, (id % size.people) + 1, time, 't', 'f', 1, TEXT, 'f'].join('\t')
      }),
    ],
    [
      'askbot_vote',
      'id, user_id, voted_post_id, vote, voted_at',
      // Each pass over all posts is by another person, because nobody may vote twice on a post.
      lines(size.votes, (id) =>
        [id, (Math.floor(id / posts) % size.people) + 1, postOf(id, posts), 1, time].join('\t'),
      ),
    ],
  ]
  await writeLines(file, sqlOf(tables))
  return { format: 'askbot', location: file }
}

/** Returns the question of a post: ids of questions come first, then those of the answers. */
function questionOf(post: number, { questions }: DumpSize): number {
  return ((post - 1) % questions) + 1
}

/** Spreads votes so that consecutive ones are on different posts, as in real dumps. */
function postOf(vote: number, posts: number): number {
  return ((vote * 7919) % posts) + 1
}

function* lines(count: number, line: (id: number) => string): Generator<string> {
  for (let id = 1; id <= count; id += 1) yield line(id)
}

function* wrapped(first: string, last: string, rows: Iterable<string>): Generator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>'
  yield first
  yield* rows
  yield last
}

function* sqlOf(tables: readonly [string, string, Iterable<string>][]): Generator<string> {
  yield 'SET standard_conforming_strings = on;'
  for (const [table, columns, rows] of tables) {
    yield `COPY public.${table} (${columns}) FROM stdin;`
    yield* rows
    yield String.raw`\.`
  }
}

async function writeLines(file: string, all: Iterable<string>): Promise<void> {
  const stream = createWriteStream(file)
  for (const line of all) if (!stream.write(`${line}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'close')
}
