// Columns: required reputation on privilege levels 1, 2 and 3. The rows are in the order administrators see them.
const table = {
  'question.add': [1, 1, 1],
  'answer.add': [1, 1, 1],
  'comment.add': [1, 1, 1],
  'report.add': [1, 1, 1],
  'comment.vote_up': [1, 1, 1],
  'link.url_limit': [1, 10, 10],
  'question.vote_up': [1, 8, 15],
  'answer.vote_up': [1, 8, 15],
  'question.vote_down': [125, 125, 125],
  'answer.vote_down': [125, 125, 125],
  'answer.invite_someone_to_answer': [1, 500, 1000],
  'tag.add': [1, 750, 1500],
  'tag.edit': [1, 50, 100],
  'question.edit': [1, 100, 200],
  'answer.edit': [1, 100, 200],
  'question.edit_without_review': [1, 1000, 2000],
  'answer.edit_without_review': [1, 1000, 2000],
  'question.audit': [1, 1000, 2000],
  'answer.audit': [1, 1000, 2000],
  'tag.audit': [1, 2500, 5000],
  'tag.edit_without_review': [1, 10_000, 20_000],
  'tag.synonym': [1, 10_000, 20_000],
} as const satisfies Record<string, readonly [number, number, number]>

/** A permission whose required reputation administrators can change. */
export type PrivilegeKey = keyof typeof table

/** Required reputation per privilege. */
export type Privileges = Readonly<Record<PrivilegeKey, number>>

/** 1, 2 and 3 are presets; 99 is the administrator's custom level. */
export type PrivilegeLevel = 1 | 2 | 3 | 99

/** Privilege level of a new site. */
export const defaultPrivilegeLevel: PrivilegeLevel = 2

/** Every privilege, in display order. */
// Object.keys is typed as string[], but the keys of a literal object are exactly its key type.
export const privilegeKeys = Object.keys(table) as readonly PrivilegeKey[]

/**
 * Returns the reputation that each privilege requires at a level.
 *
 * @param custom values for level 99; a missing one defaults to the value of level 1. Other levels ignore it.
 */
export function privilegesOfLevel(level: PrivilegeLevel, custom: Partial<Privileges> = {}): Privileges {
  const column = level === 99 ? 0 : level - 1
  const chosen = level === 99 ? custom : {}
  const entries = privilegeKeys.map((key) => [key, chosen[key] ?? table[key][column]])
  // Object.fromEntries loses the key type; the keys all come from privilegeKeys.
  return Object.fromEntries(entries) as Privileges
}
