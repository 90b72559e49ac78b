import { code } from './commands/code.ts'
import { bold, italic } from './commands/emphasis.ts'
import { heading, quote, rule } from './commands/line-blocks.ts'
import { image, link } from './commands/links.ts'
import { bulletList, indent, indentItem, numberList, outdent, outdentItem } from './commands/lists.ts'
import { moveDown, moveUp } from './commands/moves.ts'
import { insertTable } from './commands/table.ts'
import { defineEditorFeature, type EditorFeature } from './feature.ts'

const headings = defineEditorFeature({
  name: 'headings',
  commands: {
    // The page title is the first-level heading, so the default heading in a text is the second level.
    heading: heading(2),
    heading1: heading(1),
    heading2: heading(2),
    heading3: heading(3),
    heading4: heading(4),
    heading5: heading(5),
    heading6: heading(6),
  },
  // Cmd-H hides the app on a Mac.
  keymap: [{ key: 'Mod-h', mac: 'Ctrl-h', command: 'heading' }],
})

const emphasis = defineEditorFeature({
  name: 'emphasis',
  commands: { bold, italic },
  keymap: [
    { key: 'Mod-b', command: 'bold' },
    { key: 'Mod-i', command: 'italic' },
  ],
})

const insertions = defineEditorFeature({
  name: 'insertions',
  commands: { code, link, image, rule, table: insertTable({ rows: 2, columns: 2, headText: 'Column' }) },
  keymap: [
    { key: 'Mod-k', command: 'code' },
    { key: 'Mod-l', command: 'link' },
    { key: 'Mod-g', command: 'image' },
    { key: 'Mod-r', command: 'rule' },
  ],
})

const quotes = defineEditorFeature({
  name: 'quotes',
  commands: { quote },
  // Cmd-Q quits the app on a Mac.
  keymap: [{ key: 'Mod-q', mac: 'Ctrl-q', command: 'quote' }],
})

const lists = defineEditorFeature({
  name: 'lists',
  commands: { bulletList, numberList, indent, outdent, indentItem, outdentItem },
  keymap: [
    { key: 'Mod-u', command: 'bulletList' },
    { key: 'Mod-o', command: 'numberList' },
    { key: 'Tab', command: 'indentItem' },
    { key: 'Shift-Tab', command: 'outdentItem' },
  ],
})

const moves = defineEditorFeature({
  name: 'moves',
  commands: { moveDown, moveUp },
  keymap: [
    { key: 'Alt-ArrowDown', command: 'moveDown' },
    { key: 'Alt-ArrowUp', command: 'moveUp' },
  ],
})

/** Default features of {@link createEditor}. */
export const standardFeatures: readonly EditorFeature[] = [headings, emphasis, insertions, quotes, lists, moves]
