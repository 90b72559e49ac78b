import { describe, expect, it } from 'vitest'
import { answerMemberActions, type AnswerFacts } from './answers/answer-rules.ts'
import { commentMemberActions } from './comments/comment-rules.ts'
import { ACTION_TABLE, AUTHOR_PERMISSIONS, CUSTOM_RANKS, RANK_TABLE } from './member-actions-oracle.test-data.ts'
import { hasPermission, isPermissionKey, requiredRank, type PermissionKey } from './permissions/permission.ts'
import { privilegesOfLevel, type PrivilegeLevel } from './permissions/privileges.ts'
import { questionExtendsActions, questionMemberActions } from './questions/question-member-actions.ts'
import type { QuestionFacts } from './questions/question-rules.ts'
import { tagMemberActions, tagSynonymActions, type TagFacts } from './tags/tag-rules.ts'
import type { Member, Viewer } from './viewer.ts'

const LEVELS: readonly PrivilegeLevel[] = [1, 2, 3, 99]
const AUTHOR = 7
const NOW = 1_764_000_000

const rows = linesOf(RANK_TABLE).map((line) => {
  const [key = '', ...ranks] = line.split(/\s+/)
  return { key: key as PermissionKey, ranks: ranks.map(Number) }
})

/** Returns the reputation a permission requires on a level, read from the table alone. */
function neededBy(key: string, level: PrivilegeLevel): number {
  const ranks = rows.find((row) => row.key === key)?.ranks ?? []
  const custom: Partial<Record<string, number>> = level === 99 ? CUSTOM_RANKS : {}
  return custom[key] ?? ranks[level === 99 ? 0 : level - 1] ?? Number.NaN
}

/** Every reputation just below, at and just above a threshold of any level. */
const ranks = [
  ...new Set(
    LEVELS.flatMap((level) => rows.map(({ key }) => neededBy(key, level)))
      .filter((needed) => needed >= 0)
      .flatMap((needed) => [needed - 1, needed, needed + 1]),
  ),
].toSorted((a, b) => a - b)

interface Person {
  name: string
  viewer: Viewer
  /** False for suspended, deleted and unactivated accounts, which may only read. */
  mayAct: boolean
  staff: boolean
}

/** Every kind of viewer, both as the author of the object and not. */
const people: Person[] = [
  { name: 'guest', viewer: null, mayAct: false, staff: false },
  ...[AUTHOR, 8].flatMap((id): Person[] => {
    const who = id === AUTHOR ? 'author' : 'other'
    const member = (facts: Partial<Member>): Member => {
      return { id, roleId: 1, status: 'normal', mailStatus: 1, rank: 0, ...facts }
    }
    const shut = ([1, 2, 3] as const).flatMap((roleId) =>
      [
        member({ roleId, rank: 30_000, mailStatus: 2 }),
        member({ roleId, rank: 30_000, status: 'inactive' }),
        member({ roleId, rank: 30_000, status: 'suspended' }),
        member({ roleId, rank: 30_000, status: 'deleted' }),
      ].map((viewer) => {
        return { name: `${who} ${JSON.stringify(viewer)}`, viewer, mayAct: false, staff: false }
      }),
    )
    const staff = ([2, 3] as const).map((roleId) => {
      return { name: `${who} role ${roleId}`, viewer: member({ roleId }), mayAct: true, staff: true }
    })
    const members = ranks.map((rank) => {
      return { name: `${who} rank ${rank}`, viewer: member({ rank }), mayAct: true, staff: false }
    })
    return [...shut, ...staff, ...members]
  }),
]

const isAuthor = (person: Person): boolean => person.viewer?.id === AUTHOR

/** Returns true if a word of the table's `when` column is true of the facts; a leading `!` negates it. */
function holds(word: string, facts: ReadonlySet<string>): boolean {
  return word.startsWith('!') ? !facts.has(word.slice(1)) : facts.has(word)
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const actions = linesOf(ACTION_TABLE).map((line) => {
  const [kind = '', action = '', type = '', who = '', when = ''] = line.split('|').map((cell) => cell.trim())
  const ofAuthor = /\bauthor(?:\(([^)]*)\))?/.exec(who)
  const others = words(who.replace(/\bauthor(\([^)]*\))?/, ''))
  return { kind, action, type, others, author: ofAuthor ? words(ofAuthor[1] ?? '') : undefined, when: words(when) }
})

/** Returns the actions the table offers to a viewer on an object in this state. */
function expected(kind: string, person: Person, facts: ReadonlySet<string>, level: PrivilegeLevel) {
  return actions
    .filter((row) => row.kind === kind && person.mayAct && row.when.every((word) => holds(word, facts)))
    .filter(
      ({ others, author }) =>
        person.staff ||
        others.some((key) => key !== 'staff' && (person.viewer?.rank ?? 0) >= neededBy(key, level)) ||
        (isAuthor(person) && author !== undefined && author.every((word) => holds(word, facts))),
    )
    .map(({ action, type }) => ({ action, type }))
}

/** An object in one state: as facts for the rules and as words for the table. */
interface Case<Facts> {
  facts: Facts
  words: ReadonlySet<string>
}

function wordsWhere(pairs: Record<string, boolean>): ReadonlySet<string> {
  return new Set(Object.keys(pairs).filter((word) => pairs[word]))
}

const questions: Case<QuestionFacts>[] = ([1, 2, 10] as const).flatMap((status) =>
  ([1, 2] as const).flatMap((pin) =>
    ([1, 2] as const).flatMap((show) =>
      [0, 1, 2].flatMap((answerCount) =>
        (answerCount === 0 ? [false] : [false, true]).flatMap((hasAcceptedAnswer) =>
          (answerCount === 0 ? [0] : [-1, 0, 1, 5]).map((topAnswerVotes) => ({
            facts: { authorId: AUTHOR, status, pin, show, answerCount, hasAcceptedAnswer, topAnswerVotes },
            words: wordsWhere({
              available: status === 1,
              closed: status === 2,
              deleted: status === 10,
              pinned: pin === 2,
              hidden: show === 2,
              'answers>1': answerCount > 1,
              accepted: hasAcceptedAnswer,
              'answer-upvoted': topAnswerVotes > 0,
            }),
          })),
        ),
      ),
    ),
  ),
)

const answers: Case<AnswerFacts>[] = ([1, 10] as const).flatMap((status) =>
  [false, true].flatMap((accepted) =>
    [-2, 0, 1, 9].map((voteCount) => ({
      facts: { authorId: AUTHOR, status, accepted, voteCount },
      words: wordsWhere({ deleted: status === 10, accepted, upvoted: voteCount > 0 }),
    })),
  ),
)

const comments = [false, true].flatMap((deleted) =>
  [0, 299, 300, 301, 86_400].map((age) => ({
    facts: { authorId: AUTHOR, deleted, createdAt: NOW - age },
    words: wordsWhere({ deleted, 'older-than-5-minutes': age > 300 }),
  })),
)

const tags: Case<TagFacts>[] = [false, true].flatMap((deleted) =>
  [0, 3].flatMap((questionCount) =>
    [0, 2].map((synonymCount) => ({
      facts: { deleted, questionCount, synonymCount },
      words: wordsWhere({ deleted, used: questionCount > 0, synonyms: synonymCount > 0 }),
    })),
  ),
)

describe.each(LEVELS)('on privilege level %s', (level) => {
  const privileges = privilegesOfLevel(level, CUSTOM_RANKS)

  /** Compares the rules with the table for every viewer in every state, and lists the differences. */
  function differences<Facts>(
    kind: string,
    cases: readonly Case<Facts>[],
    offered: (viewer: Viewer, facts: Facts) => unknown,
  ) {
    const found: unknown[] = []
    for (const person of people) {
      for (const { facts, words: state } of cases) {
        const [is, shall] = [offered(person.viewer, facts), expected(kind, person, state, level)]
        if (JSON.stringify(is) !== JSON.stringify(shall)) found.push({ person: person.name, facts, is, shall })
      }
    }
    return found.slice(0, 5)
  }

  it('questions offer what the table says to every viewer in every state', () => {
    expect(questions).toHaveLength(12 * 17)
    expect(
      differences('question', questions, (viewer, facts) => questionMemberActions(viewer, facts, privileges)),
    ).toEqual([])
    expect(
      differences('extends', questions, (viewer, facts) => questionExtendsActions(viewer, facts, privileges)),
    ).toEqual([])
  })

  it('answers offer what the table says to every viewer in every state', () => {
    expect(differences('answer', answers, (viewer, facts) => answerMemberActions(viewer, facts, privileges))).toEqual(
      [],
    )
  })

  it('comments offer what the table says to every viewer at every age', () => {
    expect(
      differences('comment', comments, (viewer, facts) => commentMemberActions(viewer, facts, NOW, privileges)),
    ).toEqual([])
  })

  it('tags and their synonyms offer what the table says to every viewer in every state', () => {
    expect(differences('tag', tags, (viewer, facts) => tagMemberActions(viewer, facts, privileges))).toEqual([])
    expect(differences('synonyms', tags, (viewer) => tagSynonymActions(viewer, privileges))).toEqual([])
  })

  it('every permission takes the reputation in the table', () => {
    for (const { key } of rows) {
      expect(isPermissionKey(key), key).toBe(true)
      expect(requiredRank(key, privileges), key).toBe(neededBy(key, level))
    }
  })

  it('every permission is held by the viewers the table names, plus authors', () => {
    const byAuthors = new Set(words(AUTHOR_PERMISSIONS))
    const wrong: string[] = []
    for (const { key } of rows) {
      const needed = neededBy(key, level)
      for (const person of people) {
        const byRank = needed >= 0 && (person.viewer?.rank ?? 0) >= needed
        const shall = person.mayAct && (person.staff || byRank)
        const asOwner = person.mayAct && (shall || byAuthors.has(key))
        if (hasPermission(person.viewer, key, privileges) !== shall) wrong.push(`${person.name} ${key}`)
        if (hasPermission(person.viewer, key, privileges, { isOwner: true }) !== asOwner) {
          wrong.push(`${person.name} ${key} as owner`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
