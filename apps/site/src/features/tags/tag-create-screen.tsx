import { PageHead, useToast } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tagInfoHref } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import { emptyTag } from './tag-draft.ts'
import { TagForm } from './tag-form.tsx'
import { useRefetchTags } from './use-refetch-tags.ts'
import { useTagForm } from './use-tag-form.ts'
import * as styles from './tags.css.ts'

/** Creates a tag without a question. */
export function TagCreateScreen(): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const router = useRouter()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const form = useTagForm({
    initial: emptyTag,
    send: ({ display_name, slug_name, original_text }) =>
      api.call('createTag', { body: { display_name, slug_name, original_text } }),
    done: async ({ slug_name: slug }) => {
      await refresh()
      toasts.show({ text: words('tag.created') })
      await router.navigate({ href: tagInfoHref(slug) })
    },
  })
  return (
    <Page>
      <PageHead title={words('tag.create')} />
      <p className={styles.lead}>{t('tags.lead')}</p>
      <TagForm form={form} submitLabel={words('tag.create')} cancelHref="/tags" />
      <UnsavedGuard changed={form.changed && !form.busy} />
    </Page>
  )
}
