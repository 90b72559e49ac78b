import { describe, expect, it } from 'vitest'
import { anchorsOf, filesIn, partialFilesIn, pointersElsewhere, pointersIn } from './pointers.ts'
import { rulesIn, rulesTested } from './rules.ts'

describe('pointers into docs/', () => {
  it('are found with and without an anchor', () => {
    expect(pointersIn('see docs/spec/domain.md#votes, and docs/architecture.md.')).toEqual([
      { path: 'docs/spec/domain.md', anchor: 'votes' },
      { path: 'docs/architecture.md' },
    ])
  })

  it('lead to headings by the anchors GitHub makes', () => {
    expect(anchorsOf('# A title\n\n## Tokens and cookies\n\n### Who may see it?')).toEqual(
      new Set(['a-title', 'tokens-and-cookies', 'who-may-see-it']),
    )
  })

  it('are recognised when their document is not in the repository', () => {
    expect(pointersElsewhere('At most 5 (decision 7), as in (docs/spec/decisions.md#d7).')).toEqual(['(decision 7)'])
  })
})

describe('files that a document names', () => {
  it('are found with and without the rules of their tests', () => {
    expect(
      filesIn('See `apps/server/test/http/http.test.ts` (H4, H5b), `packages/ui/src/a.css.ts` and `docs/x`.'),
    ).toEqual([
      { path: 'apps/server/test/http/http.test.ts', rules: ['H4', 'H5b'] },
      { path: 'packages/ui/src/a.css.ts', rules: [] },
    ])
  })
})

describe('files that a document names by the end of their path', () => {
  it('are found by their folder and ending', () => {
    expect(partialFilesIn('`platform/db/lock.ts` and `x.ts`, `tags/$slug/info.tsx`, `a/b.md`')).toEqual([
      'platform/db/lock.ts',
      'tags/$slug/info.tsx',
    ])
  })
})

describe('numbered rules', () => {
  it('are the first column of a table', () => {
    expect(rulesIn('| rule | behaviour |\n|---|---|\n| V4 | A vote. |\n| I12b | An import. |')).toEqual(['V4', 'I12b'])
  })

  it.each([
    ["it('V4 a repeated vote is idempotent', …", ['V4']],
    ["it.each(rows)('V4, V5 %s', …", ['V4', 'V5']],
    ["describe('T4–T6 slugs', …", ['T4', 'T5', 'T6']],
    ["expect('V4').toBe('V4')", []],
  ])('are read from the title in %s', (source, rules) => {
    expect(rulesTested(source)).toEqual(rules)
  })
})
