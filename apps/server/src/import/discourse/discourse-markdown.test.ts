import { expect, it } from 'vitest'
import { translateMarkdown } from './discourse-markdown.ts'

const translate = (text: string) => translateMarkdown(text, 'Spoiler')

it('DI6 makes quotes of quotes, within each other too, and names who wrote them', () => {
  const text =
    '[quote="ada, post:3, topic:12, full:true"]\nOne\n[quote="bob"]\nTwo\n[/quote]\n\nThree\n[/quote]\nFour\n[quote]Five[/quote] Six'
  expect(translate(text)).toBe(
    [
      '> [ada](/t/12/3):',
      '>',
      '> One',
      '>',
      '> > bob:',
      '> >',
      '> > Two',
      '>',
      '>',
      '> Three',
      '',
      'Four',
      '',
      '> Five',
      '',
      ' Six'.trim(),
    ].join('\n'),
  )
})

it('DI6 takes sizes from pictures, marks from files, and hides details', () => {
  expect(translate('![a|10x20, 50%](x) [b.pdf|attachment](y)')).toBe('![a](x) [b.pdf](y)')
  expect(translate('[details="More <b>"]\ntext\n[/details]')).toBe(
    '<details><summary>More &lt;b></summary>\n\n\ntext\n\n\n</details>',
  )
  expect(translate('[spoiler]x[/spoiler]')).toContain('<summary>Spoiler</summary>')
})

it('DI6 leaves code as it is', () => {
  const text = '```\n[quote="ada"]\n![a|1x1](b)\n```\nand `[/quote]`'
  expect(translate(text)).toBe(text)
})
