import {
  accentStyle,
  AutoIcon,
  Brand,
  ButtonLink,
  DocumentIcon,
  Footer,
  GaugeIcon,
  Header,
  HomeIcon,
  isAccent,
  MAIN_ID,
  NavTree,
  PageFrame,
  PlugIcon,
  SettingsIcon,
  type NavTreeEntry,
} from '@quandary/ui'
import { primaryColour } from '@quandary/web-shell'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { api } from './api.ts'
import type { TranslateAdmin } from './language-store.ts'
import { useLanguage } from './language.tsx'
import { addressOf, isCurrent, menu, type MenuEntry, type MenuGroup } from './navigation.ts'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { administratorQuery, siteInfoQuery } from './session.ts'
import { pendingAnswerCountQuery, pendingFlagCountQuery, pendingQuestionCountQuery } from './waiting-queries.ts'
import './number-fields.css.ts'
import './table-links.css.ts'

const YEAR = new Date().getFullYear()

const icons: Readonly<Record<MenuGroup, ReactNode>> = {
  contents: <DocumentIcon />,
  customize: <AutoIcon />,
  settings: <SettingsIcon />,
  plugins: <PlugIcon />,
}
function menuEntries(t: TranslateAdmin, path: string, waiting: Readonly<Record<string, number>>): NavTreeEntry[] {
  const item = (screen: Parameters<typeof isCurrent>[0]) => {
    const count = waiting[screen.path] ?? 0
    return {
      label: t(screen.label),
      href: addressOf(screen.path),
      current: isCurrent(screen, path),
      ...(count > 0 && { count, countLabel: t('nav.waiting', { count }) }),
    }
  }
  return menu.map((entry) =>
    'screens' in entry
      ? { label: t(entry.label), icon: icons[entry.group], items: entry.screens.map(item), open: isOpen(entry, path) }
      : { ...item(entry), icon: <GaugeIcon /> },
  )
}

/** True if a group of the menu is open: the contents always, other groups while one of their screens is shown. */
function isOpen({ group, screens }: Extract<MenuEntry, { group: MenuGroup }>, path: string): boolean {
  return group === 'contents' || screens.some((screen) => isCurrent(screen, path))
}

/** Header, menu tree and main column of every screen. */
export function AdminFrame(): ReactNode {
  const { t } = useLanguage()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const { pathname } = useLocation()
  const waiting = useWaiting()
  useFocusOnNewPage(pathname)
  useSiteAccent(primaryColour(site.theme.theme_config[site.theme.theme]))
  const { name } = site.general
  return (
    <PageFrame
      header={<AdminHeader name={name} logo={site.branding.logo} />}
      nav={
        <NavTree
          // Remounted per screen, so that the menu on a phone closes after a choice.
          key={pathname}
          label={t('nav.label')}
          toggle={t('nav.toggle')}
          entries={menuEntries(t, pathname, waiting)}
        />
      }
      footer={<Footer note={t('footer.copyright', { year: YEAR, siteName: name })} />}
    >
      <ReadOnlyNotice />
      <Outlet />
    </PageFrame>
  )
}

/** Returns the number of pending items by the path of their screen. */
function useWaiting(): Readonly<Record<string, number>> {
  const { data: questions = 0 } = useQuery(pendingQuestionCountQuery(api))
  const { data: answers = 0 } = useQuery(pendingAnswerCountQuery(api))
  const { data: flags = 0 } = useQuery(pendingFlagCountQuery(api))
  return { '/questions': questions, '/answers': answers, '/flags': flags }
}

function AdminHeader({ name, logo }: { name: string; logo: string }): ReactNode {
  const { t } = useLanguage()
  const { data: user } = useSuspenseQuery(administratorQuery(api))
  return (
    <Header
      brand={<Brand name={name} href="/" logoSrc={logo || undefined} column={false} />}
      end={
        <>
          <ButtonLink variant="quiet" href="/" icon={<HomeIcon />} collapse="sm">
            {t('nav.back')}
          </ButtonLink>
          <AccountMenu user={user} />
        </>
      }
    />
  )
}

/** Moves focus to the main column when the screen changes, so that screen readers read it from the start. */
function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}

function useSiteAccent(accent: string | undefined): void {
  useEffect(() => {
    if (accent === undefined || !isAccent(accent)) return
    document.documentElement.style.setProperty('--qd-accent', accentStyle(accent)['--qd-accent'])
  }, [accent])
}
