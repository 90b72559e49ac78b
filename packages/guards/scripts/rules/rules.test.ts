import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import * as guards from '../../src/index.ts'
import { privilegesOfLevel, type Member, type Policy, type PrivilegeLevel, type Viewer } from '../../src/index.ts'
import type { Facts, FactValue } from './decision-list.ts'
import { policyProbes, probes, VIEWER_ID, type Probe } from './probes.ts'
import { rulesAsData } from './rules.ts'

const folder = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const committed = JSON.parse(read('rules.gen.json')) as Record<'rules' | 'policies', Record<string, object>>

const VOTES = ['Question', 'Answer', 'Comment'].flatMap((kind) => [`voteUp${kind}`, `voteDown${kind}`])
const REVIEWS = ['reviewQuestion', 'reviewAnswer', 'reviewTag']
/**
 * Names of the rules that a function covers, for functions that are not called `can…` or `assertCan…`, and for those
 * that cover several rules.
 */
const RULES_OF: Readonly<Record<string, readonly string[]>> = {
  canVote: VOTES,
  assertCanVote: VOTES,
  canReview: REVIEWS,
  reviewableKinds: REVIEWS,
  tagSynonymActions: ['editTagSynonyms'],
}
/**
 * Exports that are not rules about a viewer and an object: parts of rules, lists of allowed actions, and functions for
 * other purposes.
 */
const NO_RULES = [
  'deriveLoginState',
  'isAuthor',
  'isStaff',
  'readingViewer',
  'ActionRefused',
  'PermissionDenied',
  'hasPermission',
  'isPermissionKey',
  'requiredRank',
  'privilegesOfLevel',
  'defaultPrivilegeLevel',
  'privilegeKeys',
  'answerMemberActions',
  'commentMemberActions',
  'questionExtendsActions',
  'questionMemberActions',
  'tagMemberActions',
  'isTagDeletionOffered',
  'checkPolicy',
  'checkGuards',
  'guardPaths',
  'displayNameLength',
  'isDisplayName',
  'pictureFault',
  'readSiteAddress',
  'safeTarget',
  'CONTRACT_VERSION',
]
/** A policy that is missing here is a type error. */
const POLICIES: Readonly<Record<Policy, true>> = {
  open: true,
  reader: true,
  signedIn: true,
  active: true,
  moderator: true,
  admin: true,
}

function rulesOf(name: string): readonly string[] {
  const action = /^(?:can|assertCan)(\w)(\w*)$/.exec(name)
  return RULES_OF[name] ?? (action === null ? [name] : [`${action[1]?.toLowerCase()}${action[2]}`])
}

describe('rules.json', () => {
  it('says what the rules say today', () => {
    expect(committed).toEqual(rulesAsData())
  }, 60_000)

  it('has every rule and policy of this package, and no other', () => {
    // Functions named `require…` are left out: they are the guards that redirect screens.
    const asked = Object.keys(guards).filter((name) => !NO_RULES.includes(name) && !name.startsWith('require'))
    const named = new Set(asked.flatMap(rulesOf))
    expect(Object.keys(committed.rules).toSorted()).toEqual([...named].toSorted())
    expect(Object.keys(committed.policies)).toEqual(Object.keys(POLICIES))
    expect(NO_RULES.filter((name) => !(name in guards))).toEqual([])
  })

  it('is as its schema describes', () => {
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(read('rules.schema.json')) as object)
    expect([validate(committed), validate.errors]).toEqual([true, null])
  })
})

const custom = { 'question.edit': 7, 'answer.edit': 3, 'tag.edit': 12 }

const viewers: Viewer[] = [
  null,
  ...([1, 2, 3] as const).flatMap((roleId) =>
    (['normal', 'suspended', 'deleted', 'inactive'] as const).flatMap((status) =>
      ([1, 2] as const).map((mailStatus): Member => ({ id: VIEWER_ID, roleId, status, mailStatus, rank: 10 })),
    ),
  ),
  ...[0, 1, 6, 7, 49, 50, 124, 125, 9_999, 10_000].map((rank): Member => {
    return { id: VIEWER_ID, roleId: 1, status: 'normal', mailStatus: 1, rank }
  }),
]

/** Numbers beside and beyond those the rules were generated from, to test the bounds of the generated conditions. */
const NUMBERS: Readonly<Record<string, readonly FactValue[]>> = {
  age: [1, 300, 301, 86_400],
  answerCount: [1, 2],
  questionCount: [0, 1, 900],
  synonymCount: [0, 1, 9],
  topAnswerVotes: [-20, 0, 1],
  voteCount: [-20, 0, 1, 300],
}

function statesOf({ facts }: Probe): Facts[] {
  return facts.reduce<Facts[]>(
    (all, { name, values }) =>
      all.flatMap((some) => (NUMBERS[name] ?? values).map((value) => ({ ...some, [name]: value }))),
    [{}],
  )
}

interface RuleCall {
  list: 'rules' | 'policies'
  name: string
  viewer: Viewer
  facts: Facts
  owner: boolean
  level: PrivilegeLevel
}

/** The result of every rule's function for every viewer in every state. */
const matrix = (
  [
    ['rules', probes],
    ['policies', policyProbes],
  ] as const
).flatMap(([list, all]) =>
  all.flatMap((probe) =>
    ([1, 2, 3, 99] as const).flatMap((level) =>
      viewers.flatMap((viewer) =>
        [true, false].flatMap((owner) =>
          statesOf(probe)
            // A guest cannot own a question. Levels change only permissions, so all states are tested on level 2, and a
            // single state on each of the other levels.
            .filter(({ ownsQuestion }, i) => (viewer !== null || ownsQuestion !== true) && (level === 2 || i === 0))
            .map((facts) => {
              const asked: RuleCall = { list, name: probe.name, viewer, facts, owner, level }
              return { asked, shall: probe.ask(viewer, facts, owner, privilegesOfLevel(level, custom)) }
            }),
        ),
      ),
    ),
  ),
)

const DRIVER = `
import sys
rules, custom, asked = json.load(sys.stdin)
answers = [refusal(rules, rules[a["list"]][a["name"]], a["viewer"], a["facts"], a["owner"], a["level"], custom) for a in asked]
json.dump(answers, sys.stdout)
`

const hasPython = spawnSync('python3', ['--version']).status === 0

it.skipIf(!hasPython)(
  `the evaluator in the README gives the answers of the functions${hasPython ? '' : ' (skipped: this machine has no python3)'}`,
  () => {
    const [, evaluator = ''] = /^```python\n([\s\S]*?)^```$/m.exec(read('README.md')) ?? []
    const input = JSON.stringify([committed, custom, matrix.map(({ asked }) => asked)])
    const printed = execFileSync('python3', ['-c', evaluator + DRIVER], { input, maxBuffer: 64e6 }).toString()
    const answers = JSON.parse(printed) as (string | null)[]
    expect(answers).toHaveLength(matrix.length)
    expect(matrix.length).toBeGreaterThan(10_000)
    expect(new Set(answers).size).toBeGreaterThan(15)
    const wrong = matrix.flatMap(({ asked, shall }, i) =>
      answers[i] === shall ? [] : [{ asked, shall, is: answers[i] }],
    )
    expect(wrong.slice(0, 5)).toEqual([])
  },
  60_000,
)
