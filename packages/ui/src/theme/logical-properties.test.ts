import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'))

/** Matches physical CSS sides such as `marginLeft`, where logical ones such as `marginInlineStart` are required. */
const physical = [
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)/,
  /\bborder(Top|Bottom)(Left|Right)Radius/,
  /(^|[\s{,])(left|right): /,
  /\b(textAlign|float|clear): '(left|right)'/,
]

/** Matches the four-value shorthand, which names the right and the left edge separately. */
const fourSides = /\b(margin|padding|inset): ['"`](\S+) (\S+) (\S+) (\S+)['"`]/

function offences(text: string): string[] {
  return text.split('\n').filter((line) => {
    const sides = fourSides.exec(line)
    return physical.some((pattern) => pattern.test(line)) || (sides !== null && sides[3] !== sides[5])
  })
}

it('there are style sheets to check', () => expect(sheets.length).toBeGreaterThan(40))

it.each(sheets)('%s uses logical sides, so that it is mirrored in right-to-left text', (name) => {
  expect(offences(readFileSync(join(source, name), 'utf8'))).toEqual([])
})

it.each([`  marginLeft: '1px',`, `  left: 0,`, `  textAlign: 'right',`, `  padding: '0 1px 0 2px',`])(
  '%s is reported',
  (line) => expect(offences(line)).toEqual([line]),
)
it.each([`  insetInlineStart: 0,`, `  padding: '1px 2px 3px 2px',`, `  leftover: 1`])('%s is allowed', (line) =>
  expect(offences(line)).toEqual([]),
)
