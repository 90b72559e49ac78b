import { deriveLoginState } from '@quandary/guards'
import { BellIcon, BottomNav, HomeIcon, PlusIcon, SearchIcon, UserIcon } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { askHref, loginHref, userHref } from '../../addresses.ts'
import { useNotificationStatus } from '../live/notification-status.ts'
import { BELL_HREF } from '../live/open-bell.ts'
import { useWords } from '../context/site-context.ts'
import { useReturnAddress } from '../navigation/use-return-address.ts'
import { useViewer, viewerFacts } from '../context/viewer.ts'

/** Links to the most used screens, at the bottom of a phone's screen. The header omits them there. */
export function PhoneBar(): ReactNode {
  const { t } = useWords()
  const viewer = useViewer()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const next = useReturnAddress()
  const { inbox = 0 } = useNotificationStatus() ?? {}
  const { normal } = deriveLoginState(viewerFacts(viewer))
  const me =
    viewer === null
      ? { label: t('auth.login'), href: loginHref(next) }
      : { label: t('nav.me'), href: userHref(viewer.username) }
  const items = [
    { label: t('nav.home'), href: '/', icon: <HomeIcon size="lg" />, current: path === '/' || path === '/questions' },
    { label: t('header.search'), href: '/search', icon: <SearchIcon size="lg" /> },
    { label: t('nav.ask'), href: askHref(), icon: <PlusIcon size="lg" /> },
    ...(normal
      ? [
          {
            label: t('header.inbox'),
            href: BELL_HREF,
            icon: <BellIcon size="lg" />,
            count: inbox,
            countLabel: t('nav.new', { count: inbox }),
          },
        ]
      : []),
    { ...me, icon: <UserIcon size="lg" /> },
  ]
  return (
    <BottomNav
      label={t('nav.bar')}
      items={items.map((item) => ({ current: `${path}/`.startsWith(`${item.href}/`), ...item }))}
    />
  )
}
