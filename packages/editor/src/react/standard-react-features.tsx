import {
  BoldIcon,
  BulletListIcon,
  CodeIcon,
  DotsIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumberListIcon,
  QuoteIcon,
  TableIcon,
} from '@quandary/ui'
import { code } from '../commands/code.ts'
import { defineEditorFeature, opensPanel, type EditorCommand } from '../feature.ts'
import { standardFeatures } from '../standard-features.ts'
import { CodeDialog, LinkDialog, TableDialog } from './dialogs/dialogs.tsx'
import type { FaceFeature } from './react-feature.ts'
import { ImageDialog } from './dialogs/image-dialog.tsx'

const styleTools = defineEditorFeature<FaceFeature>({
  name: 'style-tools',
  tools: [
    {
      command: 'heading',
      label: (strings) => strings.heading,
      icon: HeadingIcon,
      group: 'style',
      choices: [1, 2, 3, 4, 5, 6].map((level) => ({
        command: `heading${level}`,
        label: (strings) => strings.headingLevel(level),
        hint: '#'.repeat(level),
      })),
    },
    { command: 'bold', label: (strings) => strings.bold, icon: BoldIcon, group: 'style' },
    { command: 'italic', label: (strings) => strings.italic, icon: ItalicIcon, group: 'style' },
  ],
})

const insertTools = defineEditorFeature<FaceFeature>({
  name: 'insert-tools',
  tools: [
    { command: 'code', label: (strings) => strings.code, icon: CodeIcon, group: 'insert' },
    { command: 'link', label: (strings) => strings.link, icon: LinkIcon, group: 'insert' },
    { command: 'image', label: (strings) => strings.image, icon: ImageIcon, group: 'insert' },
    { command: 'quote', label: (strings) => strings.quote, icon: QuoteIcon, group: 'insert' },
    { command: 'table', label: (strings) => strings.table, icon: TableIcon, group: 'insert' },
  ],
})

const structureTools = defineEditorFeature<FaceFeature>({
  name: 'structure-tools',
  tools: [
    { command: 'bulletList', label: (strings) => strings.bulletedList, icon: BulletListIcon, group: 'structure' },
    { command: 'numberList', label: (strings) => strings.numberedList, icon: NumberListIcon, group: 'structure' },
    {
      command: 'more',
      label: (strings) => strings.moreTools,
      icon: DotsIcon,
      group: 'structure',
      choices: [
        { command: 'indent', label: (strings) => strings.indent },
        { command: 'outdent', label: (strings) => strings.outdent },
        { command: 'rule', label: (strings) => strings.rule, hint: '---' },
      ],
    },
  ],
})

/** Turns a selection into code at once; with nothing selected and no code to remove, opens the dialog. */
const codeOrPanel: EditorCommand = (state, editor) => {
  const next = code(state)
  const wraps = next !== null && next.text.length > state.text.length
  return state.from === state.to && wraps ? opensPanel('code')(state, editor) : next
}

const dialogs = defineEditorFeature<FaceFeature>({
  name: 'dialogs',
  commands: {
    link: opensPanel('link'),
    image: opensPanel('image'),
    table: opensPanel('table'),
    code: codeOrPanel,
  },
  panels: { link: LinkDialog, image: ImageDialog, table: TableDialog, code: CodeDialog },
})

/** Features of every React editor, with their tools and panels. */
export const standardReactFeatures: readonly FaceFeature[] = [
  ...standardFeatures,
  styleTools,
  insertTools,
  structureTools,
  dialogs,
]
