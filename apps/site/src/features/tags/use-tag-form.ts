import type { ApiError } from '@quandary/api-client'
import { useState } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { checkTag, tagLimits, type TagProblem, type WrittenTag } from './tag-draft.ts'

interface TagFormOptions<Data> {
  initial: WrittenTag
  send: (tag: WrittenTag) => Promise<{ data: Data; error?: never } | { data?: never; error: ApiError }>
  done: (data: Data) => Promise<void>
}

/** Holds the state of a tag form, validates it and sends it. */
export function useTagForm<Data>({ initial, send, done }: TagFormOptions<Data>) {
  const { t } = useWords()
  const words = useCommunityWords()
  const [sent, setSent] = useState(false)

  const sentence = (field: string, problem: TagProblem): string => {
    if (problem === 'empty') return t('form.empty')
    if (problem === 'characters') return words('tag.slug_invalid')
    return words('tag.too_long', { max: field === 'edit_summary' ? tagLimits.summary : tagLimits.name })
  }
  const form = useForm({
    initial,
    check: (typed) =>
      Object.fromEntries(Object.entries(checkTag(typed)).map(([field, problem]) => [field, sentence(field, problem)])),
    send,
    done: async (data: Data) => {
      setSent(true)
      await done(data)
    },
  })
  // `initial` has exactly the fields of a WrittenTag, so the cast is safe.
  const fields = Object.keys(initial) as (keyof WrittenTag)[]
  const changed = !sent && fields.some((key) => form.draft[key] !== initial[key])
  return { ...form, changed }
}
