import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'))

/** Ways to say a side of the screen, where the side of the text is meant. */
const physical = [
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)/,
  /\bborder(Top|Bottom)(Left|Right)Radius/,
  /(^|[\s{,])(left|right): /,
  /\b(textAlign|float|clear): '(left|right)'/,
]

/** Four values in a row name the right and the left edge one by one. */
const fourSides = /\b(margin|padding|inset): ['"`](\S+) (\S+) (\S+) (\S+)['"`]/

function offences(text: string): string[] {
  return text.split('\n').filter((line) => {
    const sides = fourSides.exec(line)
    return physical.some((pattern) => pattern.test(line)) || (sides !== null && sides[3] !== sides[5])
  })
}

it('there are sheets to look at', () => expect(sheets.length).toBeGreaterThan(40))

it.each(sheets)('%s names the sides of the text, so that it turns round with it', (name) => {
  expect(offences(readFileSync(join(source, name), 'utf8'))).toEqual([])
})

it.each([`  marginLeft: '1px',`, `  left: 0,`, `  textAlign: 'right',`, `  padding: '0 1px 0 2px',`])(
  '%s is found',
  (line) => expect(offences(line)).toEqual([line]),
)
it.each([`  insetInlineStart: 0,`, `  padding: '1px 2px 3px 2px',`, `  leftover: 1`])('%s may stay', (line) =>
  expect(offences(line)).toEqual([]),
)
