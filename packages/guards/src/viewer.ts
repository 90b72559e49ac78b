/** 1 user, 2 administrator, 3 moderator. */
export type RoleId = 1 | 2 | 3

/** State of an account. `inactive` is a normal account whose mail is not confirmed. */
export type UserStatus = 'normal' | 'suspended' | 'deleted' | 'inactive'

/** An id as the wire (text) or the store (number) has it; both spellings of one number are equal. */
export type Id = number | string

/** What the rules need to know about a person with a session. */
export interface Member {
  id: Id
  roleId: RoleId
  status: UserStatus
  /** 1 confirmed, 2 not confirmed. */
  mailStatus: 1 | 2
  /** Reputation. */
  rank: number
}

/** Who looks: a member, or nobody known. */
export type Viewer = Member | null

/** Whether two ids name the same thing. */
export function sameId(a: Id, b: Id): boolean {
  return String(a) === String(b)
}

/** Whether the viewer wrote it. Nobody known wrote nothing. */
export function isAuthor(viewer: Viewer, authorId: Id): boolean {
  return viewer !== null && sameId(viewer.id, authorId)
}
