import { describe, expect, it } from 'vitest'
import { runtimeImportsOf, slicesIn } from './sources.ts'

describe('runtimeImportsOf', () => {
  it('finds modules that are imported, exported again, imported for their effect or later', () => {
    const source = `
      import { a } from './a.ts'
      import {
        b,
        type B,
      } from '../b/index.ts'
      export { c } from './c.ts'
      import './d.css'
      const later = async () => (await import('../e/e.ts')).E
    `.replaceAll(/^ {6}/gm, '')
    expect(runtimeImportsOf(source)).toEqual(['./a.ts', '../b/index.ts', './c.ts', './d.css', '../e/e.ts'])
  })

  it('leaves types out', () => {
    expect(runtimeImportsOf("import type { A } from './a.ts'\nexport type { B } from './b.ts'\n")).toEqual([])
  })

  it('does not read on from a declaration into the next import', () => {
    expect(runtimeImportsOf("export const name = 'a'\nimport type { B } from './b.ts'\n")).toEqual([])
  })
})

describe('slicesIn', () => {
  it('gives the folders in the order of the list, whatever the order of the imports', () => {
    const source = `
      import { adminPosts } from './slices/admin-posts/index.ts'
      import { accounts, viewerOfToken } from './slices/accounts/index.ts'
      export const slices = [
        accounts,
        adminPosts,
      ] as const
    `
    expect(slicesIn(source)).toEqual(['accounts', 'admin-posts'])
  })
})
