/** Returns the rule numbers of a table `| V4 | … |` in a RULES.md, in order. */
export function rulesIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| *([A-Z]+\d+[a-z]?) *\|/gm)].map(([, rule = '']) => rule)
}

const NUMBER = '[A-Z]+\\d+[a-z]?'
/** Matches the rule numbers at the beginning of a title: `V4 …`, `V4, V5 …`, `V4 and V5 …`, `V4–V6 …`. */
const TITLE = new RegExp(`\\(\\s*['"\`](${NUMBER}(?:(?:, | and |–)${NUMBER})*) \\S`, 'g')

/** Returns the rule numbers at the beginning of the titles of tests and test groups. */
export function rulesTested(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, numbers = '']) => numbers.split(/, | and /).flatMap(rangeOf))
}

/** Expands a range: `V4–V6` means V4, V5 and V6. */
function rangeOf(text: string): string[] {
  const [first = '', last] = text.split('–')
  if (last === undefined) return [first]
  const [letters, from, to] = [first.replace(/\d.*/, ''), Number(/\d+/.exec(first)), Number(/\d+/.exec(last))]
  return Array.from({ length: to - from + 1 }, (_, at) => `${letters}${from + at}`)
}
