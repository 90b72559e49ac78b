'use client'

import { Field, FieldPair, TextInput } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { insertLink, isAddress, linkAt, URL_PREFIX } from '../../commands/links.ts'
import { insertTable, TABLE_LIMITS } from '../../commands/table.ts'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorPanelProps } from '../react-feature.ts'
import { InsertDialog } from './insert-dialog.tsx'

/** True if the address is missing: empty, or only the initial prefix. */
export function isMissingUrl(url: string): boolean {
  return url.trim() === '' || url.trim() === URL_PREFIX
}

/** Dialog for the address and text of a link; starts with the link around the selection, or with the selected text. */
export function LinkDialog({ editor, strings, onClose }: EditorPanelProps): ReactNode {
  const [start] = useState(() => startOfLink(editor))
  const [url, setUrl] = useState(start.url)
  const [name, setName] = useState(start.name)
  const [wrong, setWrong] = useState(false)
  const onInsert = () => {
    setWrong(isMissingUrl(url))
    if (isMissingUrl(url)) return false
    editor.apply(insertLink({ url, name }))
    onClose()
    return true
  }
  return (
    <InsertDialog title={strings.insertLink} cancelLabel={strings.cancel} onInsert={onInsert} onCancel={onClose}>
      <Field label={strings.linkUrl} required error={wrong ? strings.linkUrlEmpty : undefined}>
        <TextInput
          type="url"
          value={url}
          onChange={(event) => {
            setUrl(event.target.value)
            setWrong(false)
          }}
        />
      </Field>
      <Field label={strings.linkName} optional>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </InsertDialog>
  )
}

function startOfLink(editor: EditorHandle): { url: string; name: string } {
  const state = editor.getState()
  const found = linkAt(state)
  if (found) return found
  const selected = state.text.slice(state.from, state.to)
  return isAddress(selected) ? { url: selected.trim(), name: '' } : { url: URL_PREFIX, name: selected }
}

/** Dialog for the size of a table; starts with two by two. */
export function TableDialog({ editor, strings, onClose }: EditorPanelProps): ReactNode {
  const [rows, setRows] = useState('2')
  const [columns, setColumns] = useState('2')
  const [checked, setChecked] = useState(false)
  const wrongRows = sizeIn(rows, TABLE_LIMITS.rows) === null
  const wrongColumns = sizeIn(columns, TABLE_LIMITS.columns) === null
  const onInsert = () => {
    setChecked(true)
    if (wrongRows || wrongColumns) return false
    editor.apply(insertTable({ rows: Number(rows), columns: Number(columns), headText: strings.tableHead }))
    onClose()
    return true
  }
  const errorOf = (wrong: boolean, max: number) => (checked && wrong ? strings.tableNumber(max) : undefined)
  return (
    <InsertDialog title={strings.insertTable} cancelLabel={strings.cancel} onInsert={onInsert} onCancel={onClose}>
      <FieldPair>
        <Field label={strings.tableRows} required error={errorOf(wrongRows, TABLE_LIMITS.rows)}>
          <TextInput inputMode="numeric" value={rows} onChange={(event) => setRows(event.target.value)} />
        </Field>
        <Field label={strings.tableColumns} required error={errorOf(wrongColumns, TABLE_LIMITS.columns)}>
          <TextInput inputMode="numeric" value={columns} onChange={(event) => setColumns(event.target.value)} />
        </Field>
      </FieldPair>
    </InsertDialog>
  )
}

function sizeIn(text: string, max: number): number | null {
  const size = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return size >= 1 && size <= max ? size : null
}
