import type { Schemas } from '@quandary/api-client'
import { formatCount, formatExactCount, formatReputation } from '@quandary/i18n'
import {
  Avatar,
  Badge,
  ButtonGroup,
  ButtonLink,
  CalendarIcon,
  classNames,
  GlobeIcon,
  HistoryIcon,
  Notice,
  PlaceIcon,
  Prose,
  Section,
  Tabs,
  Tag,
} from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settingsHref, tagHref, userHref } from '../../addresses.ts'
import { useUserCenter } from '../../shell/session/user-center-agent.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { SvgIcon } from '../../shell/frame/svg-icon.tsx'
import { useLoginState, useViewer } from '../../shell/context/viewer.ts'
import { isOwnTab, isSameUsername, profileTabs, type ProfileTab } from './profile-tabs.ts'
import { personalTagsQuery, profileLinksQuery, profileQuery, type Profile } from './user-queries.ts'
import * as styles from './profile.css.ts'

interface ProfileFrameProps {
  username: string
  tab: 'overview' | ProfileTab
  children: ReactNode
}

/** The frame of a profile around one of its tabs. */
export function ProfileFrame({ username, tab, children }: ProfileFrameProps): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const { data: profile } = useSuspenseQuery(profileQuery(api, username))
  const figures = [
    [t('users.reputation_head'), formatReputation(profile.rank, language), profile.rank],
    [t('list.answers'), formatCount(profile.answer_count), profile.answer_count],
    [t('nav.questions'), formatCount(profile.question_count), profile.question_count],
  ] as const
  const tags = useQuery({ ...personalTagsQuery(api, username), enabled: false }).data ?? []
  return (
    <Page aside={tags.length === 0 ? undefined : <ProfileTags tags={tags} />}>
      <ProfileHead profile={profile} />
      <dl className={styles.figures}>
        {figures.map(([name, value, exact]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue} title={formatExactCount(exact, language)}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ProfileTabs profile={profile} tab={tab} />
      {children}
    </Page>
  )
}

/** The tags of a member's posts. */
function ProfileTags({ tags }: { tags: readonly Schemas['PersonalTag'][] }): ReactNode {
  const { t, language } = useWords()
  const words = useCommunityWords()
  return (
    <Section title={words('profile.tags')}>
      <dl className={styles.tags}>
        {tags.map(({ slug_name: slug, display_name: name, post_count: count, vote_count: votes }) => (
          <div key={slug} className={styles.tagRow}>
            <dt className={styles.tagName}>
              <Tag name={name} href={tagHref(slug)} />
            </dt>
            <dd className={classNames(styles.meta, styles.tagFigures)}>
              {formatExactCount(count, language)} {words('profile.posts', { count })} ·{' '}
              {formatExactCount(votes, language)} {t('stats.votes', { count: votes })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function ProfileTabs({ profile, tab }: { profile: Profile; tab: ProfileFrameProps['tab'] }): ReactNode {
  const { username, answer_count: answers, question_count: questions } = profile
  const { t, language } = useWords()
  const words = useCommunityWords()
  const own = isSameUsername(useViewer()?.username, username)
  const names = {
    answers: t('list.answers'),
    questions: t('nav.questions'),
    bookmarks: t('header.bookmarks'),
    reputation: t('users.reputation_head'),
    comments: words('profile.comments'),
    votes: words('profile.votes'),
  } satisfies Record<ProfileTab, string>
  const counts: Partial<Record<ProfileTab, { count: number; countLabel: string }>> = {
    answers: { count: answers, countLabel: formatExactCount(answers, language) },
    questions: { count: questions, countLabel: formatExactCount(questions, language) },
  }
  const items = profileTabs
    .filter((one) => own || !isOwnTab(one))
    .map((one) => ({ label: names[one], href: userHref(username, one), current: one === tab, ...counts[one] }))
  const overview = { label: t('users.overview'), href: userHref(username), current: tab === 'overview' }
  return <Tabs label={t('header.profile')} items={[overview, ...items]} />
}

function ProfileHead({ profile }: { profile: Profile }): ReactNode {
  const { t } = useWords()
  const { display_name: name, username, status, status_msg: message, bio_html: bio } = profile
  return (
    <>
      {message === undefined || message === '' ? null : (
        <div className={styles.status}>
          <Notice tone={status === 'suspended' ? 'warning' : 'neutral'}>
            <Prose html={message} />
          </Notice>
        </div>
      )}
      <header className={styles.person}>
        <Avatar name={name} src={profile.avatar || undefined} size="lg" />
        <div className={styles.about}>
          <h1 className={styles.name}>
            {name}
            {status === 'suspended' ? <Badge tone="warning">{t('users.suspended')}</Badge> : null}
            {status === 'deleted' ? <Badge tone="outline">{t('users.deleted')}</Badge> : null}
          </h1>
          <p className={styles.meta}>
            <bdi dir="ltr">@{username}</bdi>
          </p>
          <ProfileFacts profile={profile} />
          {bio === '' ? null : (
            <div className={styles.bio}>
              <Prose html={bio} />
            </div>
          )}
        </div>
        <ProfileActions profile={profile} />
      </header>
    </>
  )
}

/**
 * The viewer's actions on a profile: members can edit their own profile, and administrators can manage the accounts of
 * others.
 */
function ProfileActions({ profile }: { profile: Profile }): ReactNode {
  const words = useCommunityWords()
  const { admin } = useLoginState()
  const own = isSameUsername(useViewer()?.username, profile.username)
  if (!own && !admin) return null
  return (
    <div className={styles.actions} {...screenActions}>
      <ButtonGroup>
        {own ? <ButtonLink href={settingsHref('profile')}>{words('profile.edit')}</ButtonLink> : null}
        {own ? null : (
          <ButtonLink href={`/admin/users/${encodeURIComponent(profile.id)}`}>{words('profile.manage')}</ButtonLink>
        )}
      </ButtonGroup>
    </div>
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
      <ProfileLinks username={profile.username} />
    </div>
  )
}

/** Links to the member's profile at the user center. */
function ProfileLinks({ username }: { username: string }): ReactNode {
  const { api } = useSite()
  const hasAgent = useUserCenter() !== null
  const links = useQuery({ ...profileLinksQuery(api, username), enabled: hasAgent }).data?.personal_branding ?? []
  return links.map(({ name, label, icon, url }) => (
    <span key={name} className={styles.fact}>
      <SvgIcon svg={icon} />
      <a href={url} rel="nofollow noopener">
        {label}
      </a>
    </span>
  ))
}
