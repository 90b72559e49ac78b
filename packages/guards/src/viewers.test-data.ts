import type { Member, Viewer } from './viewer.ts'

/** Returns a member in good standing with little reputation. */
export function member(facts: Partial<Member> = {}): Member {
  return { id: 7, roleId: 1, status: 'normal', mailStatus: 1, rank: 1, ...facts }
}

/** A viewer of each kind, by the name tests use. */
export const viewers = {
  nobody: null,
  user: member(),
  veteran: member({ rank: 100_000 }),
  moderator: member({ roleId: 3 }),
  admin: member({ roleId: 2 }),
  inactive: member({ mailStatus: 2, rank: 0 }),
  inactiveByStatus: member({ status: 'inactive' }),
  suspended: member({ status: 'suspended', rank: 100_000 }),
  suspendedAdmin: member({ status: 'suspended', roleId: 2 }),
  inactiveAdmin: member({ mailStatus: 2, roleId: 2 }),
  inactiveSuspended: member({ mailStatus: 2, status: 'suspended' }),
  deleted: member({ status: 'deleted' }),
} satisfies Record<string, Viewer>

export type ViewerName = keyof typeof viewers

export const viewerNames: ViewerName[] = [
  'nobody',
  'user',
  'veteran',
  'moderator',
  'admin',
  'inactive',
  'inactiveByStatus',
  'suspended',
  'suspendedAdmin',
  'inactiveAdmin',
  'inactiveSuspended',
  'deleted',
]

/** Names of the viewers who may act. */
export const normalNames: ViewerName[] = ['user', 'veteran', 'moderator', 'admin']
