import type { ApiResult, OperationQuery, Schemas } from '@quandary/api-client'
import { Button, Dialog, Field, Notice, RadioGroup, SkeletonList, TextArea, TextInput } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { usePostingWords } from '../posts/index.ts'
import { DuplicateChoices } from './duplicate-choices.tsx'
import { reasonsQuery } from './reason-queries.ts'
import * as styles from './reasons.css.ts'

interface ReasonDialogProps {
  title: string
  submitLabel: string
  /** The query for the reasons to choose from. */
  reasons: OperationQuery<'listReasons'>
  /**
   * The question to be closed. If the chosen reason requires the original of a duplicate, similar questions are
   * suggested.
   */
  questionId?: string | undefined
  /** The API's name of the text field. */
  textField: 'content' | 'close_msg'
  send: (reason: number, text: string) => Promise<ApiResult<null>>
  /** Called after sending. The dialog closes when the promise resolves. */
  onDone: () => Promise<void> | void
  onClose: () => void
}

type Reason = Schemas['ReasonItem']

/** Asks for a reason, and for a text if the reason requires one. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, submitLabel, reasons, onClose } = props
  const { t } = useWords()
  const { api } = useSite()
  const words = usePostingWords()
  const id = useId()
  const { data, error, refetch } = useQuery(reasonsQuery(api, reasons))
  const { formRef, submit, busy, message, ...choice } = useReasonChoice(props)
  const footer = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button type="submit" form={id} variant="primary" busy={busy} busyText={words('sending')}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer}>
      <form ref={formRef} id={id} className={styles.form} onSubmit={submit} noValidate>
        {message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {message}
          </Notice>
        )}
        {error === null ? null : (
          <Notice
            tone="danger"
            live="alert"
            actions={<Button onClick={() => void refetch()}>{t('error.retry')}</Button>}
          >
            {error.message}
          </Notice>
        )}
        {data === undefined ? null : (
          <ReasonFields
            reasons={othersLast(data)}
            choice={choice}
            legend={words('reason.legend')}
            questionId={props.questionId}
          />
        )}
        {data === undefined && error === null ? <SkeletonList label={words('reason.loading')} rows={3} /> : null}
      </form>
    </Dialog>
  )
}

/** Moves reasons with a long text, such as "other", to the end, because they require the most typing. */
function othersLast(reasons: readonly Reason[]): Reason[] {
  return reasons.toSorted((a, b) => Number(a.content_type === 'textarea') - Number(b.content_type === 'textarea'))
}

function useReasonChoice({ textField, send, onDone, onClose }: ReasonDialogProps) {
  const { t } = useWords()
  const words = usePostingWords()
  const form = useSubmission()
  const [reason, setReason] = useState<Reason>()
  const [text, setText] = useState('')
  const choose = (next: Reason) => {
    setReason(next)
    // Discards the text, because it was written for the previous reason.
    setText('')
    form.touched('reason')
    form.touched(textField)
  }
  const write = (next: string) => {
    setText(next)
    form.touched(textField)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const needsText = reason !== undefined && reason.content_type !== ''
    const fine = form.check({
      ...(reason === undefined ? { reason: t('report.reason_required') } : {}),
      ...(needsText && text.trim() === '' ? { [textField]: words('reason.text_required') } : {}),
    })
    if (!fine || reason === undefined) return
    await form.send(() => send(reason.reason_type, needsText ? text.trim() : ''), {
      done: async () => {
        await onDone()
        onClose()
      },
    })
  }
  const { fields, message } = form.failure
  return {
    reason,
    choose,
    text,
    write,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    formRef: form.form,
    busy: form.busy,
    message,
    reasonProblem: fields['reason'] ?? fields['report_type'] ?? fields['close_type'],
    textProblem: fields[textField],
  }
}

/** The part of {@link useReasonChoice} that the fields use. */
type Choice = Pick<
  ReturnType<typeof useReasonChoice>,
  'reason' | 'choose' | 'text' | 'write' | 'reasonProblem' | 'textProblem'
>

interface ReasonFieldsProps {
  reasons: readonly Reason[]
  choice: Choice
  legend: string
  questionId: string | undefined
}

function ReasonFields({ reasons, choice, legend, questionId }: ReasonFieldsProps): ReactNode {
  const { reason } = choice
  return (
    <>
      <RadioGroup
        legend={legend}
        legendHidden
        value={reason === undefined ? undefined : String(reason.reason_type)}
        onChange={(value) => {
          const chosen = reasons.find(({ reason_type: type }) => String(type) === value)
          if (chosen) choice.choose(chosen)
        }}
        options={reasons.map(({ reason_type: type, name, description }) => ({
          value: String(type),
          label: name,
          description,
        }))}
        error={choice.reasonProblem}
      />
      {reason === undefined || reason.content_type === '' ? null : <ReasonText reason={reason} choice={choice} />}
      {reason?.content_type === 'text' && questionId !== undefined ? (
        <DuplicateChoices questionId={questionId} text={choice.text} onChoose={choice.write} />
      ) : null}
    </>
  )
}

function ReasonText({ reason, choice }: { reason: Reason; choice: Choice }): ReactNode {
  const { text, write, textProblem } = choice
  const change = (event: { currentTarget: { value: string } }) => write(event.currentTarget.value)
  return (
    <Field label={reason.placeholder || reason.name} error={textProblem} required>
      {reason.content_type === 'text' ? (
        <TextInput value={text} onChange={change} autoComplete="off" />
      ) : (
        <TextArea value={text} onChange={change} rows={4} />
      )}
    </Field>
  )
}
