import { ApiFailure, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Button, Menu, MenuItem } from '@quandary/ui'
import { saveText } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import type { AuditKind } from './audit-log-queries.ts'

const FORMATS = {
  // Without the byte order mark, spreadsheet programs assume another encoding.
  csv: { type: 'text/csv', mark: '\uFEFF' },
  jsonl: { type: 'application/jsonl', mark: '' },
} as const
type Format = keyof typeof FORMATS

/** The menu that saves the log as a file, filtered like the list. */
export function ExportMenu({ kind }: { kind: AuditKind }): ReactNode {
  const { t } = useLanguage()
  const { busy, save } = useExport(kind)
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" busy={busy} busyText={t('audit.exporting')}>
          {t('audit.export')}
        </Button>
      }
    >
      <MenuItem onSelect={() => void save('csv')}>{t('audit.export_csv')}</MenuItem>
      <MenuItem onSelect={() => void save('jsonl')}>{t('audit.export_jsonl')}</MenuItem>
    </Menu>
  )
}

function useExport(kind: AuditKind) {
  const queryClient = useQueryClient()
  const reportError = useReportError()
  const [busy, setBusy] = useState(false)
  const save = async (format: Format) => {
    if (busy) return
    setBusy(true)
    try {
      const { type, mark } = FORMATS[format]
      saveText(`audit-log.${format}`, type, mark, ...(await readParts(format, kind)))
      await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      reportError(error.error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** Reads the log page by page. */
async function readParts(format: Format, kind: AuditKind): Promise<string[]> {
  const parts: string[] = []
  let before: string | undefined
  do {
    const body = { format, ...(kind !== 'all' && { kind }), ...(before !== undefined && { before }) }
    const { text, next } = await unwrap(api.call('exportAuditLog', { body }))
    parts.push(text)
    before = next
  } while (before !== '')
  return parts
}
