import type { ApiResult } from '@quandary/api-client'
import { createSavedFilterLimits } from '@quandary/api-client/limits'
import { Button, ButtonGroup, Field, TextInput } from '@quandary/ui'
import { useForm } from '@quandary/web-shell'
import { useEffect, type ReactNode } from 'react'
import { useWords } from '../../../shell/context/site-context.ts'
import { useFilterWords } from '../filter-words.ts'
import * as styles from '../filters.css.ts'

const { max: NAME_LENGTH } = createSavedFilterLimits.name

interface SavedFilterFormProps {
  /** Initial value of the field. */
  name: string
  send: (name: string) => Promise<ApiResult<unknown>>
  /** Called after the server has accepted the name. */
  onDone: () => void | Promise<void>
  onCancel: () => void
}

/** The form for the name of a saved filter, used for saving and renaming. */
export function SavedFilterForm({ name, send, onDone, onCancel }: SavedFilterFormProps): ReactNode {
  const { t } = useWords()
  const words = useFilterWords()
  const form = useForm({
    initial: { name: name.slice(0, NAME_LENGTH) },
    check: (draft) => ({ name: draft.name.trim() === '' ? t('form.empty') : undefined }),
    send: (draft) => send(draft.name),
    done: onDone,
  })
  const { formRef } = form
  useEffect(() => {
    const field = formRef.current?.querySelector('input')
    // Some browsers select text without focusing the field.
    field?.focus()
    field?.select()
  }, [formRef])
  return (
    <form ref={formRef} className={styles.naming} onSubmit={form.onSubmit}>
      <Field label={words('saved.name')} error={form.failure.fields['name'] ?? form.failure.message}>
        <TextInput
          name="name"
          maxLength={NAME_LENGTH}
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </Field>
      <ButtonGroup>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words('saved.store')}
        </Button>
        <Button onClick={onCancel}>{t('kit.cancel')}</Button>
      </ButtonGroup>
    </form>
  )
}
