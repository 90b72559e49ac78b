import { describe, expect, it } from 'vitest'
import { withDrawings } from './drawings.ts'

const page = 'Before\n<!-- drawn: slices -->\nold\n<!-- /drawn -->\nafter\n'

describe('withDrawings', () => {
  it('replaces what stands between the markers and nothing else', () => {
    const drawn = withDrawings(page, new Map([['slices', 'new']]))
    expect(drawn).toBe('Before\n<!-- drawn: slices -->\n\nnew\n\n<!-- /drawn -->\nafter\n')
    expect(withDrawings(drawn, new Map([['slices', 'new']]))).toBe(drawn)
  })

  it('refuses a drawing without a place, and a place without a drawing', () => {
    expect(() => withDrawings('No markers', new Map([['slices', 'new']]))).toThrow('slices')
    expect(() => withDrawings(page, new Map())).toThrow('slices')
  })
})
