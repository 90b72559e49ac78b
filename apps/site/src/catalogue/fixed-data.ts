import type { OperationData, Schemas } from '@quandary/api-client'
import { exampleOf, type FixedAnswers } from './fixed-client.ts'

/** The viewer of a story: the data of an account, or null. */
export type FixedViewer = OperationData<'getCurrentUser'>

const HOUR = 3600
const DAY = 24 * HOUR

/** The time of the fixed data, in unix seconds. */
export const NOW = 1_764_086_400

export const guest: FixedViewer = null

const account = exampleOf('getCurrentUser')
const [person] = exampleOf('listAnswers').list.map(({ user_info: author }) => author)
const [row] = exampleOf('listQuestions').list
const [answer] = exampleOf('listAnswers').list
const [comment] = exampleOf('listComments').list
const [notification] = exampleOf('listNotifications').list
const [flag] = exampleOf('listUnreviewedReports').list
const [tag] = exampleOf('listTags').list
const detail = exampleOf('getQuestion')
if (!account || !person || !row || !answer || !comment || !notification || !flag || !tag || !detail)
  throw new Error('The contract has no example of something that the catalogue shows')

export const member: FixedViewer = { ...account, rank: 1250, created_at: NOW - 400 * DAY }
export const moderator: FixedViewer = { ...member, role_id: 3 }

const ruth = { ...person, id: '43', username: 'ruth', display_name: 'Ruth Okafor', rank: 3410 }
const chen = { ...person, id: '44', username: 'chen', display_name: '陈志远', rank: 128 }
const gone = { ...person, id: '45', username: '', display_name: 'user45', rank: 0, status: 'deleted' as const }

const tagged = (...names: string[]): Schemas['QuestionListItem']['tags'] =>
  names.map((name) => ({
    slug_name: name,
    display_name: name,
    main_tag_slug_name: '',
    recommend: false,
    reserved: false,
  }))

/**
 * Rows of a question list: pinned with an accepted answer, with a long title, without answers, and closed with a last
 * edit by a deleted account.
 */
export const rows: readonly [Schemas['QuestionListItem'], ...Schemas['QuestionListItem'][]] = [
  { ...row, pin: 2, vote_count: 42, view_count: 12_300, answer_count: 7, operated_at: NOW - 2 * HOUR },
  {
    ...row,
    id: '10010000000000002',
    title: 'Why do the leaves of my tomato seedlings turn purple when the nights get cold?',
    description: 'They stand at a window to the south and get water every second day. The stems are purple as well.',
    tags: tagged('gardening', 'tomatoes'),
    vote_count: 3,
    answer_count: 2,
    accepted_answer_id: '0',
    operated_at: NOW - DAY,
    operator: { ...row.operator, ...named(ruth) },
  },
  {
    ...row,
    id: '10010000000000003',
    title: '烘焙时面团为什么不发酵？',
    description: '我按照食谱称了面粉和酵母，放了两个小时，面团还是没有变大。',
    tags: tagged('烘焙'),
    vote_count: -1,
    answer_count: 0,
    accepted_answer_id: '0',
    view_count: 9,
    operated_at: NOW - 3 * DAY,
    operation_type: 'asked',
    operator: { ...row.operator, ...named(chen) },
  },
  {
    ...row,
    id: '10010000000000004',
    title: 'Which is the best editor?',
    description: '',
    tags: tagged('editors', 'opinion'),
    status: 2,
    vote_count: 0,
    answer_count: 1,
    accepted_answer_id: '0',
    operated_at: NOW - 90 * DAY,
    operation_type: 'modified',
    operator: { ...row.operator, ...named(gone) },
  },
]

function named({ id, username, display_name, rank, status }: Schemas['QuestionListItem']['operator']) {
  return { id, username, display_name, rank, status }
}

const code = [
  '<pre><code class="language-ts">import { createReadStream } from \'node:fs\'',
  "import { createInterface } from 'node:readline'",
  '',
  "for await (const line of createInterface({ input: createReadStream('large.log'), crlfDelay: Infinity })) count(line)",
  '</code></pre>',
].join('\n')

const acts: Schemas['MemberAction'][] = [
  { action: 'edit', name: 'Edit', type: 'edit' },
  { action: 'report', name: 'Flag', type: 'reason' },
]

export const question: Schemas['QuestionDetail'] = {
  ...detail,
  html: `<p>The file is larger than the memory of the machine, so <code>readFile</code> fails:</p>${code}<p>What else is there?</p>`,
  vote_count: 42,
  answer_count: 2,
  view_count: 12_300,
  create_time: NOW - 20 * DAY,
  update_time: NOW - DAY,
  edit_time: NOW - DAY,
  user_info: ruth,
  member_actions: acts,
}

export const answers: readonly [Schemas['AnswerDetail'], Schemas['AnswerDetail']] = [
  {
    ...answer,
    accepted: 2,
    html: `<p>Use a stream and read it line by line.</p>${code}<blockquote><p>It takes as much memory as the longest line.</p></blockquote>`,
    vote_count: 17,
    create_time: NOW - 19 * DAY,
    user_info: person,
    member_actions: acts,
  },
  {
    ...answer,
    id: '10020000000000013',
    accepted: 1,
    html: '<p>On Linux, <code>split</code> the file first. Each part then fits into memory.</p>',
    vote_count: -2,
    create_time: NOW - 18 * DAY,
    user_info: gone,
    member_actions: acts,
  },
]

export const comments: readonly [Schemas['Comment'], Schemas['Comment'], Schemas['Comment']] = [
  { ...comment, vote_count: 3, created_at: NOW - 19 * DAY, member_actions: acts },
  {
    ...comment,
    comment_id: '10070000000000004',
    user_id: ruth.id,
    username: ruth.username,
    user_display_name: ruth.display_name,
    reply_comment_id: comment.comment_id,
    reply_user_id: '42',
    reply_username: 'ada',
    reply_user_display_name: 'Ada Lovelace',
    reply_user_status: 'normal',
    parsed_text: '<p>Linux, with 2 GB of memory.</p>',
    vote_count: 0,
    created_at: NOW - 19 * DAY + HOUR,
  },
  {
    ...comment,
    comment_id: '10070000000000005',
    user_id: gone.id,
    username: '',
    user_display_name: gone.display_name,
    user_status: 'deleted',
    parsed_text: '<p>Have a look at <code>readline</code>.</p>',
    vote_count: 0,
    created_at: NOW - 2 * HOUR,
  },
]

export const notifications: readonly [Schemas['NotificationItem'], ...Schemas['NotificationItem'][]] = [
  { ...notification, update_time: NOW - HOUR },
  {
    ...notification,
    id: '8',
    user_info: chen,
    notification_action: 'commented on your question',
    is_read: true,
    update_time: NOW - 2 * DAY,
  },
]

/** A gain and a loss of reputation. */
export const gains: readonly [Schemas['NotificationItem'], Schemas['NotificationItem']] = [
  achievement({ id: '9', rank: 10 }),
  achievement({ id: '10', rank: -2, is_read: true }),
]

function achievement(given: Partial<Schemas['NotificationItem']>): Schemas['NotificationItem'] {
  const { user_info: _who, notification_action: _what, ...rest } = notifications[0]
  return { ...rest, ...given }
}

export const flagged: Schemas['UnreviewedReport'] = {
  ...flag,
  author_user: chen,
  submitter_user: ruth,
  submit_at: NOW - HOUR,
  reason_content: 'The link leads to a shop.',
}

const info = exampleOf('getSiteInfo')
const shownTags = ['gardening', 'node.js', 'tomatoes', '烘焙'].map((name, place) => ({
  ...tag,
  tag_id: `1003000000000000${place + 1}`,
  slug_name: name,
  display_name: name,
  ...(place === 2 && { excerpt: '', description: '', original_text: '', parsed_text: '' }),
  question_count: 120 - place * 31,
}))

/** Reputation for each month of the year before {@link NOW}, including a month with a loss and one without change. */
export const months = [12, 35, 0, 80, 120, -14, 60, 95, 20, 10, 45, 130].map((reputation, place) => ({
  month: place === 0 ? '2024-12' : `2025-${String(place).padStart(2, '0')}`,
  reputation,
}))

/** Response data for operations whose example in the contract has too little content for a screen. */
export const fixedAnswers = {
  getSiteInfo: {
    ...info,
    general: { ...info.general, name: 'Workshop', description: 'Questions about making and mending things.' },
    theme: { ...info.theme, theme_config: { default: { navbar_style: 'light', primary_color: '#0033ff' } } },
  },
  checkPermissions: {},
  listQuestions: { count: rows.length, list: [...rows] },
  getQuestion: question,
  listAnswers: { count: answers.length, list: [...answers] },
  listComments: ({ object_id: id }: { object_id?: string }) =>
    id === question.id ? { count: comments.length, list: [...comments] } : { count: 0, list: [] },
  listNotifications: { count: notifications.length, list: [...notifications] },
  listReviewTypes: [{ name: 'flagged_post', label: 'Flags', todo_amount: 3 }],
  listUnreviewedReports: { count: 3, list: [flagged] },
  listTags: { count: shownTags.length, list: shownTags },
  listPersonalReputationMonths: months,
} satisfies FixedAnswers
