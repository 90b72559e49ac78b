import { Button, Dialog, Field, TagInput, useToast, type SuggestTags, type TagChoice } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { tagInfoHref } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { useTagChoices } from './use-tag-choices.ts'
import { tagQuery, type TagDetail } from './tag-queries.ts'
import { useRefetchTags } from './use-refetch-tags.ts'
import * as styles from './tags.css.ts'

/** Merges a tag into another, permanently. */
export function TagMergeDialog({ tag, onClose }: { tag: TagDetail; onClose: () => void }): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api, queryClient } = useSite()
  const router = useRouter()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const id = useId()
  const { form, failure, busy, check, touched, send } = useSubmission()
  const [target, setTarget] = useState<TagChoice[]>([])
  const suggest = useOtherTags(tag.slug_name)

  const merge = async () => {
    const [chosen] = target
    if (!check(chosen === undefined ? { target_tag_id: t('form.empty') } : {}) || chosen === undefined) return
    const mergeInto = async () => {
      const { data: into, error } = await api.call('getTag', { query: { name: chosen.value } })
      if (error) return { error }
      const body = { source_tag_id: tag.tag_id, target_tag_id: into.tag_id }
      const merged = await api.call('mergeTags', { body })
      return merged.error ? { error: merged.error } : { data: into }
    }
    await send(mergeInto, {
      done: async (into) => {
        toasts.show({ text: words('tag.merged', { name: tag.display_name, target: into.display_name }) })
        queryClient.removeQueries({ queryKey: tagQuery(api, tag.slug_name).queryKey })
        onClose()
        await router.navigate({ href: tagInfoHref(into.slug_name) })
        await refresh()
      },
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void merge()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words('tag.merge_title', { name: tag.display_name })}
      description={words('tag.merge_lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {words('tag.merge_go')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={words('tag.merge_into')}
          error={failure.fields['target_tag_id'] ?? failure.fields['source_tag_id'] ?? failure.message}
          required
        >
          <TagInput
            value={target}
            onChange={(next) => {
              setTarget(next)
              touched('target_tag_id')
            }}
            suggest={suggest}
            max={1}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** Suggests tags other than this one. */
function useOtherTags(slug: string): SuggestTags {
  const { suggest } = useTagChoices()
  return useCallback(
    async (text, signal) => (await suggest(text, signal)).filter(({ value }) => value !== slug),
    [suggest, slug],
  )
}
