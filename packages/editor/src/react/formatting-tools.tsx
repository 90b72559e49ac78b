import {
  BoldIcon,
  BulletListIcon,
  ChevronDownIcon,
  CodeIcon,
  HeadingIcon,
  ImageIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  Menu,
  MenuItem,
  NumberListIcon,
  OutdentIcon,
  QuoteIcon,
  RuleIcon,
  TableIcon,
} from '@quandary/ui'
import { useRef, type ComponentType, type ReactNode } from 'react'
import type { EditorHandle } from '../editor-handle.ts'
import type { EditorStrings } from './editor-strings.ts'
import * as styles from './markdown-editor.css.ts'
import { shortcutText, type Shortcut } from './shortcut-text.ts'
import { ToolButton } from './tool-button.tsx'

interface Tool {
  /** Name of the command it runs. */
  command: string
  label: PlainString
  icon: ComponentType
  shortcut?: Shortcut
}

/** Keys of the strings that take no values. */
type PlainString = { [K in keyof EditorStrings]: EditorStrings[K] extends string ? K : never }[keyof EditorStrings]

const H: Shortcut = { key: 'H', ctrlOnMac: true }

/** The tools after the heading menu, in the order of the product (product spec §9). */
const GROUPS: readonly (readonly Tool[])[] = [
  [
    { command: 'bold', label: 'bold', icon: BoldIcon, shortcut: { key: 'B' } },
    { command: 'italic', label: 'italic', icon: ItalicIcon, shortcut: { key: 'I' } },
  ],
  [
    { command: 'code', label: 'code', icon: CodeIcon, shortcut: { key: 'K' } },
    { command: 'link', label: 'link', icon: LinkIcon, shortcut: { key: 'L' } },
    { command: 'quote', label: 'quote', icon: QuoteIcon, shortcut: { key: 'Q', ctrlOnMac: true } },
    { command: 'image', label: 'image', icon: ImageIcon, shortcut: { key: 'G' } },
    { command: 'table', label: 'table', icon: TableIcon },
  ],
  [
    { command: 'bulletList', label: 'bulletedList', icon: BulletListIcon, shortcut: { key: 'U' } },
    { command: 'numberList', label: 'numberedList', icon: NumberListIcon, shortcut: { key: 'O' } },
    { command: 'indent', label: 'indent', icon: IndentIcon },
    { command: 'outdent', label: 'outdent', icon: OutdentIcon, shortcut: { key: 'Shift+Tab' } },
    { command: 'rule', label: 'rule', icon: RuleIcon, shortcut: { key: 'R' } },
  ],
]

interface FormattingToolsProps {
  /** Null until the editor has loaded. */
  editor: EditorHandle | null
  strings: EditorStrings
  mac: boolean
}

/** Everything that changes the text. */
export function FormattingTools({ editor, strings, mac }: FormattingToolsProps): ReactNode {
  const run = (command: string) => {
    // Focus first: a command that opens a dialog takes it away again.
    editor?.focus()
    editor?.run(command)
  }
  return GROUPS.map((tools) => (
    <div key={tools[0]?.command} className={styles.toolGroup}>
      {tools === GROUPS[0] ? <HeadingMenu {...{ editor, strings, mac }} /> : null}
      {tools.map(({ command, label, icon: Icon, shortcut }) => (
        <ToolButton
          key={command}
          tool={command}
          label={strings[label]}
          shortcut={shortcut && shortcutText(shortcut, mac)}
          waiting={editor === null}
          // The text keeps its focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        >
          <Icon />
        </ToolButton>
      ))}
    </div>
  ))
}

function HeadingMenu({ editor, strings, mac }: FormattingToolsProps): ReactNode {
  const chosen = useRef(false)
  // A menu gives focus back to its button; after a choice it belongs in the text.
  const onFocus = () => {
    if (!chosen.current) return
    chosen.current = false
    editor?.focus()
  }
  const button = (
    <ToolButton
      tool="heading"
      label={strings.heading}
      shortcut={shortcutText(H, mac)}
      onFocus={onFocus}
      {...(editor === null ? { disabled: true } : {})}
    >
      <HeadingIcon />
      <ChevronDownIcon size="sm" />
    </ToolButton>
  )
  return (
    <Menu trigger={button}>
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <MenuItem
          key={level}
          hint={<span aria-hidden="true">{'#'.repeat(level)}</span>}
          onSelect={() => {
            chosen.current = true
            editor?.run(`heading${level}`)
          }}
        >
          {strings.headingLevel(level)}
        </MenuItem>
      ))}
    </Menu>
  )
}
