import { deriveLoginState } from '@quandary/guards'
import { Footer, PageFrame, QuestionIcon, SettingsIcon, SideNav, SoloFrame, TagIcon, UsersIcon } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSettings } from './settings.ts'
import { useSite, useWords } from './site-context.ts'
import { SiteHeader } from './site-header.tsx'
import { useViewer, viewerFacts } from './viewer.ts'

interface PageProps {
  /** The right column. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the main layout: header, side navigation, main column, footer. */
export function Page({ aside, children }: PageProps): ReactNode {
  const { t } = useWords()
  return (
    <PageFrame
      header={<SiteHeader />}
      nav={<SiteNav />}
      footer={<SiteFooter />}
      {...(aside === undefined ? {} : { aside, asideLabel: t('page.aside') })}
    >
      {children}
    </PageFrame>
  )
}

/** A page of one narrow column, for logging in and what goes with it. */
export function SoloPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <SoloFrame header={<SiteHeader narrow />} footer={<SiteFooter />}>
      {children}
    </SoloFrame>
  )
}

function SiteNav(): ReactNode {
  const { t } = useWords()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { admin } = deriveLoginState(viewerFacts(useViewer()))
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
      current: path.startsWith('/users') && !path.startsWith('/users/settings'),
    },
  ]
  const staff = [{ label: t('nav.admin'), href: '/admin', icon: <SettingsIcon /> }]
  return (
    <SideNav
      label={t('nav.main')}
      sections={[{ items: ways }, ...(admin ? [{ heading: t('nav.moderation'), items: staff }] : [])]}
    />
  )
}

function SiteFooter(): ReactNode {
  const { facts, t } = useSite()
  const { name } = useSettings()
  const year = new Date(facts.now * 1000).getUTCFullYear()
  return <Footer note={t('footer.copyright', { year, siteName: name })} />
}
