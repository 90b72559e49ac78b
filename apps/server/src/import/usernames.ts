import { transliterate } from 'transliteration'
import type { Tx } from '../platform/db/database.ts'
import { findTakenUsernames, usernameFrom, withSuffix } from '../slices/users/index.ts'

/** A person who needs a username. */
export interface PersonToName {
  displayName: string
  /** A number, such as the id in the dump, which is appended to a username that is taken. */
  number: number
  /** True for moderators and administrators, who may use reserved words. */
  isStaff?: boolean
}

/**
 * Chooses free usernames for some people, in their order. A username is derived from the display name; a taken one gets
 * the number at its end. If nothing usable is left, it is `user` and the number.
 */
export async function chooseUsernames(tx: Tx, people: readonly PersonToName[]): Promise<string[]> {
  const candidates = people.map((person) => {
    const base = usernameOf(person.displayName, person.isStaff === true)
    const suffix = `-${person.number}`
    return base === undefined ? [`user${suffix}`] : [base, withSuffix(base, suffix)]
  })
  const taken = new Set(await findTakenUsernames(tx, candidates.flat()))
  const chosen: string[] = []
  for (const [index, names] of candidates.entries()) {
    let name = names.find((candidate) => !taken.has(candidate))
    for (let round = 2; name === undefined; round += 1) {
      const candidate = withSuffix(names[0] ?? 'user', `-${people[index]?.number ?? 0}-${round}`)
      const isTaken = taken.has(candidate) || (await findTakenUsernames(tx, [candidate])).length > 0
      if (!isTaken) name = candidate
    }
    taken.add(name)
    chosen.push(name)
  }
  return chosen
}

/** Derives a username from a display name in any script, without the letters that usernames do not allow. */
function usernameOf(displayName: string, staff: boolean): string | undefined {
  const exact = usernameFrom(displayName, { staff })
  if (exact !== undefined) return exact
  const plain = /\p{Script=Han}/u.test(displayName) ? displayName : transliterate(displayName)
  return usernameFrom(plain.replaceAll(/[^\p{Script=Han}a-zA-Z0-9._\s-]+/gu, ''), { staff })
}
