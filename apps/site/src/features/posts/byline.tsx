import type { Schemas } from '@quandary/api-client'
import { formatExactCount, formatReputation } from '@quandary/i18n'
import { Badge, UserCard } from '@quandary/ui'
import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'

const ADMINISTRATOR = 2

interface BylineProps {
  user: Schemas['UserCard']
  /** True to label the author as the asker, on their posts below the question. */
  asker?: boolean
  /** The action and its time. */
  children: ReactNode
  end?: ReactNode
}

/** The role of staff, shown next to the name. */
export function RoleBadge({ role }: { role: Schemas['UserCard']['role_id'] }): ReactNode {
  const { t } = useWords()
  if (role === undefined) return null
  return <Badge tone="outline">{role === ADMINISTRATOR ? t('users.administrator') : t('users.moderator')}</Badge>
}

/** The author line of a post. */
export function Byline({ user, asker = false, children, end }: BylineProps): ReactNode {
  const { t, language } = useWords()
  const badges = (
    <>
      {asker ? <Badge>{t('questions.asker')}</Badge> : null}
      <RoleBadge role={user.role_id} />
      {user.status === 'suspended' ? <Badge tone="warning">{t('users.suspended')}</Badge> : null}
      {user.status === 'deleted' ? <Badge tone="outline">{t('users.deleted')}</Badge> : null}
    </>
  )
  return (
    <UserCard
      name={user.display_name}
      href={user.status === 'deleted' ? undefined : userHref(user.username)}
      avatarSrc={user.avatar || undefined}
      reputation={formatReputation(user.rank, language)}
      reputationTitle={`${formatExactCount(user.rank, language)} ${t('users.reputation')}`}
      badges={badges}
      end={end}
    >
      {children}
    </UserCard>
  )
}

/** The time of a post's last edit. For members it links to the post's history. */
export function EditedAt({ at, history }: { at: number; history: string }): ReactNode {
  const { t } = useWords()
  const guest = useViewer() === null
  const words = (
    <>
      {t('questions.edited')} <RelativeTime at={at} />
    </>
  )
  return (
    <>
      {' · '}
      {guest ? words : <AppLink href={history}>{words}</AppLink>}
    </>
  )
}
