import type { useHelpWords } from './help-words.ts'

/** Returns examples of the most frequent Markdown, each with its result. */
export function formattingExamples(words: ReturnType<typeof useHelpWords>): { typed: string; becomes: string }[] {
  const word = words('help.formatting.word')
  return [
    { typed: `**${word}**`, becomes: words('help.formatting.bold') },
    { typed: `\`${word}\``, becomes: words('help.formatting.code') },
    { typed: `[${word}](https://example.org)`, becomes: words('help.formatting.link') },
    { typed: `- ${word}`, becomes: words('help.formatting.list') },
    { typed: `> ${word}`, becomes: words('help.formatting.quote') },
    { typed: '```js\nlet answer = 42\n```', becomes: words('help.formatting.fence') },
    { typed: '$\\sqrt{2}$', becomes: words('help.formatting.formula') },
    { typed: '@ada', becomes: words('help.formatting.mention') },
  ]
}
