import { isStaff } from '@quandary/guards'
import { ButtonLink, Field, Notice, PageHead, Select, useToast } from '@quandary/ui'
import { formatDateTime } from '@quandary/i18n'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tagInfoHref } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import { tagInVersion, type WrittenTag } from './tag-draft.ts'
import { TagForm } from './tag-form.tsx'
import { tagEditCheckQuery, tagQuery, tagVersionsQuery, type TagDetail } from './tag-queries.ts'
import { useRefetchTags } from './use-refetch-tags.ts'
import { useTagForm } from './use-tag-form.ts'
import * as styles from './tag-form.css.ts'

/** The screen for editing a tag. Without the privilege, the edit waits for review. */
export function TagEditScreen({ idOrSlug }: { idOrSlug: string }): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { data: tag } = useSuspenseQuery(tagQuery(api, idOrSlug))
  const { data: refusal } = useSuspenseQuery(tagEditCheckQuery(api, tag.tag_id))
  return (
    <Page>
      <PageHead title={words('tag.edit_title', { name: tag.display_name })} />
      {refusal === null ? (
        <TagEditor key={`${tag.tag_id} ${tag.updated_at}`} tag={tag} />
      ) : (
        <Notice tone="warning" actions={<ButtonLink href={tagInfoHref(tag.slug_name)}>{words('tag.back')}</ButtonLink>}>
          {refusal}
        </Notice>
      )}
    </Page>
  )
}

function TagEditor({ tag }: { tag: TagDetail }): ReactNode {
  const words = useCommunityWords()
  const staff = isStaff(viewerFacts(useViewer()))
  const form = useTagEdit(tag)
  return (
    <>
      <VersionChoice tagId={tag.tag_id} onChoose={form.change} />
      <TagForm
        form={form}
        submitLabel={words('edit.save')}
        cancelHref={tagInfoHref(tag.slug_name)}
        slugClosed={staff ? undefined : words('tag.slug_closed')}
        summarised
      />
      <UnsavedGuard changed={form.changed && !form.busy} />
    </>
  )
}

function useTagEdit(tag: TagDetail) {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const router = useRouter()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const { display_name, slug_name, original_text } = tag
  return useTagForm({
    initial: { display_name, slug_name, original_text, edit_summary: '' },
    send: async (typed) => {
      const { data, error } = await api.call('updateTag', { body: { ...typed, tag_id: tag.tag_id } })
      return error === undefined ? { data: { waits: data.wait_for_review, slug: typed.slug_name } } : { error }
    },
    done: async ({ waits, slug }) => {
      await refresh()
      toasts.show({ text: waits ? t('review.after_review') : words('tag.saved') })
      await router.navigate({
        href: tagInfoHref(waits ? slug_name : slug.trim().toLowerCase().replaceAll(/\s+/g, '-')),
      })
    },
  })
}

interface VersionChoiceProps {
  tagId: string
  onChoose: (tag: Partial<WrittenTag>) => void
}

/** The field with which the viewer loads an older version into the form. Only saving the form changes the tag. */
function VersionChoice({ tagId, onChoose }: VersionChoiceProps): ReactNode {
  const words = useCommunityWords()
  const { language } = useWords()
  const { api } = useSite()
  const { timeZone } = useSettings()
  const { data: versions } = useSuspenseQuery(tagVersionsQuery(api, tagId))
  if (versions.length < 2) return null
  const options = versions.map(({ id, create_at: at, user_info: { display_name: name }, reason }) => ({
    value: id,
    label: [formatDateTime(at, { language, timeZone }), name, reason].filter((part) => part !== '').join(' · '),
  }))
  const choose = (id: string) => {
    const version = versions.find((one) => one.id === id)
    if (version) onChoose(tagInVersion(version.content))
  }
  return (
    <div className={styles.version}>
      <Field label={words('edit.version')} help={words('edit.version_help')}>
        <Select options={options} onChange={(event) => choose(event.currentTarget.value)} />
      </Field>
    </div>
  )
}
