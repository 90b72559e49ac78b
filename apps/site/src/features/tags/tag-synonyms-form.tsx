import { Button, ButtonGroup, Field, TagInput, useToast, type TagChoice } from '@quandary/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { useTagChoices } from './use-tag-choices.ts'
import type { TagDetail } from './tag-queries.ts'
import { useRefetchTags } from './use-refetch-tags.ts'
import * as styles from './tags.css.ts'

/** Maximum number of synonyms of a tag (operation updateTagSynonyms). */
const MAX_SYNONYMS = 100

interface TagSynonymsFormProps {
  tag: TagDetail
  synonyms: readonly { slug_name: string; display_name: string }[]
  onClose: () => void
}

/** Edits the list of a tag's synonyms. Removed synonyms become separate tags. */
export function TagSynonymsForm({ tag, synonyms, onClose }: TagSynonymsFormProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const toasts = useToast()
  const refresh = useRefetchTags()
  const { suggest, canCreate } = useTagChoices()
  const { form, failure, busy, touched, send } = useSubmission()
  const [chosen, setChosen] = useState<TagChoice[]>(() =>
    synonyms.map(({ slug_name: value, display_name: label }) => ({ value, label })),
  )
  const save = async () => {
    const list = chosen.map(({ value, label }) => ({ slug_name: value, display_name: label ?? value }))
    const body = { tag_id: tag.tag_id, synonym_tag_list: list }
    await send(() => api.call('updateTagSynonyms', { body }), {
      done: async () => {
        await refresh()
        toasts.show({ text: words('tag.synonyms_saved') })
        onClose()
      },
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <Field
        label={words('tag.synonyms_which', { name: tag.display_name })}
        help={words('tag.synonyms_help')}
        error={failure.fields['synonym_tag_list'] ?? failure.message}
      >
        <TagInput
          value={chosen}
          onChange={(next) => {
            setChosen(next)
            touched('synonym_tag_list')
          }}
          suggest={suggest}
          canCreate={canCreate}
          max={MAX_SYNONYMS}
        />
      </Field>
      <ButtonGroup>
        <Button type="submit" variant="primary" busy={busy}>
          {words('save')}
        </Button>
        <Button onClick={onClose}>{t('kit.cancel')}</Button>
      </ButtonGroup>
    </form>
  )
}
