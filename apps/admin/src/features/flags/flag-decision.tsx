import type { Schemas } from '@quandary/api-client'
import { handleReportLimits } from '@quandary/api-client/limits'
import { operationKey } from '@quandary/api-client/query'
import { Button, Dialog, initialValues, SchemaForm, useToast, type FormField, type FormValues } from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { rendered, returnFocus } from '../../shell/return-focus.ts'
import { FlagReason } from './flag-facts.tsx'
import { outcomesQuery } from './flag-queries.ts'
import * as styles from './flags-page.css.ts'

/** Outcomes that change the post (docs/spec/contract.md#reasons); deleting it cannot be undone here. */
const NEEDS_CLOSE = 74
const NEEDS_DELETE = 75

interface FlagDecisionProps {
  flag: Schemas['FlagItem']
  /** The flag whose row gets the focus when the row of `flag` is removed. */
  next: string | undefined
  onClose: () => void
}

/** The dialog for deciding on a flag: one of the outcomes for its kind of post, and a note. */
export function FlagDecision({ flag, next, onClose }: FlagDecisionProps): ReactNode {
  const { t } = useLanguage()
  const { data: outcomes } = useSuspenseQuery(outcomesQuery(api, flag.object_type))
  const decide = useDecide(flag, next, onClose)
  const fields: FormField[] = [
    {
      name: 'flagged_type',
      type: 'radio',
      title: t('flags.outcome'),
      required: true,
      options: outcomes.map(({ reason_type, name, description }) => ({
        value: String(reason_type),
        label: name,
        description,
      })),
    },
    {
      name: 'flagged_content',
      type: 'textarea',
      title: t('flags.note'),
      description: t('flags.note_help'),
      rows: 3,
      maxLength: handleReportLimits.flagged_content.max,
    },
  ]
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const outcome = Number(values['flagged_type'])
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(`flags.decide_${flag.object_type}`)}
      description={flag.title}
    >
      <div className={styles.flagged}>
        <p>{flag.excerpt}</p>
        <p>
          {t('flags.reason')}: <FlagReason flag={flag} />
        </p>
      </div>
      <SchemaForm
        fields={fields}
        values={values}
        onChange={setValues}
        onSubmit={decide}
        submitLabel={
          outcome === NEEDS_CLOSE
            ? t('flags.decide_close')
            : outcome === NEEDS_DELETE
              ? t(`flags.decide_delete_${flag.object_type}`)
              : t('flags.decide_submit')
        }
        danger={outcome === NEEDS_DELETE}
        busyText={t('saving')}
        buttons="end"
        actions={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
      />
    </Dialog>
  )
}

function useDecide(flag: Schemas['FlagItem'], next: string | undefined, onClose: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  return async (given: FormValues) => {
    const note = given['flagged_content']
    const { error } = await api.call('handleReport', {
      body: {
        id: flag.id,
        flagged_type: Number(given['flagged_type']),
        flagged_content: typeof note === 'string' ? note.trim() : '',
      },
    })
    if (error) {
      const refusal = fieldRefusal(error)
      if (!refusal) reportError(error)
      return refusal
    }
    onClose()
    await queryClient.invalidateQueries({ queryKey: operationKey('listReports') })
    await queryClient.invalidateQueries({ queryKey: operationKey('getDashboard') })
    toast.show({ text: t('flags.decided') })
    await rendered()
    returnFocus(next)
    return undefined
  }
}
