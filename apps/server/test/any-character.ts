import fc from 'fast-check'

/** The range of surrogates, which are not characters. */
const GAP = { from: 0xd800, size: 0x800 } as const
const LAST = 0x10ffff

/**
 * Generates any Unicode character, for `fc.string({ unit })`. The unit `binary` of fast-check generates the same, but
 * builds a table of all of them, which takes half a second, and 90 MB that every later garbage collection in this
 * process traverses.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: LAST - GAP.size }).map(
  (number) => String.fromCodePoint(number < GAP.from ? number : number + GAP.size),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (point === undefined || text !== String.fromCodePoint(point)) throw new Error('This is no single character')
    if (point >= GAP.from && point < GAP.from + GAP.size) throw new Error('This is half of a pair')
    return point < GAP.from ? point : point - GAP.size
  },
)
