import { operationKey } from '@quandary/api-client/query'
import { Button, ButtonGroup, Field, TagInput, type TagChoice } from '@quandary/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { useTagChoices } from './use-tag-choices.ts'
import { followedTagsQuery } from './tag-queries.ts'
import * as styles from './tags.css.ts'

/** Maximum number of followed tags (operation updateFollowedTags). */
const MAX_TAGS = 500

interface FollowedTagsFormProps {
  tags: readonly { slug_name: string; display_name: string }[]
  onClose: () => void
}

/** Edits the list of followed tags. Loaded on demand, because the tag field is large. */
export function FollowedTagsForm({ tags, onClose }: FollowedTagsFormProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api, queryClient } = useSite()
  const { suggest } = useTagChoices()
  const { form, failure, busy, send } = useSubmission()
  const [chosen, setChosen] = useState<TagChoice[]>(() =>
    tags.map(({ slug_name: value, display_name: label }) => ({ value, label })),
  )
  const save = async () => {
    const slugs = chosen.map(({ value }) => value)
    await send(() => api.call('updateFollowedTags', { body: { slug_name_list: slugs } }), {
      done: async () => {
        await queryClient.invalidateQueries({ queryKey: followedTagsQuery(api).queryKey })
        await queryClient.invalidateQueries({ queryKey: operationKey('listTags'), refetchType: 'none' })
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
      <Field label={words('tag.follow_which')} error={failure.fields['slug_name_list'] ?? failure.message}>
        <TagInput value={chosen} onChange={setChosen} suggest={suggest} max={MAX_TAGS} />
      </Field>
      <ButtonGroup>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {words('save')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
      </ButtonGroup>
    </form>
  )
}
