/** 1 user, 2 administrator, 3 moderator. */
export type RoleId = 1 | 2 | 3

/** State of an account. `inactive` is a normal account without a confirmed email address. */
export type UserStatus = 'normal' | 'suspended' | 'deleted' | 'inactive'

/** An id as text (in the API) or as a number (in the database); both forms of one number are equal. */
export type Id = number | string

/** Facts about a signed-in person that the rules need. */
export interface Member {
  id: Id
  roleId: RoleId
  status: UserStatus
  /** 1 confirmed, 2 not confirmed. */
  mailStatus: 1 | 2
  /** Reputation. */
  rank: number
}

/** The viewer: a member, or null for a guest. */
export type Viewer = Member | null

/** True if two ids are the same. */
export function sameId(a: Id, b: Id): boolean {
  return String(a) === String(b)
}

/** True if the viewer is the author. A guest never is. */
export function isAuthor(viewer: Viewer, authorId: Id): boolean {
  return viewer !== null && sameId(viewer.id, authorId)
}
