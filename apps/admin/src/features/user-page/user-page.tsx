import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  Avatar,
  Badge,
  ButtonLink,
  Columns,
  EmptyState,
  Meta,
  PageHead,
  Row,
  Section,
  Stack,
  StatTiles,
  Tabs,
} from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Day } from '../lists/index.ts'
import {
  AccountLog,
  accountStyles as styles,
  flagsAgainstQuery,
  profileQuery,
  UserActionButtons,
  userAddress,
  userQuery,
  UserStatus,
  type UserView,
  userViews,
} from '../users/index.ts'
import { UserAccess } from './user-access.tsx'
import { UserActivity, UserAnswers, UserQuestions } from './user-content.tsx'
import { UserFlags } from './user-flags.tsx'
import { UserMails } from './user-mails.tsx'

type User = Schemas['AdminUserItem']

/** The page of an account: profile, activity, records about it, and the actions on it. */
export function UserPage({ id, view }: { id: string; view: UserView }): ReactNode {
  const { t } = useLanguage()
  const { data: user } = useSuspenseQuery(userQuery(api, id))
  usePageTitle(user?.display_name ?? t('nav.users'))
  if (user === null) {
    return (
      <EmptyState
        level={1}
        title={t('users.unknown')}
        actions={<ButtonLink href="/admin/users">{t('users.to_list')}</ButtonLink>}
      >
        {t('users.unknown_help')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      <div>
        <PageHead
          title={
            <span className={styles.name}>
              <Avatar name={user.display_name} src={user.avatar || undefined} />
              {user.display_name}
            </span>
          }
          actions={<UserActionButtons user={user} />}
        />
        <Row gap={2}>
          <Meta>@{user.username}</Meta>
          <Badge tone="outline">{t(`users.role_${user.role_id}`)}</Badge>
          <UserStatus user={user} />
        </Row>
      </div>
      <UserTiles user={user} />
      {/* Sessions, sign-ins and mails are deleted with an account, so only the overview is left. */}
      {user.status === 'deleted' ? null : (
        <Tabs
          label={t('users.views')}
          items={userViews.map((one) => ({
            label: t(`users.view_${one}`),
            href: userAddress(user.user_id, one),
            current: one === view,
          }))}
        />
      )}
      {user.status === 'deleted' ? <UserOverview user={user} /> : <UserViewOf user={user} view={view} />}
    </Stack>
  )
}

function UserViewOf({ user, view }: { user: User; view: UserView }): ReactNode {
  switch (view) {
    case 'overview':
      return <UserOverview user={user} />
    case 'access':
      return <UserAccess user={user} />
    case 'mails':
      return <UserMails user={user} />
    case 'flags':
      return <UserFlags user={user} />
  }
}

function UserOverview({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  return (
    <Stack gap={6}>
      <Columns>
        <Section title={t('users.profile')}>
          <UserFacts user={user} />
        </Section>
        {user.status !== 'deleted' && (
          <Section title={t('users.activity')}>
            <UserActivity user={user} />
          </Section>
        )}
      </Columns>
      <Section title={t('users.log')}>
        <AccountLog user={user} />
      </Section>
      <UserQuestions user={user} />
      <UserAnswers user={user} />
    </Stack>
  )
}

function UserTiles({ user }: { user: User }): ReactNode {
  const { t, language } = useLanguage()
  const { data: profile } = useQuery(profileQuery(api, user))
  const { data: flags } = useQuery(flagsAgainstQuery(api, user))
  const exact = (count: number | undefined) => (count === undefined ? '–' : formatExactCount(count, language))
  return (
    <StatTiles
      tiles={[
        { label: t('users.reputation'), value: exact(user.rank) },
        { label: t('nav.questions'), value: exact(profile?.question_count) },
        { label: t('nav.answers'), value: exact(profile?.answer_count) },
        { label: t('users.flags_against_count'), value: exact(flags?.count) },
      ]}
    />
  )
}

function UserFacts({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const { data: profile } = useQuery(profileQuery(api, user))
  const facts: readonly (readonly [label: string, fact: ReactNode])[] = [
    [t('users.email'), user.e_mail],
    [t('users.username'), user.username],
    [t('users.number'), user.user_id],
    [t('created'), <Day key="created" at={user.created_at} />],
    [t('users.seen'), profile === undefined ? '' : <Day key="seen" at={profile.last_login_date} />],
    [t('users.suspended_at'), user.suspended_at === 0 ? '' : <Day key="suspended" at={user.suspended_at} />],
    [t('users.deleted_at'), user.deleted_at === 0 ? '' : <Day key="deleted" at={user.deleted_at} />],
    [t('user_settings.allow_update_location'), profile?.location ?? ''],
    [t('user_settings.allow_update_website'), profile?.website ?? ''],
    [t('user_settings.allow_update_bio'), profile?.bio ?? ''],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([label, fact]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}
