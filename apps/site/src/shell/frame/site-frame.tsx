import { deriveLoginState } from '@quandary/guards'
import {
  Footer,
  Frame,
  Link,
  QuestionIcon,
  ReviewIcon,
  SettingsIcon,
  SideNav,
  TagIcon,
  UsersIcon,
  type NavItem,
} from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LegalLinks } from './legal-links.tsx'
import { useNarrow } from './narrow.ts'
import { useMayReview } from '../live/use-may-review.ts'
import { useNotificationStatus } from '../live/notification-status.ts'
import { PhoneBar } from './phone-bar.tsx'
import { useSettings } from '../context/settings.ts'
import { useSite, useWords } from '../context/site-context.ts'
import { SiteHeader } from './site-header.tsx'
import { useViewer, viewerFacts } from '../context/viewer.ts'

/**
 * The frame of every page: header, side navigation and footer. The document renders it once, outside of routes and
 * error screens, so an open menu, a typed search and the focus survive a navigation.
 */
export function SiteFrame({ children }: { children: ReactNode }): ReactNode {
  const { width } = useSettings()
  const narrow = useNarrow()
  return (
    <Frame
      width={width}
      header={<SiteHeader narrow={narrow} />}
      nav={narrow ? undefined : <SiteNav />}
      footer={
        <>
          <SiteFooter narrow={narrow} />
          {narrow ? null : <PhoneBar />}
        </>
      }
    >
      {children}
    </Frame>
  )
}

function SiteNav(): ReactNode {
  const { t } = useWords()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const moderation = useModeration(path)
  const ways = [
    {
      label: t('nav.questions'),
      href: '/questions',
      icon: <QuestionIcon />,
      current: path === '/' || path.startsWith('/questions'),
    },
    { label: t('nav.tags'), href: '/tags', icon: <TagIcon />, current: path.startsWith('/tags') },
    {
      label: t('nav.users'),
      href: '/users',
      icon: <UsersIcon />,
      current: /^\/users(?!\/(settings|notifications))/.test(path),
    },
  ]
  return (
    <SideNav
      label={t('nav.main')}
      sections={[
        { items: ways },
        ...(moderation.length > 0 ? [{ heading: t('nav.moderation'), items: moderation }] : []),
      ]}
    />
  )
}

/** Returns the navigation entries for reviewers, with the number of open tasks, and for administrators. */
function useModeration(path: string): NavItem[] {
  const { t } = useWords()
  const viewer = viewerFacts(useViewer())
  const { admin } = deriveLoginState(viewer)
  const mayReview = useMayReview()
  const { revision: count = 0 } = useNotificationStatus() ?? {}
  const review = {
    label: t('nav.review'),
    href: '/review',
    icon: <ReviewIcon />,
    current: path === '/review',
    count,
    countLabel: t('nav.review_pending', { count }),
  }
  return [
    ...(mayReview ? [review] : []),
    ...(admin ? [{ label: t('nav.admin'), href: '/admin', icon: <SettingsIcon /> }] : []),
  ]
}

function SiteFooter({ narrow }: { narrow: boolean }): ReactNode {
  const { facts, t } = useSite()
  const { contactEmail, loginRequired, name } = useSettings()
  const viewer = useViewer()
  const year = new Date(facts.now * 1000).getUTCFullYear()
  return (
    <Footer note={t('footer.copyright', { year, siteName: name })} narrow={narrow}>
      {loginRequired && viewer === null ? null : (
        <>
          <Link href="/help">{t('footer.help')}</Link>
          <Link href="/help#keys">{t('footer.keys')}</Link>
        </>
      )}
      {/*
       * Guests choose the language in a menu of the header (`<details>`). A link to a fragment inside the menu makes
       * the browser open it.
       */}
      <a href={viewer === null ? '#language' : `${facts.base}/users/settings/interface`}>{t('language.label')}</a>
      <LegalLinks />
      {contactEmail === '' ? null : <a href={`mailto:${contactEmail}`}>{t('footer.contact')}</a>}
      {/* Omitted on a private site, where only members can read the feed. */}
      {loginRequired ? null : <a href={`${facts.base}/feed.rss`}>{t('footer.feed')}</a>}
    </Footer>
  )
}
