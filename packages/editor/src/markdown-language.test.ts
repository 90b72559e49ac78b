import { markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { boundedMarkdown, MAX_PARSED_PARAGRAPH, MAX_PARSED_TEXT } from './markdown-language.ts'

const PARSE_TIMEOUT_MS = 10_000

/** Returns the names of the nodes in a text. */
function foundIn(state: EditorState): Set<string> {
  const names = new Set<string>()
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_TIMEOUT_MS)
  if (tree === null) throw new Error('It was not read to its end')
  tree.iterate({ enter: ({ name }) => void names.add(name) })
  return names
}

const stateOf = (doc: string) => EditorState.create({ doc, extensions: boundedMarkdown })
const words = (length: number) => 'leaf '.repeat(Math.ceil(length / 5)).slice(0, length)

describe('parsing', () => {
  it('is complete for a text of usual length', () => {
    const found = foundIn(stateOf('## Head\n\nA **bold** word and `code`.\n\n- an item\n'))
    expect([...found]).toEqual(expect.arrayContaining(['ATXHeading2', 'StrongEmphasis', 'InlineCode', 'ListItem']))
  })

  it('finds no emphasis in a very long paragraph, but all of it in the paragraphs around', () => {
    const long = `**bold** ${words(MAX_PARSED_PARAGRAPH)}`
    expect(foundIn(stateOf(long))).toContain('Paragraph')
    expect(foundIn(stateOf(long))).not.toContain('StrongEmphasis')
    expect(foundIn(stateOf(`${long}\n\nA **bold** word.`))).toContain('StrongEmphasis')
  })

  it('is off in a very long text until it becomes shorter', () => {
    const start = '## Head\n\nA **bold** word.\n\n'
    const short = stateOf(start)
    expect(foundIn(short)).toContain('StrongEmphasis')
    const long = short.update({
      changes: { from: start.length, insert: `${words(80)}\n\n`.repeat(MAX_PARSED_TEXT / 80) },
    })
    expect(foundIn(long.state)).toEqual(new Set())
    const again = long.state.update({ changes: { from: start.length, to: long.newDoc.length } })
    expect([...foundIn(again.state)]).toEqual(expect.arrayContaining(['ATXHeading2', 'StrongEmphasis']))
  })

  it('counts as Markdown for continuing lists', () => {
    expect(markdownLanguage.isActiveAt(stateOf('- an item'), 3)).toBe(true)
  })
})
