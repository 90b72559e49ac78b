import { formatCount, formatExactCount } from '@quandary/i18n'
import type { Schemas } from '@quandary/api-client'
import { VoteControl } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { usePrivilegesToast } from '../../shell/forms/use-privileges-toast.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { useOptimisticAction } from './use-optimistic-action.ts'
import { afterClick, ownVote, voteCall, type VoteState } from './vote-step.ts'

interface PostVotesProps {
  kind: 'question' | 'answer'
  objectId: string
  /** Accessible name of the vote buttons. */
  label: string
  authorUsername: string
  votes: number
  status: Schemas['VoteStatus']
  /** Deleted posts show their votes but cannot be voted on. */
  deleted: boolean
}

/**
 * The votes of a question or answer, updated optimistically. If the server refuses a vote, it is rolled back and the
 * error message is shown. A vote that is cast while another is being sent is queued.
 */
export function PostVotes(props: PostVotesProps): ReactNode {
  const { kind, objectId, label, authorUsername, votes, status, deleted } = props
  const { t, language } = useWords()
  const { api } = useSite()
  const missing = useMissingPrivilege()
  const showPrivileges = usePrivilegesToast()
  const own = useViewer()?.username === authorUsername
  const reason = deleted ? t('vote.deleted') : own ? t('vote.own_post') : undefined
  const { state, request } = useOptimisticAction<VoteState>({
    of: objectId,
    loaded: { score: votes, vote: ownVote(status) },
    isSame: (one, other) => one.vote === other.vote,
    send: async (requested, settled) => {
      const { arrow, cancel } = voteCall(requested.vote, settled.vote)
      const body = { object_id: objectId, is_cancel: cancel }
      const { data, error } = await api.call(arrow === 'up' ? 'voteUp' : 'voteDown', { body })
      return error ? { error } : { data: { score: data.votes, vote: ownVote(data.vote_status) } }
    },
  })
  return (
    <VoteControl
      label={label}
      score={formatCount(state.score).replace('-', '−')}
      scoreTitle={formatExactCount(state.score, language)}
      vote={state.vote}
      onVote={(pressed) => request((shown) => afterClick(shown, pressed))}
      onRefused={(arrow) => {
        if (reason === undefined && missing(`${kind}.vote_${arrow}`)) showPrivileges(t('page.privileges_lead'))
      }}
      upDisabledReason={reason ?? (state.vote === 'up' ? undefined : missing(`${kind}.vote_up`))}
      downDisabledReason={reason ?? (state.vote === 'down' ? undefined : missing(`${kind}.vote_down`))}
    />
  )
}
