import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { updateAdminQuestionStatusLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { Button, Dialog, initialValues, SchemaForm, type FormField, type FormValues } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import type { TranslateAdmin } from '../../shell/language-store.ts'
import type { PostActions } from './use-post-actions.tsx'

type Reason = Schemas['ReasonItem']

interface CloseQuestionsProps {
  acting: PostActions
  ids: readonly string[]
  /** Title of the question; '' for several. */
  title: string
}

/** Asks for the reason to close questions, with the reasons of the question's page. */
export function CloseQuestions({ acting, ids, title }: CloseQuestionsProps): ReactNode {
  const { t } = useLanguage()
  const { data: reasons } = useSuspenseQuery(closeReasonsQuery(api))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !acting.busy) acting.cancel()
      }}
      title={t('questions.close_title', { count: ids.length })}
      description={title === '' ? undefined : title}
    >
      <ReasonForm acting={acting} reasons={reasons} submitLabel={t('questions.close_submit', { count: ids.length })} />
    </Dialog>
  )
}

interface ReasonFormProps {
  acting: PostActions
  reasons: readonly Reason[]
  submitLabel: string
}

function ReasonForm({ acting, reasons, submitLabel }: ReasonFormProps): ReactNode {
  const { t } = useLanguage()
  const [values, setValues] = useState<FormValues>(() => initialValues(fieldsOf(reasons, undefined, t)))
  const reason = reasons.find(({ reason_type }) => String(reason_type) === values['close_type'])
  const change = (next: FormValues) => {
    // Discards the text with its reason, because it was written for that reason.
    const rechosen = next['close_type'] !== values['close_type']
    setValues(rechosen ? { ...next, close_msg: '' } : next)
  }
  return (
    <SchemaForm
      fields={fieldsOf(reasons, reason, t)}
      values={values}
      onChange={change}
      onSubmit={({ close_msg: text }) =>
        acting.close({ reason: reason?.reason_type ?? 0, text: typeof text === 'string' ? text.trim() : '' })
      }
      submitLabel={submitLabel}
      busyText={t('posts.busy')}
      buttons="end"
      actions={<Button onClick={acting.cancel}>{t('kit.cancel')}</Button>}
    />
  )
}

/** The fields of the form: the reasons, the one with the longest text last, and the text that the chosen one requires. */
function fieldsOf(reasons: readonly Reason[], chosen: Reason | undefined, t: TranslateAdmin): FormField[] {
  const isLong = ({ content_type }: Reason) => Number(content_type === 'textarea')
  return [
    {
      name: 'close_type',
      type: 'radio',
      title: t('posts.close_reason'),
      required: true,
      options: reasons
        .toSorted((a, b) => isLong(a) - isLong(b))
        .map(({ reason_type, name, description }) => ({ value: String(reason_type), label: name, description })),
    },
    {
      name: 'close_msg',
      type: chosen?.content_type === 'textarea' ? 'textarea' : 'input',
      title: chosen?.placeholder || chosen?.name || '',
      required: true,
      maxLength: updateAdminQuestionStatusLimits.close_msg.max,
      hidden: chosen === undefined || chosen.content_type === '',
    },
  ]
}

/** Fetches the reasons for closing questions. */
function closeReasonsQuery(client: QuandaryClient) {
  return {
    ...operationQuery(client, 'listAdminReasons', { query: { object_type: 'question', action: 'close' } }),
    staleTime: Infinity,
  }
}
