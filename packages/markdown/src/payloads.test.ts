import { expect, it } from 'vitest'
import { attacks } from './attacks.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'

const HEAD = `# Payloads

Hostile texts, each followed by the HTML that \`renderMarkdown\` returns for it with the scope \`x\`. The tests generate this file.
`

/** Fences a text with five backticks, more than any of the attacks contains. */
const block = (language: string, text: string): string => `\`\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\`\``

/** Replaces control characters by visible symbols. */
const visible = (text: string): string => text.replaceAll('\u0001', '\u2401').replaceAll('\t', '\u2409')

it('are rendered as PAYLOADS.md says; vitest -u writes it', async () => {
  const pairs = attacks.map((attack, index) => {
    const html = renderMarkdown(attack, { scope: 'x' })
    return [`## ${index + 1}`, block('md', visible(attack)), block('html', visible(html) || '(nothing)')].join('\n\n')
  })
  await expect(`${[HEAD, ...pairs].join('\n')}\n`.replaceAll('`````\n## ', '`````\n\n## ')).toMatchFileSnapshot(
    '../PAYLOADS.md',
  )
})
