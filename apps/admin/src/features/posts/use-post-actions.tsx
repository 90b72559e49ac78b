import { operationKey } from '@quandary/api-client/query'
import { actionWithKey, type FormRefusal, useToast } from '@quandary/ui'
import { errorText, fieldRefusal } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { rendered, returnFocus, rowBeside } from '../../shell/return-focus.ts'
import {
  act,
  closeQuestions,
  isAsked,
  messageArea,
  undoOf,
  type AskedAction,
  type Closing,
  type PostAction,
  type PostNoun,
  type PostOutcome,
} from './post-actions.ts'
import type { PostFilter } from './post-queries.ts'

/** A request to perform an action on posts. */
export interface PostActionRequest<Action extends PostAction = PostAction> {
  action: Action
  ids: readonly string[]
}

/** The actions on the posts of a list. */
export interface PostActions {
  /** Performs an action, after a dialog if {@link isAsked}. */
  request: (request: PostActionRequest) => void
  /** The action that a dialog asks about. */
  unconfirmed: PostActionRequest<AskedAction> | undefined
  confirm: () => void
  /** Closes the questions of the dialog. Resolves to the refusal of its fields if nothing was closed. */
  close: (closing: Closing) => Promise<FormRefusal | undefined>
  cancel: () => void
  busy: boolean
}

/**
 * Performs actions on the posts of a list and offers to undo them.
 * @param shown ids of the posts in the list
 */
export function usePostActions(noun: PostNoun, filter: PostFilter, shown: readonly string[]): PostActions {
  const { t } = useLanguage()
  const toast = useToast()
  const [unconfirmed, setUnconfirmed] = useState<PostActionRequest<AskedAction>>()
  const [busy, setBusy] = useState(false)
  const reportError = useReportError()
  const refresh = useRefresh()

  const undo = async (back: () => Promise<PostOutcome>) => {
    // The toast has already returned the focus to the element that had it before.
    const held = document.activeElement
    const { done, error } = await back()
    if (error) reportError(error)
    else toast.show({ text: t('posts.undone') })
    await refresh()
    returnFocus(done[0], held)
  }
  const run = async ({ action, ids }: PostActionRequest, perform: () => Promise<PostOutcome>) => {
    setBusy(true)
    const { done, error } = await perform()
    const refusal = error && done.length === 0 && action === 'close' ? fieldRefusal(error) : undefined
    if (refusal) {
      setBusy(false)
      return refusal
    }
    setUnconfirmed(undefined)
    await refresh()
    // The buttons of the rows can take the focus only once they are enabled again.
    flushSync(() => setBusy(false))
    returnFocus(done.length === 0 ? ids[0] : rowBeside(shown, done))
    if (done.length > 0) {
      const back = undoOf(api, { noun, filter, action }, done)
      toast.show({
        text: t(`${messageArea(noun, action)}_done`, { count: done.length }),
        ...(back && { action: actionWithKey({ label: t('posts.undo'), onSelect: () => void undo(back) }) }),
      })
    }
    if (!error) return undefined
    if (done.length === 0) reportError(error)
    else {
      const refused = t('posts.refused', { count: ids.length - done.length, reason: errorText(error, t) })
      toast.show({ tone: 'error', text: refused })
    }
    return undefined
  }
  const runAct = (action: Exclude<PostAction, 'close'>, ids: readonly string[]) =>
    run({ action, ids }, () => act(api, noun, action, ids))
  return {
    unconfirmed,
    busy,
    request: ({ action, ids }) => {
      if (isAsked(action)) setUnconfirmed({ action, ids })
      else void runAct(action, ids)
    },
    confirm: () => {
      if (unconfirmed && unconfirmed.action !== 'close' && !busy) void runAct(unconfirmed.action, unconfirmed.ids)
    },
    close: async (closing) => {
      if (unconfirmed?.action !== 'close' || busy) return undefined
      const { ids } = unconfirmed
      return run(unconfirmed, () => closeQuestions(api, ids, closing))
    },
    cancel: () => setUnconfirmed(undefined),
  }
}

/** Refetches all queries that show posts. Resolves when the lists show the result. */
function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      (['listAdminQuestions', 'listAdminAnswers', 'listReports'] as const).map((operation) =>
        queryClient.invalidateQueries({ queryKey: operationKey(operation) }),
      ),
    )
    await queryClient.invalidateQueries({ queryKey: operationKey('getDashboard') })
    await rendered()
  }
}
