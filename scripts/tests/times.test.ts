import { describe, expect, it } from 'vitest'
import type { Part } from './report.ts'
import { longestFirst, outgrown } from './times.ts'

const part: Part = {
  name: 'apps/server',
  passed: 10,
  failed: 0,
  skipped: [],
  failures: [],
  files: [],
  reused: 0,
  cached: false,
  wallSeconds: 60,
  cpuSeconds: 121,
}

describe('a part that outgrew its noted time', () => {
  it('is named when it took over a fifth more', () => {
    expect(outgrown([part], { 'apps/server': 100 })).toEqual([
      'slower than noted: apps/server took 121 s of processor, noted 100 s',
    ])
  })

  it.each([
    ['grew by less', {}, 101],
    ['is not noted', { name: 'apps/new' }, 100],
    ['came from the cache', { cached: true }, 100],
    ['ran in part', { reused: 3 }, 100],
    ['is too short to judge', { cpuSeconds: 4 }, 1],
  ])('is not named when it %s', (_why, change, noted) => {
    expect(outgrown([{ ...part, ...change }], { 'apps/server': noted })).toEqual([])
  })
})

it('suites are ordered by their noted times, those without one at the end', () => {
  const suites = ['packages/new', 'packages/i18n', 'packages/markdown'].map((name) => ({ name }))
  expect(longestFirst(suites, { 'packages/i18n': 4, 'packages/markdown': 46 }).map(({ name }) => name)).toEqual([
    'packages/markdown',
    'packages/i18n',
    'packages/new',
  ])
})
