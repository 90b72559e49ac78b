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
import { defineEditorFeature } from '../feature.ts'
import type { FaceFeature } from './react-feature.ts'
import type { EditorStrings } from './strings/editor-strings.ts'

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
        { command: 'moveUp', label: (strings) => strings.moveUp },
        { command: 'moveDown', label: (strings) => strings.moveDown },
        { command: 'rule', label: (strings) => strings.rule, hint: '---' },
      ],
    },
  ],
})

const blocks = defineEditorFeature<FaceFeature>({
  name: 'blocks',
  blocks: [
    ...[2, 3].map((level) => ({
      command: `heading${level}`,
      label: (strings: EditorStrings) => strings.headingLevel(level),
      hint: '#'.repeat(level),
      words: [`h${level}`],
    })),
    { command: 'bulletList', label: (strings) => strings.bulletedList, hint: '-', words: ['list', 'ul'] },
    { command: 'numberList', label: (strings) => strings.numberedList, hint: '1.', words: ['list', 'ol'] },
    { command: 'codeBlock', label: (strings) => strings.code, hint: '```' },
    { command: 'quote', label: (strings) => strings.quote, hint: '>' },
    { command: 'table', label: (strings) => strings.table },
    { command: 'image', label: (strings) => strings.image },
    { command: 'link', label: (strings) => strings.link, words: ['url'] },
    { command: 'rule', label: (strings) => strings.rule, hint: '---', words: ['hr'] },
  ],
})

/** The tools of every React editor. Their commands come with the core. */
export const standardTools: readonly FaceFeature[] = [styleTools, insertTools, structureTools, blocks]
