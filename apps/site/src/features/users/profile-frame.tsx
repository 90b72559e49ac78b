import { formatExactCount, formatReputation } from '@quandary/i18n'
import { Avatar, Badge, CalendarIcon, GlobeIcon, HistoryIcon, PlaceIcon, Prose, Tabs } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/clock.tsx'
import { Page } from '../../shell/page.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { profileQuery, type Profile } from './user-queries.ts'
import * as styles from './profile.css.ts'

interface ProfileFrameProps {
  username: string
  tab: 'overview' | 'questions'
  children: ReactNode
}

/** The head of a profile and its tabs, around one of them. */
export function ProfileFrame({ username, tab, children }: ProfileFrameProps): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const { data: profile } = useSuspenseQuery(profileQuery(api, username))
  const base = userHref(profile.username)
  const figures = [
    [t('users.reputation_head'), formatReputation(profile.rank, language)],
    [t('list.answers'), formatExactCount(profile.answer_count, language)],
    [t('nav.questions'), formatExactCount(profile.question_count, language)],
  ] as const
  const tabs = [
    { label: t('users.overview'), href: base, current: tab === 'overview' },
    { label: t('nav.questions'), href: `${base}/questions`, current: tab === 'questions' },
  ]
  return (
    <Page>
      <ProfileHead profile={profile} />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <Tabs label={t('header.profile')} items={tabs} />
      {children}
    </Page>
  )
}

function ProfileHead({ profile }: { profile: Profile }): ReactNode {
  const { t } = useWords()
  const { display_name: name, username, status, bio_html: bio } = profile
  return (
    <header className={styles.person}>
      <Avatar name={name} src={profile.avatar || undefined} size="lg" />
      <div className={styles.about}>
        <h1 className={styles.name}>
          {name}
          {status === 'suspended' ? <Badge tone="warning">{t('users.suspended')}</Badge> : null}
          {status === 'deleted' ? <Badge tone="outline">{t('users.deleted')}</Badge> : null}
        </h1>
        <p className={styles.meta}>@{username}</p>
        <ProfileFacts profile={profile} />
        {bio === '' ? null : (
          <div className={styles.bio}>
            <Prose html={bio} />
          </div>
        )}
      </div>
    </header>
  )
}

function ProfileFacts({ profile }: { profile: Profile }): ReactNode {
  const { t } = useWords()
  const website = /^https?:\/\//.test(profile.website) ? profile.website : undefined
  return (
    <div className={styles.facts}>
      {profile.location === '' ? null : (
        <span className={styles.fact}>
          <PlaceIcon />
          {profile.location}
        </span>
      )}
      {website === undefined ? null : (
        <span className={styles.fact}>
          <GlobeIcon />
          <a href={website} rel="nofollow ugc noopener">
            {website.replace(/^https?:\/\//, '')}
          </a>
        </span>
      )}
      <span className={styles.fact}>
        <CalendarIcon />
        {t('users.member_since')} <RelativeTime at={profile.created_at} />
      </span>
      {profile.last_login_date > 0 ? (
        <span className={styles.fact}>
          <HistoryIcon />
          {t('users.seen')} <RelativeTime at={profile.last_login_date} />
        </span>
      ) : null}
    </div>
  )
}
