import { Button, Link, Section } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { invitesQuery } from './invite-queries.ts'
import { usePostingWords } from '../posts/index.ts'
import * as styles from './invites.css.ts'

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** The people invited to answer a question, and the button to invite more. */
export function InvitePanel({ questionId }: { questionId: string }): ReactNode {
  const { api } = useSite()
  const words = usePostingWords()
  const mayAct = useMayAct()
  const [open, setOpen] = useState(false)
  const { data: invited } = useQuery(invitesQuery(api, questionId))
  if (invited === undefined) return null
  return (
    <Section title={words('invite.title')}>
      <div className={styles.panel}>
        {invited.length === 0 ? (
          <p className={styles.lead}>{words('invite.lead')}</p>
        ) : (
          <ul className={styles.list} aria-label={words('invite.invited')}>
            {invited.map(({ username, display_name: name }) => (
              <li key={username}>
                <Link href={userHref(username)}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
        <Button
          size="sm"
          onClick={() => {
            if (mayAct()) setOpen(true)
          }}
        >
          {words('invite.choose')}
        </Button>
      </div>
      {open ? (
        <Suspense>
          <InviteDialog questionId={questionId} invited={invited} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
