import { expect, it } from 'vitest'
import type { PrimaryPosition, ReplicaPosition } from './wal-position.ts'
import { bytesBehind, objectionTo } from './wal-position.ts'

const PRIMARY: PrimaryPosition = { system: '7', started: '100.5', timeline: 3, written: 5_000 }
const REPLICA: ReplicaPosition = { system: '7', started: '90.5', timeline: 3, replayed: 5_000 }

it.each([
  ['has replayed everything', {}, undefined],
  ['has replayed more', { replayed: 5_001 }, undefined],
  ['lacks a byte', { replayed: 4_999 }, 'behind'],
  ['has replayed more of a history that the failover ended', { timeline: 2, replayed: 9_000 }, 'another timeline'],
  ['follows a newer primary', { timeline: 4, replayed: 9_000 }, 'another timeline'],
  ['is the primary', { replayed: null, started: '100.5' }, undefined],
  ['was promoted beside the primary', { replayed: null, timeline: 4 }, 'promoted'],
  ['is of another cluster', { system: '8' }, 'another cluster'],
] as const)('RR12 a server that %s is read, or left out with the reason', (_name, differs, objection) => {
  expect(objectionTo({ ...REPLICA, ...differs }, PRIMARY)).toBe(objection)
})

it('RR13 the lag of a replica is what it has not replayed', () => {
  expect(bytesBehind({ ...REPLICA, replayed: 4_000 }, PRIMARY)).toBe(1_000)
  expect(bytesBehind({ ...REPLICA, replayed: 6_000 }, PRIMARY)).toBe(0)
  expect(bytesBehind({ ...REPLICA, replayed: null }, PRIMARY)).toBe(0)
})
