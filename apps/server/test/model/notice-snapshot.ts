import { messages } from '@quandary/i18n/catalogues/en_US/server'
import type { Schemas } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { titleOf } from './calls.ts'
import { visibleNotifications, placeOf } from './notifications.ts'
import type { NotificationList, PersonIndex } from './operation.ts'
import { usernameOf } from './operation.ts'
import type { RealSite } from './real-site.ts'
import type { Snapshot } from './snapshot.ts'
import { line } from './snapshot.ts'
import type { ModelNotification, World } from './world.ts'
import { postOf } from './world.ts'

const KINDS = ['inbox', 'achievement'] as const satisfies readonly NotificationList[]
/** The highest unread count that the site shows. */
const MAX_DOTS = 100
const PAGE = 100

const VOTES = ['up_voted_question', 'down_voted_question', 'up_voted_answer', 'down_voted_answer', 'up_voted_comment']

/** Returns the expected unread counts of everybody who can request them. */
export function expectedUnreadCounts(world: World): Snapshot {
  return Object.fromEntries(
    notSuspended(world).map((person) => {
      const dots = (kind: NotificationList): number =>
        Math.min(visibleNotifications(world, person, kind).filter((notice) => !notice.seen).length, MAX_DOTS)
      return [`dots of ${person}`, line({ inbox: dots('inbox'), achievement: dots('achievement') })]
    }),
  )
}

/** Reads the unread counts from the site. */
export async function readUnreadCounts(real: RealSite, world: World): Promise<Snapshot> {
  const lines: Snapshot = {}
  for (const person of notSuspended(world)) {
    const { inbox, achievement } = await unwrap((await real.session(person)).call('getNotificationStatus'))
    lines[`dots of ${person}`] = line({ inbox, achievement })
  }
  return lines
}

/** Returns the expected notifications in both lists of each person. */
export function expectedNotifications(world: World): Snapshot {
  const lines: Snapshot = {}
  for (const person of notSuspended(world)) {
    for (const kind of KINDS) {
      const notices = visibleNotifications(world, person, kind)
      addList(
        lines,
        `${kind} of ${person}`,
        notices.map((notice) => rowOf(world, notice)),
      )
      if (kind !== 'inbox') continue
      const votes = notices.filter(({ action }) => VOTES.includes(action)).length
      const invites = notices.filter(({ action }) => action === 'invited_you_to_answer').length
      const counts = { all: notices.length, votes, invites, posts: notices.length - votes - invites }
      lines[`counts of ${person}`] = line(counts)
    }
  }
  return lines
}

/** Reads both notification lists of each person, page by page. */
export async function readNotifications(real: RealSite, world: World): Promise<Snapshot> {
  const lines: Snapshot = {}
  for (const person of notSuspended(world)) {
    for (const kind of KINDS) {
      const rows = (await readAllPages(real, person, kind)).map((item) => shownRow(real, item))
      addList(lines, `${kind} of ${person}`, rows)
    }
    const counts: Record<string, number> = {}
    for (const inbox_type of ['all', 'votes', 'invites', 'posts']) {
      const query = { type: 'inbox', inbox_type, page_size: 1 }
      counts[inbox_type] = (await unwrap((await real.session(person)).call('listNotifications', { query }))).count
    }
    lines[`counts of ${person}`] = line(counts)
  }
  return lines
}

async function readAllPages(real: RealSite, person: PersonIndex, type: NotificationList) {
  const items: Schemas['NotificationItem'][] = []
  for (let page = 1; ; page += 1) {
    const query = { type, page, page_size: PAGE }
    const { list, count } = await unwrap((await real.session(person)).call('listNotifications', { query }))
    items.push(...list)
    if (list.length < PAGE) {
      if (items.length !== count) throw new Error(`${count} notices are promised, ${items.length} shown`)
      return items
    }
  }
}

/** A notification: its identity and its state. */
interface Row {
  name: string
  facts: string
  /** Unix seconds. */
  at: number
}

function rowOf(world: World, notice: ModelNotification): Row {
  const { action, on, actor, at, read, to } = notice
  const { question, answer, comment } = placeOf(world, on)
  const inbox = notice.kind === 'inbox'
  const seconds = Math.floor(at / 1000)
  const hidden = !inbox || action.startsWith('down_voted')
  return {
    name: `${inbox ? wordsOf(action) : 'reputation'} ${on} by ${hidden ? 'somebody' : usernameOf(actor)}`,
    facts: line({
      title: titleOf(postOf(world, 'question', question).text),
      question,
      answer,
      comment,
      rank: inbox ? 0 : world.reputation.from(to, on),
      read,
      at: seconds,
    }),
    at: seconds,
  }
}

function shownRow(real: RealSite, item: Schemas['NotificationItem']): Row {
  const { object_info, notification_action, user_info, rank, is_read: read, update_time: at } = item
  const { question, answer, comment } = object_info.object_map
  const nameOf = (prefix: 'q' | 'a' | 'c', id: string) =>
    id === '' || id === '0' ? null : real.nameOf(prefix, Number(id.slice(-13)))
  const prefix = ({ question: 'q', answer: 'a', comment: 'c' } as const)[object_info.object_type]
  const places = { question: nameOf('q', question), answer: nameOf('a', answer), comment: nameOf('c', comment) }
  return {
    name: `${notification_action ?? 'reputation'} ${nameOf(prefix, object_info.object_id)} by ${user_info?.username ?? 'somebody'}`,
    facts: line({ title: object_info.title, ...places, rank, read, at }),
    at,
  }
}

/** Adds a line for each row, with a number to distinguish equal names, and one line for the order of the rows. */
function addList(lines: Snapshot, list: string, rows: readonly Row[]): void {
  const seen = new Map<string, number>()
  for (const { name, facts } of rows) {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    lines[`${list}: ${name}, ${count}`] = facts
  }
  lines[`order in the ${list}`] = inOrder(rows).join('; ')
}

/**
 * Returns the names of rows in their order. Rows of the same second, which may come from one operation, are sorted by
 * name.
 */
function inOrder(rows: readonly Row[]): string[] {
  return rows
    .map(({ name, at }, place) => ({ name, at, place }))
    .toSorted((a, b) => (a.at === b.at ? a.name.localeCompare(b.name) : a.place - b.place))
    .map(({ name }) => name)
}

function wordsOf(action: string): string {
  const words: Record<string, string> = messages
  return words[`notification.action.${action}`] ?? action
}

/** Returns the people who are not suspended: suspended ones receive notifications, but cannot request them. */
function notSuspended(world: World): PersonIndex[] {
  return [...world.people.keys()].filter((person) => world.people[person]?.suspended === false)
}
