import { Button, ButtonLink, Field, Notice, PageHead, ReviewIcon, Select, TextInput } from '@quandary/ui'
import { formatDateTime } from '@quandary/i18n'
import type { Schemas } from '@quandary/api-client'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { Page } from '../../shell/frame/page.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { usePostingWords } from '../posts/index.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { type EditedPost, useEditReview } from './edit-permissions.ts'
import type { usePostEdit } from './use-post-edit.ts'
import * as styles from './edit.css.ts'

/** The part of {@link usePostEdit} that the screen uses. It does not depend on the kind of post. */
interface ShownEdit extends Pick<
  ReturnType<typeof usePostEdit>,
  'summary' | 'changeSummary' | 'changed' | 'discard' | 'save' | 'failure' | 'formRef' | 'busy'
> {
  draft: Pick<ReturnType<typeof usePostEdit>['draft'], 'restoredFrom' | 'savedAt'>
}

interface EditFrameProps {
  title: string
  post: EditedPost
  /** Content below the title that shows what the post belongs to, such as the question of an answer. */
  lead?: ReactNode
  edit: ShownEdit
  /** Stored versions, newest first. */
  revisions: readonly Schemas['Revision'][]
  onRevision: (revision: Schemas['Revision']) => void
  uploading: boolean
  /** Target of the cancel link. */
  backHref: string
  children: ReactNode
}

/** The edit screen: earlier versions, the fields, an edit summary and the save button. */
export function EditFrame({
  title,
  post,
  lead,
  edit,
  revisions,
  onRevision,
  uploading,
  backHref,
  children,
}: EditFrameProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { draft, failure, formRef, busy, changed, discard, summary, changeSummary } = edit
  const { message } = failure
  const { isReviewed, needed } = useEditReview(post)
  const save = () => {
    if (!uploading) edit.save()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save()
  }
  return (
    <Page>
      <UnsavedGuard changed={changed} />
      <PageHead title={title} />
      {lead}
      {isReviewed ? (
        <div className={styles.notice}>
          <Notice icon={<ReviewIcon />}>
            <p>{t('review.after_review')}</p>
            {needed === undefined ? null : <p>{words('edit.at_once', { needed })}</p>}
          </Notice>
        </div>
      ) : null}
      {draft.restoredFrom === undefined ? null : (
        <div className={styles.notice}>
          <DraftNotice from={draft.restoredFrom} onDiscard={discard} />
        </div>
      )}
      <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate>
        {revisions.length > 1 ? <RevisionChoice revisions={revisions} onChoose={onRevision} /> : null}
        {children}
        <Field
          label={words('edit.summary')}
          help={words('edit.summary_help')}
          error={failure.fields['edit_summary']}
          optional
        >
          <TextInput
            name="edit_summary"
            autoComplete="off"
            value={summary}
            onChange={(event) => changeSummary(event.currentTarget.value)}
          />
        </Field>
        {message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {message}
          </Notice>
        )}
        <div className={styles.submit}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={words('edit.saving')}
            shortcut="Ctrl ↵"
            disabledReason={uploading ? t('post.uploading') : undefined}
          >
            {words(isReviewed ? 'edit.suggest' : 'edit.save')}
          </Button>
          <ButtonLink href={backHref} variant="quiet">
            {t('kit.cancel')}
          </ButtonLink>
          {draft.savedAt === undefined ? null : (
            <output className={styles.note}>
              {t('draft.kept')} <RelativeTime at={draft.savedAt} />
            </output>
          )}
        </div>
      </form>
    </Page>
  )
}

interface RevisionChoiceProps {
  revisions: EditFrameProps['revisions']
  onChoose: EditFrameProps['onRevision']
}

/** The field with which the viewer loads an earlier version into the editor. */
function RevisionChoice({ revisions, onChoose }: RevisionChoiceProps): ReactNode {
  const { language } = useWords()
  const { timeZone } = useSettings()
  const words = usePostingWords()
  const [chosen, setChosen] = useState(revisions[0]?.id ?? '')
  const options = revisions.map(({ id, create_at: at, user_info: user, reason }) => ({
    value: id,
    label: [formatDateTime(at, { language, timeZone }), user.display_name, reason].filter(Boolean).join(' · '),
  }))
  return (
    <Field label={words('edit.version')} help={words('edit.version_help')}>
      <Select
        options={options}
        value={chosen}
        onChange={(event) => {
          const { value } = event.currentTarget
          setChosen(value)
          const revision = revisions.find(({ id }) => id === value)
          if (revision) onChoose(revision)
        }}
      />
    </Field>
  )
}
