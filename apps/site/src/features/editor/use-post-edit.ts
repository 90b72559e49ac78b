import { useDraft } from '@quandary/editor/react'
import type { ApiResult } from '@quandary/api-client'
import { useToast } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { invalidatePosts, usePostingWords } from '../posts/index.ts'
import { editDraftKey, isEditDraft, type EditDraft } from './drafts.ts'

interface PostEditOptions<Content> {
  postId: string
  /** Creation time of the edited version, in unix seconds. */
  base: number
  start: Content
  isContent: (value: unknown) => value is Content
  isSame: (one: Content, other: Content) => boolean
  /** Returns the problems to fix before sending, as error messages by field. */
  check: (edited: Content) => Record<string, string>
  /** Sends the edit and returns the address to continue to. */
  send: (edited: Content, summary: string) => Promise<ApiResult<{ wait_for_review: boolean; href: string }>>
}

/** Holds the state of an edit and its draft, and saves it. */
export function usePostEdit<Content>(options: PostEditOptions<Content>) {
  const { postId, base, start, isContent, isSame, check } = options
  const { queryClient } = useSite()
  const { t } = useWords()
  const words = usePostingWords()
  const toasts = useToast()
  const router = useRouter()
  const form = useSubmission()
  const [edited, setEdited] = useState(start)
  const [summary, setSummary] = useState('')
  const content: EditDraft<Content> = { base, summary, edited }
  const changed = !isSame(edited, start) || summary !== ''
  const draft = useDraft<EditDraft<Content>>({
    key: editDraftKey(postId),
    content,
    isContent: (value): value is EditDraft<Content> =>
      isEditDraft(value, base, isContent) && (value.summary !== '' || !isSame(value.edited, start)),
    restore: (kept) => {
      setEdited(kept.edited)
      setSummary(kept.summary)
    },
  })

  const change = (next: Content, ...fields: readonly string[]) => {
    setEdited(next)
    for (const field of fields) form.touched(field)
  }
  const changeSummary = (next: string) => {
    setSummary(next)
    form.touched('edit_summary')
  }
  const discard = () => {
    draft.end({ base, summary: '', edited: start })
    setEdited(start)
    setSummary('')
  }
  const save = async () => {
    if (!form.check(check(edited))) return
    await form.send(() => options.send(edited, summary.trim()), {
      done: async ({ wait_for_review: waits, href }) => {
        draft.end(content)
        invalidatePosts(queryClient)
        toasts.show({ text: waits ? t('review.after_review') : words('edit.saved') })
        await router.navigate({ href, ignoreBlocker: true })
      },
    })
  }
  return {
    edited,
    change,
    summary,
    changeSummary,
    changed: changed && !form.busy,
    draft,
    discard,
    save: () => void save(),
    failure: form.failure,
    formRef: form.form,
    busy: form.busy,
  }
}
