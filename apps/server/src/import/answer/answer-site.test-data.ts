import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { hash } from 'bcryptjs'
import { createConnection } from 'mysql2/promise'
import pg from 'pg'
import sharp from 'sharp'
import type { SourceEngine } from './answer-tables.test-data.ts'
import { ANSWER_TABLES, createTable, insertRow } from './answer-tables.test-data.ts'

type Value = string | number | null

export const PASSWORD = 'ada-knows-engines'
export const HOST = 'old.example.com'
export const PICTURE = 'post/4sb7XkQw1aZ.png'
export const AVATAR = 'avatar/5tc8YlRx2bA.png'

/** Returns an id in Answer's form: the kind, followed by a number from one sequence for all kinds. */
export const id = (kind: 1 | 2 | 3 | 7, key: number): string => `100${kind}${String(key).padStart(13, '0')}`
export const IDS = {
  first: id(1, 10),
  duplicate: id(1, 12),
  hidden: id(1, 13),
  deleted: id(1, 14),
  pending: id(1, 15),
  accepted: id(2, 11),
  second: id(2, 16),
  deletedAnswer: id(2, 17),
  comment: id(7, 20),
  reply: id(7, 21),
} as const

const AT = '2024-03-01 08:00:00'
const LATER = '2024-03-02 09:30:00'

const CONFIG: Record<string, number> = {
  'user.follow': 24,
  'comment.vote_up': 25,
  'question.vote_down': 27,
  'question.vote_up': 28,
  'answer.vote_up': 30,
  'question.follow': 32,
  'tag.follow': 35,
  'reason.a_duplicate': 60,
  'question.closed': 88,
  'answer.vote_down': 12,
}

const FIRST_TEXT = [
  `See [the other](/questions/${IDS.duplicate}/why-again), #${IDS.duplicate} and [Ada](/users/Ada.L).`,
  '',
  `![engine](https://${HOST}/uploads/${PICTURE}) ![gone](/uploads/post/gone.png)`,
].join('\n')

type Rows = Record<string, Record<string, Value>[]>

function person(number: number, username: string, more: Record<string, Value>): Record<string, Value> {
  return {
    id: number,
    created_at: AT,
    updated_at: AT,
    username,
    pass: '',
    e_mail: `${username.toLowerCase()}@qa.example`,
    mail_status: 1,
    rank: 1,
    status: 1,
    display_name: username,
    avatar: '',
    bio: '',
    website: '',
    location: '',
    is_admin: 0,
    language: '',
    ...more,
  }
}

function question(key: string, title: string, more: Record<string, Value>): Record<string, Value> {
  return {
    id: key,
    created_at: AT,
    updated_at: AT,
    user_id: 2,
    last_edit_user_id: 0,
    title,
    original_text: `About ${title}`,
    parsed_text: '',
    pin: 1,
    show: 1,
    status: 1,
    view_count: 7,
    vote_count: 0,
    answer_count: 0,
    accepted_answer_id: 0,
    post_update_time: AT,
    ...more,
  }
}

function answer(key: string, questionId: string, more: Record<string, Value>): Record<string, Value> {
  return {
    id: key,
    created_at: AT,
    updated_at: AT,
    question_id: questionId,
    user_id: 3,
    last_edit_user_id: 0,
    original_text: `Answer ${key.slice(-2)}`,
    parsed_text: '',
    status: 1,
    adopted: 1,
    vote_count: 0,
    ...more,
  }
}

function comment(key: string, objectId: string, more: Record<string, Value>): Record<string, Value> {
  return {
    id: key,
    created_at: AT,
    updated_at: AT,
    user_id: 3,
    reply_user_id: null,
    reply_comment_id: null,
    object_id: objectId,
    question_id: IDS.first,
    vote_count: 0,
    status: 1,
    original_text: 'Good question',
    parsed_text: '',
    ...more,
  }
}

function did(key: string, userId: number, objectId: string | number, cancelled = 0): Record<string, Value> {
  return {
    created_at: AT,
    updated_at: LATER,
    user_id: userId,
    trigger_user_id: 0,
    object_id: objectId,
    activity_type: CONFIG[key] ?? 0,
    cancelled,
    rank: 0,
    has_rank: 0,
  }
}

/** The content of a small site in which everything occurs once. */
async function rowsOfSite(): Promise<Rows> {
  const tag = (key: number, slug: string, more: Record<string, Value> = {}): Record<string, Value> => ({
    id: id(3, key),
    created_at: AT,
    main_tag_id: 0,
    main_tag_slug_name: '',
    slug_name: slug,
    display_name: slug.toUpperCase(),
    original_text: '',
    parsed_text: '',
    status: 1,
    recommend: 0,
    reserved: 0,
    user_id: 1,
    ...more,
  })
  const version = (
    text: string,
    at: string,
    userId: number,
    more: Record<string, Value> = {},
  ): Record<string, Value> => ({
    created_at: at,
    updated_at: at,
    user_id: userId,
    object_type: 1,
    object_id: IDS.first,
    title: 'How do engines count?',
    content: JSON.stringify({
      ID: IDS.first,
      Title: 'How do engines count?',
      OriginalText: text,
      tags: [{ SlugName: 'go' }],
    }),
    log: '',
    status: 0,
    ...more,
  })
  return {
    user: [
      person(1, 'admin', { display_name: 'The Admin', is_admin: 1, rank: 500 }),
      person(2, 'Ada.L', {
        display_name: 'Ada Lovelace',
        pass: await hash(PASSWORD, 4),
        rank: 321,
        bio: 'I *count*.',
        language: 'zh_CN',
        avatar: JSON.stringify({
          type: 'custom',
          gravatar: '',
          custom: `https://${HOST}/uploads/${AVATAR}`,
        }),
        last_login_date: LATER,
        website: 'https://ada.example',
        location: 'London',
      }),
      person(3, 'bob', { avatar: '{"type":"gravatar","gravatar":"https://g.example/x","custom":""}', mail_status: 2 }),
      person(4, 'eve', { status: 9, suspended_at: LATER, suspended_until: '2099-12-31 23:59:59' }),
      person(5, 'mallory', {
        status: 10,
        e_mail: 'mallory@qa.example.1709366400',
        deleted_at: LATER,
        bio: 'I am mallory.',
        location: 'Mallory Park',
      }),
    ],
    user_role_rel: [
      { user_id: 1, role_id: 2 },
      { user_id: 3, role_id: 3 },
    ],
    tag: [
      tag(1, 'go', { original_text: 'A **language**.', recommend: 1 }),
      tag(2, 'golang', { main_tag_id: id(3, 1), main_tag_slug_name: 'go' }),
      tag(3, 'c_sharp', { reserved: 1 }),
      tag(4, 'old', { status: 10 }),
    ],
    tag_rel: [
      { created_at: AT, object_id: IDS.first, tag_id: id(3, 1), status: 1 },
      { created_at: AT, object_id: IDS.first, tag_id: id(3, 3), status: 1 },
      { created_at: AT, object_id: IDS.duplicate, tag_id: id(3, 1), status: 1 },
      { created_at: AT, object_id: IDS.hidden, tag_id: id(3, 1), status: 2 },
      { created_at: AT, object_id: IDS.deleted, tag_id: id(3, 1), status: 10 },
    ],
    question: [
      question(IDS.first, 'How do engines count?', {
        original_text: FIRST_TEXT,
        pin: 2,
        vote_count: 3,
        answer_count: 2,
        accepted_answer_id: IDS.accepted,
        updated_at: LATER,
        last_edit_user_id: 3,
      }),
      question(IDS.duplicate, 'Why again do they count?', { status: 2, user_id: 3 }),
      question(IDS.hidden, 'A hidden question', { show: 2 }),
      question(IDS.deleted, 'A deleted question', { status: 10 }),
      question(IDS.pending, 'A pending question', { status: 11 }),
      question(id(1, 18), ' ', {}),
    ],
    answer: [
      answer(IDS.accepted, IDS.first, { adopted: 2, vote_count: 1, created_at: LATER, updated_at: LATER }),
      answer(IDS.second, IDS.first, { user_id: 5 }),
      answer(IDS.deletedAnswer, IDS.first, { status: 10 }),
      answer(id(2, 19), id(1, 999), {}),
    ],
    comment: [
      comment(IDS.comment, IDS.first, { vote_count: 1 }),
      comment(IDS.reply, IDS.first, {
        user_id: 2,
        reply_user_id: 3,
        reply_comment_id: IDS.comment,
        original_text: '[@bob](/users/bob) thanks',
      }),
      comment(id(7, 22), IDS.accepted, { status: 10 }),
      comment(id(7, 23), id(1, 999), {}),
    ],
    activity: [
      did('question.vote_up', 3, IDS.first),
      did('question.vote_up', 4, IDS.first),
      did('question.vote_down', 1, IDS.first, 1),
      did('question.vote_down', 5, IDS.first),
      did('answer.vote_up', 2, IDS.accepted),
      did('comment.vote_up', 2, IDS.comment),
      did('question.follow', 3, IDS.first),
      did('tag.follow', 2, id(3, 1)),
      did('user.follow', 3, 2),
      did('question.closed', 1, IDS.duplicate),
    ],
    revision: [
      version('The first text', AT, 2),
      version(FIRST_TEXT, LATER, 3, { log: 'Better words', status: 2 }),
      version('Nobody wants this', LATER, 4, { status: 3 }),
      version('Somebody may want this', LATER, 4, { status: 1 }),
    ],
    collection: [
      {
        id: id(1, 30).replace('1001', '1006'),
        created_at: AT,
        user_id: 3,
        object_id: IDS.first,
        user_collection_group_id: 0,
      },
    ],
    meta: [
      {
        created_at: AT,
        object_id: IDS.duplicate,
        key: 'question.close.reason',
        value: JSON.stringify({
          close_type: 60,
          close_msg: `https://${HOST}/questions/${IDS.first}/how-do-engines-count`,
        }),
      },
    ],
    config: Object.entries(CONFIG).map(([key, number]) => ({ id: number, key, value: '0' })),
    site_info: [
      [
        'general',
        {
          name: 'Engines',
          short_description: 'On engines',
          site_url: `https://${HOST}`,
          contact_email: 'c@qa.example',
        },
      ],
      ['legal', { terms_of_service_original_text: 'Be **kind**.', terms_of_service_parsed_text: '<p>x</p>' }],
      ['write', { restrict_answer: false, required_tag: true, recommend_tags: ['go'] }],
    ].map(([type, content]) => ({
      created_at: AT,
      type: typeof type === 'string' ? type : '',
      content: JSON.stringify(content),
      status: 1,
    })),
    notification: [{ created_at: AT, user_id: 2, content: '{}' }],
  }
}

/** Makes the database of an Answer site; `location` is a file or the address of an empty database. */
export async function makeAnswerSite(location: string): Promise<void> {
  const engine = location.startsWith('postgres') ? 'postgres' : location.startsWith('mysql') ? 'mysql' : 'sqlite'
  const { run, end } = await connect(engine, location)
  const rows = await rowsOfSite()
  for (const [table, columns] of ANSWER_TABLES) {
    await run(createTable(engine, table, columns))
    for (const [index, row] of (rows[table] ?? []).entries()) {
      await run(insertRow(engine, table, columns, { id: index + 1, ...row }))
    }
  }
  await end()
}

async function connect(engine: SourceEngine, location: string) {
  if (engine === 'sqlite') {
    const database = new SqliteDriver(location)
    return { run: async (statement: string) => void database.exec(statement), end: async () => void database.close() }
  }
  if (engine === 'postgres') {
    const client = new pg.Client({ connectionString: location })
    await client.connect()
    return { run: async (statement: string) => void (await client.query(statement)), end: () => client.end() }
  }
  const connection = await createConnection({ uri: location })
  return { run: async (statement: string) => void (await connection.query(statement)), end: () => connection.end() }
}

/** Makes the folder of uploads of {@link makeAnswerSite}. */
export async function makeUploads(folder: string): Promise<void> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  for (const path of [PICTURE, AVATAR]) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), picture)
  }
}
