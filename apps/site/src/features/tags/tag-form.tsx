import { Button, ButtonGroup, ButtonLink, Field, Notice, TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { Composer } from '../editor/index.ts'
import { tagLimits, type WrittenTag } from './tag-draft.ts'
import type { useTagForm } from './use-tag-form.ts'
import * as styles from './tag-form.css.ts'

interface TagFormProps {
  form: ReturnType<typeof useTagForm>
  submitLabel: string
  /** Target of the cancel link. */
  cancelHref: string
  /** The reason why the slug cannot be changed; omitted if it can. */
  slugClosed?: string | undefined
  /** True to show a field for an edit summary. */
  summarised?: boolean
}

export function TagForm({ form, submitLabel, cancelHref, slugClosed, summarised = false }: TagFormProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { formRef, onSubmit, submit, draft, change, failure, busy } = form
  const { fields } = failure
  const text = (name: keyof WrittenTag) => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate>
      {failure.message === undefined ? null : (
        <Notice tone="danger" live="alert">
          {failure.message}
        </Notice>
      )}
      <Field label={words('tag.display_name')} error={fields['display_name']} required>
        <TextInput {...text('display_name')} />
      </Field>
      <Field
        label={words('tag.slug_name')}
        help={slugClosed ?? words('tag.slug_help', { max: tagLimits.name })}
        error={fields['slug_name']}
        required
      >
        <TextInput
          {...text('slug_name')}
          disabled={slugClosed !== undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={words('tag.description')} error={fields['original_text']} optional>
        <Composer
          value={draft.original_text}
          onChange={(value) => change({ original_text: value })}
          label={words('tag.description')}
          onSubmit={submit}
        />
      </Field>
      {summarised ? (
        <Field label={words('edit.summary')} help={words('edit.summary_help')} error={fields['edit_summary']} optional>
          <TextInput {...text('edit_summary')} />
        </Field>
      ) : null}
      <ButtonGroup>
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        <ButtonLink href={cancelHref} variant="quiet">
          {t('kit.cancel')}
        </ButtonLink>
      </ButtonGroup>
    </form>
  )
}
