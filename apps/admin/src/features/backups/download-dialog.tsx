import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Button, Dialog, SchemaForm, type FormValues } from '@quandary/ui'
import { basePath, below, fieldRefusal, saveFile } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { administratorQuery } from '../../shell/session.ts'

interface DownloadDialogProps {
  backup: Schemas['BackupItem']
  onClose: () => void
}

/** Asks for the password, and then lets the browser save a backup. */
export function DownloadDialog({ backup, onClose }: DownloadDialogProps): ReactNode {
  const { t } = useLanguage()
  const reportError = useReportError()
  const { data: viewer } = useSuspenseQuery(administratorQuery(api))
  const queryClient = useQueryClient()
  const [values, setValues] = useState<FormValues>({ pass: '' })
  const send = async ({ pass }: FormValues) => {
    const body = { id: backup.id, pass: typeof pass === 'string' ? pass : '' }
    const { data, error } = await api.call('createBackupDownload', { body })
    if (error) {
      const refusal = fieldRefusal(error)
      if (!refusal) reportError(error)
      return refusal
    }
    saveFile(below(basePath(), data.path))
    onClose()
    await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
    return undefined
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('backups.download_named', { name: backup.name })}
      description={t(viewer.have_password ? 'backups.download_text' : 'backups.download_text_without_pass')}
    >
      <SchemaForm
        fields={[
          {
            name: 'pass',
            type: 'input',
            inputType: 'password',
            autoComplete: 'current-password',
            title: t('backups.pass'),
            required: true,
            maxLength: 100,
            hidden: !viewer.have_password,
          },
        ]}
        values={values}
        onChange={setValues}
        onSubmit={send}
        submitLabel={t('backups.download')}
        busyText={t('backups.downloading')}
        buttons="end"
        actions={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
      />
    </Dialog>
  )
}
