import { describe, expect, it } from 'vitest'
import { calledIn } from './function-recorder.ts'

const range = (startOffset: number, endOffset: number, count: number) => ({
  functionName: '',
  isBlockCoverage: false,
  ranges: [{ startOffset, endOffset, count }],
})
const pathOf = (url: string): string => url

describe('the functions called in a script', () => {
  it('name the file once', () => {
    const functions = [range(0, 900, 1), range(500, 600, 3), range(700, 800, 1)]
    expect(calledIn({ url: 'a.ts', functions }, pathOf)).toEqual(['a.ts'])
  })

  it('do not include the module itself', () => {
    expect(calledIn({ url: 'a.ts', functions: [range(0, 900, 1), range(60, 890, 1)] }, pathOf)).toEqual([])
  })

  it('do not include functions that were not called', () => {
    expect(calledIn({ url: 'a.ts', functions: [range(0, 900, 1), range(500, 600, 0)] }, pathOf)).toEqual([])
  })

  it('are named one by one in a built file, whose map knows their sources', () => {
    const functions = [range(0, 9_000, 1), range(500, 600, 1), range(700, 800, 1)]
    expect(calledIn({ url: 'apps/site/dist/a.js', functions }, pathOf)).toEqual([
      'apps/site/dist/a.js@500',
      'apps/site/dist/a.js@700',
    ])
  })

  it('do not include the getters of exports, which importing the module calls', () => {
    const head =
      "'use strict';async (__vite_ssr_exports__,__vite_ssr_import_meta__,__vite_ssr_import__,__vite_ssr_dynamic_import__," +
      '__vite_ssr_exportAll__,__vite_ssr_exportName__,__filename,__dirname,module,exports,require)=>{{'
    const exports = ['first', 'another'].map(
      (name) => `__vite_ssr_exportName__("${name}", () => { try { return ${name} } catch {} });\n`,
    )
    const source = `${head}${exports.join('')}${' '.repeat(900)}`
    const getters = [...source.matchAll(/\(\) => \{ try \{ return \w+ \} catch \{\} \}/g)]
    const functions = getters.map(({ index, 0: text }) => range(index, index + text.length, 1))
    expect(calledIn({ url: 'a.ts', functions: [range(0, source.length, 1), ...functions] }, pathOf)).toEqual([])
    const own = range(source.length - 800, source.length - 700, 1)
    expect(calledIn({ url: 'a.ts', functions: [range(0, source.length, 1), ...functions, own] }, pathOf)).toEqual([
      'a.ts',
    ])
  })
})
