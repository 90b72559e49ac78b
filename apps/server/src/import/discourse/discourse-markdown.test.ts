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

it('DI6 leaves code spans and indented code as they are, in quotes too', () => {
  const text = 'after `[spoiler]` and `![a|1x1](b)`\n\n    [details]\n    [quote]\n\nwords'
  expect(translate(text)).toBe(text)
  expect(translate('[quote]\nends with `[/quote]`\n[/quote]')).toBe('> ends with `[/quote]`')
})

it('DI6 keeps hidden texts within their quote', () => {
  const lines = translate('[quote]\n[details]\nsecret\n[/details]\n[/quote]\nafter').split('\n')
  expect(lines.slice(0, lines.lastIndexOf('')).filter((line) => !line.startsWith('>'))).toEqual([])
  expect(lines).toEqual(expect.arrayContaining(['> <details><summary>Spoiler</summary>', '> secret', '> </details>']))
  expect(lines.at(-1)).toBe('after')
})

it('DI6 takes time that grows with the length of a text alone, whatever brackets are left open in it', () => {
  const endless = [
    `[quote=${'a'.repeat(60_000)}`,
    '!['.repeat(30_000),
    '['.repeat(60_000),
    '[details="'.repeat(6000),
    '[poll '.repeat(10_000),
    '[quote]'.repeat(8000),
    `[quote]${'[/quote]'.repeat(8000)}`,
    `${'[quote]'.repeat(5000)}${'\na'.repeat(20_000)}`,
    '`'.repeat(30_000) + 'a'.repeat(30_000),
    '`a'.repeat(30_000),
  ]
  for (const text of endless) {
    const before = process.cpuUsage()
    const translated = translate(text)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, text.slice(0, 10)).toBeLessThan(1500)
    expect(translated.length).toBeLessThan(50 * text.length)
  }
})
