import { Weighted } from '../../src/seed/random.ts'
import { Chooser } from './chooser.ts'
import type { Action, ActionOf, Operation, PersonIndex } from './operation.ts'
import type { World } from './world.ts'
import { postOf } from './world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** A member who writes so much that a day's votes reach the daily limit of reputation. */
const PROLIFIC: PersonIndex = 4
/** A member who gets mostly downvotes, so that their reputation reaches its minimum. */
const UNPOPULAR: PersonIndex = 9

/** Relative frequency of each action. */
const FREQUENCIES: Record<Action['do'], number> = {
  ask: 40,
  editQuestion: 45,
  deleteQuestion: 22,
  recoverQuestion: 16,
  close: 16,
  reopen: 16,
  pin: 10,
  unpin: 10,
  hide: 12,
  show: 14,
  answer: 90,
  editAnswer: 45,
  deleteAnswer: 34,
  recoverAnswer: 26,
  accept: 66,
  comment: 80,
  editComment: 30,
  deleteComment: 18,
  vote: 290,
  bookmark: 40,
  followQuestion: 30,
  followTag: 20,
  followPerson: 12,
  followTags: 8,
  createTag: 6,
  editTag: 10,
  deleteTag: 10,
  recoverTag: 6,
  synonyms: 10,
  mergeTags: 4,
  audit: 50,
  flag: 22,
  handleFlag: 22,
  setStatus: 6,
  invite: 16,
  clearDot: 8,
  readAll: 5,
  readOne: 24,
}

/** Actions that are mostly tried by staff, and rarely by others. */
const FOR_STAFF: ReadonlySet<Action['do']> = new Set<Action['do']>([
  'recoverQuestion',
  'close',
  'reopen',
  'pin',
  'unpin',
  'hide',
  'show',
  'recoverAnswer',
  'deleteTag',
  'recoverTag',
  'mergeTags',
  'handleFlag',
])

type Maker<Kind extends Action['do']> = (choose: Chooser, world: World) => ActionOf<Kind> | undefined

/** Generates an action on a post of one kind; undefined as long as there is no such post. */
function about<Kind extends Action['do']>(
  kind: 'question' | 'answer' | 'comment',
  make: (on: string, choose: Chooser, world: World) => ActionOf<Kind> | undefined,
): Maker<Kind> {
  return (choose, world) => {
    const on = choose.post(world, kind)
    return on === undefined ? undefined : make(on, choose, world)
  }
}

/** Generates an action on a tag that exists or has existed. */
function aboutTag<Kind extends Action['do']>(
  make: (tag: string, choose: Chooser, world: World) => ActionOf<Kind> | undefined,
): Maker<Kind> {
  return (choose, world) => {
    const tag = choose.tag()
    return world.tags.has(tag) ? make(tag, choose, world) : undefined
  }
}

const makers: { [Kind in Action['do']]: Maker<Kind> } = {
  ask: (choose) => ({
    do: 'ask',
    as: choose.name('q'),
    tags: choose.tags(3),
    ...(choose.random.chance(0.2) && { answerAs: choose.name('a') }),
  }),
  editQuestion: about('question', (on, choose) => {
    return { do: 'editQuestion', on, tags: choose.tags(3), text: choose.text(), as: choose.name('s') }
  }),
  deleteQuestion: about('question', (on) => ({ do: 'deleteQuestion', on })),
  recoverQuestion: about('question', (on) => ({ do: 'recoverQuestion', on })),
  close: about('question', (on, choose) => ({ do: 'close', on, reason: choose.random.pick([63, 64] as const) })),
  reopen: about('question', (on) => ({ do: 'reopen', on })),
  pin: about('question', (on) => ({ do: 'pin', on })),
  unpin: about('question', (on) => ({ do: 'unpin', on })),
  hide: about('question', (on) => ({ do: 'hide', on })),
  show: about('question', (on) => ({ do: 'show', on })),
  answer: about('question', (on, choose) => ({ do: 'answer', on, as: choose.name('a') })),
  editAnswer: about('answer', (on, choose, world) => {
    const { question } = postOf(world, 'answer', on)
    return { do: 'editAnswer', on, question, text: choose.text(), as: choose.name('s') }
  }),
  deleteAnswer: about('answer', (on) => ({ do: 'deleteAnswer', on })),
  recoverAnswer: about('answer', (on) => ({ do: 'recoverAnswer', on })),
  accept: about('answer', (wanted, choose, world) => {
    const { question } = postOf(world, 'answer', wanted)
    // Usually the answer's question, sometimes a different one, on purpose.
    const on = choose.random.chance(0.03) ? choose.post(world, 'question') : question
    return on === undefined ? undefined : { do: 'accept', on, answer: choose.random.chance(0.2) ? null : wanted }
  }),
  comment(choose, world) {
    const replyTo = choose.random.chance(0.3) ? choose.post(world, 'comment') : undefined
    const replied = replyTo === undefined ? undefined : world.posts.get(replyTo)
    const on = replied?.kind === 'comment' ? replied.under : choose.post(world, 'question', 'answer')
    return on === undefined
      ? undefined
      : { do: 'comment', on, as: choose.name('c'), replyTo: replyTo ?? null, mentions: mentioned(choose, world) }
  },
  editComment: about('comment', (on, choose, world) => ({
    do: 'editComment',
    on,
    text: choose.text(),
    mentions: mentioned(choose, world),
  })),
  deleteComment: about('comment', (on) => ({ do: 'deleteComment', on })),
  vote(choose, world) {
    const on = choose.post(world, 'question', 'answer', 'answer', 'comment')
    const post = on === undefined ? undefined : world.posts.get(on)
    if (on === undefined || !post) return undefined
    const up = choose.random.chance(post.author === UNPOPULAR ? 0.15 : 0.75)
    return { do: 'vote', on, direction: up ? 1 : -1, cancel: choose.random.chance(0.15) }
  },
  bookmark: about('question', (on, choose) => ({ do: 'bookmark', on, wanted: choose.random.chance(0.6) })),
  followQuestion: about('question', (on, choose) => {
    return { do: 'followQuestion', on, wanted: choose.random.chance(0.6) }
  }),
  followTag: aboutTag((tag, choose) => ({ do: 'followTag', tag, wanted: choose.random.chance(0.7) })),
  followPerson: (choose, world) => {
    return { do: 'followPerson', person: choose.person(world), wanted: choose.random.chance(0.7) }
  },
  followTags: (choose) => ({ do: 'followTags', tags: choose.tags(4) }),
  createTag: (choose) => ({ do: 'createTag', tag: choose.tag(), text: choose.text() }),
  editTag: aboutTag((tag, choose) => ({ do: 'editTag', tag, text: choose.text(), as: choose.name('s') })),
  deleteTag: aboutTag((tag) => ({ do: 'deleteTag', tag })),
  recoverTag: aboutTag((tag) => ({ do: 'recoverTag', tag })),
  synonyms: aboutTag((tag, choose) => {
    return { do: 'synonyms', tag, tags: choose.random.chance(0.4) ? [] : choose.tags(2) }
  }),
  mergeTags: aboutTag((tag, choose, world) => {
    const into = choose.tag()
    return world.tags.has(into) ? { do: 'mergeTags', tag, into } : undefined
  }),
  audit: (choose, world) => {
    const suggestion = choose.recent([...world.suggestions.keys()])
    return suggestion === undefined ? undefined : { do: 'audit', suggestion, approve: choose.random.chance(0.7) }
  },
  flag: (choose, world) => {
    const on = choose.post(world, 'question', 'answer', 'comment')
    return on === undefined ? undefined : { do: 'flag', on, as: choose.name('f') }
  },
  handleFlag: (choose, world) => {
    const flag = choose.recent([...world.flags.keys()])
    const outcomes = ['ignore_report', 'delete_post', 'close_post', 'unlist_post'] as const
    return flag === undefined ? undefined : { do: 'handleFlag', flag, outcome: choose.random.pick(outcomes) }
  },
  // Mostly sets the status to normal, so that most people can act most of the time.
  setStatus: (choose, world) => ({
    do: 'setStatus',
    person: choose.person(world),
    status: choose.random.chance(0.3) ? 'suspended' : 'normal',
  }),
  invite: about('question', (on, choose, world) => ({ do: 'invite', on, people: choose.people(world, 3) })),
  clearDot: (choose) => ({ do: 'clearDot', kind: choose.noticeKind() }),
  readAll: (choose) => ({ do: 'readAll', kind: choose.noticeKind() }),
  readOne: (choose) => ({ do: 'readOne', kind: choose.noticeKind(), place: choose.random.below(12) }),
}

/** Chooses the people that a comment mentions, usually nobody. */
function mentioned(choose: Chooser, world: World): PersonIndex[] {
  return choose.random.chance(0.2) ? choose.people(world, 2) : []
}

// The keys of the constant are exactly its key type, but `Object.keys` returns strings.
const KINDS = Object.keys(FREQUENCIES) as readonly Action['do'][]

/**
 * Generates the actions of people on a site. Deterministic: the same seed gives the same operations. Some of them are
 * forbidden on purpose.
 */
export class OperationGenerator {
  #choose: Chooser
  #kinds = new Weighted(Object.values(FREQUENCIES))

  constructor(seed: string) {
    this.#choose = new Chooser(seed)
  }

  /** Returns the next operation, on objects that exist in the world. */
  next(world: World): Operation {
    for (;;) {
      const kind = KINDS[this.#kinds.pick(this.#choose.random)] ?? 'ask'
      const by = this.#person(world, kind)
      const action = makers[kind](this.#choose, world)
      if (action?.do === 'editComment') return this.#editInTime(world, action, by)
      if (action) return { ...action, by, wait: this.#wait() }
    }
  }

  /**
   * Edits a comment, mostly as its author, and often in the last second of the time limit for edits or in the first
   * second after it.
   */
  #editInTime(world: World, action: ActionOf<'editComment'>, somebody: PersonIndex): Operation {
    const { random } = this.#choose
    const { author, at } = postOf(world, 'comment', action.on)
    const by = random.chance(0.7) ? author : somebody
    const left = at + 5 * MINUTE - world.now
    const wait = left >= 0 && random.chance(0.5) ? left + random.below(2) * SECOND : this.#wait()
    return { ...action, by, wait }
  }

  /**
   * Chooses the time before an operation: usually less than a minute, occasionally up to an hour, rarely up to two
   * days. Times are whole seconds, as in the API.
   */
  #wait(): number {
    const { random } = this.#choose
    const luck = random.next()
    const longest = luck < 0.6 ? 20 * SECOND : luck < 0.98 ? MINUTE : luck < 0.9995 ? 60 * MINUTE : 2 * DAY
    return Math.floor((random.next() * longest) / SECOND) * SECOND
  }

  #person(world: World, kind: Action['do']): PersonIndex {
    const { random } = this.#choose
    if (kind === 'setStatus' && random.chance(0.8)) return 0
    if (FOR_STAFF.has(kind) && random.chance(0.75)) return random.below(2)
    if ((kind === 'ask' || kind === 'answer') && random.chance(0.35)) return PROLIFIC
    return this.#choose.person(world)
  }
}
