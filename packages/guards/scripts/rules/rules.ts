import {
  deriveLoginState,
  hasPermission,
  isAuthor,
  isStaff,
  privilegeKeys,
  privilegesOfLevel,
  type Member,
  type PermissionKey,
  type Viewer,
} from '../../src/index.ts'
import { fixedRanks } from '../../src/permissions/permission.ts'
import { decisionList, type Case, type Decision, type Fact, type Facts } from './decision-list.ts'
import { policyProbes, probes, VIEWER_ID, type Probe } from './probes.ts'

const MEMBER: Member = { id: VIEWER_ID, roleId: 1, status: 'normal', mailStatus: 1, rank: 0 }
const either = [true, false] as const
const flag = (name: string): Fact => ({ name, values: either, kind: 'values' })

const accounts = (['normal', 'suspended', 'deleted', 'inactive'] as const).flatMap((status) =>
  ([1, 2] as const).map((mailStatus) => ({ status, mailStatus })),
)

/**
 * A guest, a member with too little reputation, and members of every state and role with enough reputation for every
 * permission.
 */
const viewers: readonly Viewer[] = [
  null,
  { ...MEMBER, rank: -1 },
  ...accounts.flatMap((account) =>
    ([1, 2, 3] as const).map((roleId) => ({ ...MEMBER, ...account, roleId, rank: 1e9 })),
  ),
]

const privileges = privilegesOfLevel(2)

/** Returns the facts about the viewer by name, as described in the generated file. */
function viewerFacts(viewer: Viewer, isOwner: boolean, permission: PermissionKey | undefined): Facts {
  const { logged, activated, forbidden, admin } = deriveLoginState(viewer)
  return {
    permitted: permission !== undefined && hasPermission(viewer, permission, privileges, { isOwner }),
    staff: isStaff(viewer),
    owner: isOwner && isAuthor(viewer, VIEWER_ID),
    signedIn: logged,
    activated,
    suspended: forbidden,
    administrator: admin,
  }
}

/** Returns every combination of the facts' values. */
function combinationsOf(facts: readonly Fact[]): Facts[] {
  return facts.reduce<Facts[]>(
    (all, { name, values }) => all.flatMap((some) => values.map((value) => ({ ...some, [name]: value }))),
    [{}],
  )
}

/**
 * Returns the results of a rule for every viewer in every state, without duplicates: viewers with the same facts share
 * a case.
 */
function casesOf(probe: Probe, known: readonly Fact[]): Case[] {
  const cases = new Map<string, Case>()
  for (const viewer of viewers) {
    for (const isOwner of either) {
      const about = viewerFacts(viewer, isOwner, probe.permission)
      for (const facts of combinationsOf(probe.facts)) {
        // A guest cannot own a question.
        if (viewer === null && facts['ownsQuestion'] === true) continue
        const all = { ...about, ...facts }
        const refusal = probe.ask(viewer, facts, isOwner, privileges)
        const kept = known.map(({ name }) => [name, all[name] ?? false] as const)
        const key = JSON.stringify(kept)
        const earlier = cases.get(key)
        if (earlier !== undefined && earlier.refusal !== refusal)
          throw new Error(`${probe.name} needs more than ${key}`)
        cases.set(key, { facts: Object.fromEntries(kept), refusal })
      }
    }
  }
  return [...cases.values()]
}

function decisionsOf(probe: Probe, aboutViewer: readonly string[]): Decision[] {
  const known = [...aboutViewer.map(flag), ...probe.facts]
  return decisionList(known, casesOf(probe, known))
}

const ofFacts = (facts: readonly Fact[]) =>
  Object.fromEntries(facts.map(({ name, values, kind }) => [name, kind === 'steps' ? 'number' : values]))

/** Returns the rules as data, in the form that `rules.schema.json` describes. */
export function rulesAsData(): object {
  // Object.keys is typed as string[], but the keys of a literal object are exactly its key type.
  const fixedKeys = Object.keys(fixedRanks) as (keyof typeof fixedRanks)[]
  const keys = [...privilegeKeys, ...fixedKeys]
  const isOfOwners = (key: PermissionKey) =>
    !hasPermission({ ...MEMBER, rank: -1 }, key, privileges) &&
    hasPermission({ ...MEMBER, rank: -1 }, key, privileges, { isOwner: true })
  const moderator: Member = { ...MEMBER, roleId: 3 }
  return {
    $schema: './rules.schema.json',
    accounts: accounts.map((account) => {
      const { logged, activated, forbidden } = deriveLoginState({ ...MEMBER, ...account })
      return { ...account, signedIn: logged, activated, suspended: forbidden }
    }),
    permissions: {
      levels: Object.fromEntries(
        privilegeKeys.map((key) => [key, ([1, 2, 3] as const).map((level) => privilegesOfLevel(level)[key])]),
      ),
      fixed: fixedRanks,
      ofOwners: keys.filter(isOfOwners),
      ofAdministrators: keys.filter((key) => !hasPermission(moderator, key, privileges)),
    },
    policies: Object.fromEntries(
      policyProbes.map((probe) => [
        probe.name,
        {
          facts: ofFacts(probe.facts),
          refusals: decisionsOf(probe, ['signedIn', 'activated', 'suspended', 'staff', 'administrator']),
        },
      ]),
    ),
    rules: Object.fromEntries(
      probes.map((probe) => [
        probe.name,
        {
          ...(probe.permission !== undefined && { permission: probe.permission }),
          facts: ofFacts(probe.facts),
          refusals: decisionsOf(
            probe,
            probe.permission === undefined ? ['owner', 'staff'] : ['permitted', 'staff', 'owner'],
          ),
        },
      ]),
    ),
  }
}
