import { unwrap, type Schemas } from '@quandary/api-client'
import { Button, Dialog, Field, TagInput, useToast, type SuggestTags, type TagChoice } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useCallback, useState, type ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { invitesQuery } from './invite-queries.ts'
import { usePostingWords } from '../posts/index.ts'

/** Maximum number of people that can be invited to one question in this dialog. */
const MAX_INVITED = 20

/** Maximum length of a username or display name in the field. */
const NAME_LENGTH = 30

interface InviteDialogProps {
  questionId: string
  invited: readonly Schemas['UserCard'][]
  onClose: () => void
}

/** Searches for people by name and invites them to answer. */
export function InviteDialog({ questionId, invited, onClose }: InviteDialogProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { api, queryClient } = useSite()
  const toasts = useToast()
  const { act, busy } = useAction()
  const [people, setPeople] = useState<TagChoice[]>(() => invited.map(choiceOf))
  const suggest: SuggestTags = useCallback(
    async (typed, signal) => {
      if (typed.trim() === '') return []
      return (await unwrap(api.call('searchUsers', { query: { username: typed.trim() }, signal }))).map(choiceOf)
    },
    [api],
  )
  const invite = () => {
    const body = { id: questionId, invite_user: people.map(({ value }) => value) }
    return act(() => api.call('updateQuestionInvites', { body }), {
      done: async () => {
        await queryClient.invalidateQueries({ queryKey: invitesQuery(api, questionId).queryKey })
        toasts.show({ text: words('invite.done') })
        onClose()
      },
    })
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button variant="primary" busy={busy} busyText={words('sending')} onClick={() => void invite()}>
        {words('invite.go')}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={words('invite.title')} footer={footer}>
      <Field label={words('invite.people')} help={words('invite.people_help')}>
        <TagInput
          value={people}
          onChange={setPeople}
          suggest={suggest}
          max={MAX_INVITED}
          maxLength={NAME_LENGTH}
          write={(text) => text.trim()}
          noneText={words('invite.none')}
        />
      </Field>
    </Dialog>
  )
}

function choiceOf({ username, display_name: name }: Schemas['UserCard']): TagChoice {
  return { value: username, label: name, description: `@${username}` }
}
