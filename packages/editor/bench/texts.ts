const WORDS = 'the seedlings turned purple under their leaves after two cold nights in an unheated frame'.split(' ')

/** Generates prose of exactly the given length: lines of about eighty letters, with a blank line after every fifth. */
export function prose(length: number): string {
  let text = ''
  for (let word = 0, line = 0; text.length < length; word++) {
    text += `${WORDS[(word * 7) % WORDS.length]} `
    if (text.length - text.lastIndexOf('\n') > 80) text = `${text.trimEnd()}${++line % 5 === 0 ? '\n\n' : '\n'}`
  }
  return text.slice(0, length)
}

/** Generates a text of at least the given length with headings, nested lists, quotes, tables, links and code fences. */
export function everything(length: number): string {
  const part = (number: number) => `## Part ${number}

${prose(300)} with **bold**, *italic*, \`code\` and a [link](https://a.example/${number}).

- an item
  - one under it with \`code\`
    1. and a number
- another

> quoted
> > twice

| a | b |
| --- | --- |
| 1 | ${number} |

\`\`\`ts
export function part${number}(one: string): number {
  return one.length + ${number}
}
\`\`\`

`
  let text = ''
  for (let number = 1; text.length < length; number++) text += part(number)
  return text
}
