import { formatCount, formatExactCount } from '@quandary/i18n'
import type { Schemas } from '@quandary/api-client'
import { VoteControl, type Vote } from '@quandary/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { useMayAct } from '../../shell/login-prompt.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { useViewer } from '../../shell/viewer.ts'
import { afterPress, isCancel, ownVote, type VoteState } from './vote-step.ts'

interface PostVotesProps {
  objectId: string
  /** Says what is voted on. */
  label: string
  authorUsername: string
  votes: number
  status: Schemas['VoteStatus']
}

/** The votes of a question or answer. A vote shows at once and is taken back with the reason when it is refused. */
export function PostVotes({ objectId, label, authorUsername, votes, status }: PostVotesProps): ReactNode {
  const { t, language } = useWords()
  const { state, press } = useVotes(objectId, { score: votes, vote: ownVote(status) })
  const own = useViewer()?.username === authorUsername ? t('vote.own_post') : undefined
  return (
    <VoteControl
      label={label}
      score={formatCount(state.score).replace('-', '−')}
      scoreTitle={formatExactCount(state.score, language)}
      vote={state.vote}
      onVote={press}
      upDisabledReason={own}
      downDisabledReason={own}
    />
  )
}

function useVotes(objectId: string, loaded: VoteState) {
  const { api } = useSite()
  const { tell } = useFailures()
  const mayAct = useMayAct()
  // The reader's act covers what was loaded, until something newer is loaded.
  const [acted, setActed] = useState<{ over: string; state: VoteState }>()
  const busy = useRef(false)
  const key = `${loaded.score} ${loaded.vote}`
  const state = acted?.over === key ? acted.state : loaded

  const send = async (pressed: Vote) => {
    const before = state
    setActed({ over: key, state: afterPress(before, pressed) })
    const body = { object_id: objectId, is_cancel: isCancel(before, pressed) }
    const { data, error } = await api.call(pressed === 'up' ? 'voteUp' : 'voteDown', { body })
    if (error) tell(error)
    setActed({ over: key, state: error ? before : { score: data.votes, vote: ownVote(data.vote_status) } })
  }
  const press = (pressed: Vote) => {
    if (busy.current || !mayAct()) return
    busy.current = true
    void send(pressed).finally(() => {
      busy.current = false
    })
  }
  return { state, press }
}
