import type { ApiError } from '@quandary/api-client'
import { useState, type SubmitEvent } from 'react'
import { useCommunityWords } from '../../shell/community-words.ts'
import { useWords } from '../../shell/site-context.ts'
import { useForm } from '../../shell/use-form.ts'
import { checkTag, tagLimits, type TagProblem, type WrittenTag } from './tag-draft.ts'

interface TagFormOptions<Data> {
  initial: WrittenTag
  send: (tag: WrittenTag) => Promise<{ data: Data; error?: never } | { data?: never; error: ApiError }>
  done: (data: Data) => Promise<void>
}

/** Keeps what is typed about a tag, checks it and sends it. */
export function useTagForm<Data>({ initial, send, done }: TagFormOptions<Data>) {
  const { t } = useWords()
  const words = useCommunityWords()
  const [typed, setTyped] = useState(initial)
  const [sent, setSent] = useState(false)
  const form = useForm()

  const sentence = (field: string, problem: TagProblem): string => {
    if (problem === 'empty') return t('form.empty')
    if (problem === 'characters') return words('tag.slug_invalid')
    return words('tag.too_long', { max: field === 'edit_summary' ? tagLimits.summary : tagLimits.name })
  }
  const change = (part: Partial<WrittenTag>) => {
    setTyped((before) => ({ ...before, ...part }))
    for (const name of Object.keys(part)) form.touched(name)
  }
  const submit = async () => {
    const problems = Object.entries(checkTag(typed)).map(([field, problem]) => [field, sentence(field, problem)])
    if (form.busy || !form.check(Object.fromEntries(problems))) return
    const taken = await form.send(() => send(typed))
    if (taken === undefined) return
    setSent(true)
    await done(taken.data)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  const changed = !sent && (Object.keys(initial) as (keyof WrittenTag)[]).some((key) => typed[key] !== initial[key])
  const { form: formRef, failure, busy } = form
  return { typed, change, changed, failure, busy, formRef, submit: () => void submit(), onSubmit }
}
