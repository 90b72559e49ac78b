import { deriveLoginState, isStaff } from '@quandary/guards'
import {
  Avatar,
  BookmarkIcon,
  Brand,
  ButtonLink,
  DisclosureMenu,
  Header,
  LogoutIcon,
  PlusIcon,
  ReviewIcon,
  SearchField,
  SettingsIcon,
  UserIcon,
} from '@quandary/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { askHref, loginHref, registerHref, settingsHref, userHref, withQuery } from '../../addresses.ts'
import { UserCenterMenu } from './user-center-menu.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { useKeysChoice } from '../keys/keys-choice.ts'
import * as menu from './menu-entries.css.ts'
import { NotificationLinks } from './notification-links.tsx'
import { useNotificationStatus } from '../live/notification-status.ts'
import { PreferenceChoices } from './preference-choices.tsx'
import { useSettings } from '../context/settings.ts'
import { useWords } from '../context/site-context.ts'
import * as styles from './site-header.css.ts'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { useReturnAddress } from '../navigation/use-return-address.ts'
import { useViewer, viewerFacts, type Person } from '../context/viewer.ts'

/** The header of every page: name, search, the ask button, and the account menu or the login. */
export function SiteHeader({ narrow }: { narrow: boolean }): ReactNode {
  const { name, logo, mobileLogo, navbar } = useSettings()
  const viewer = useViewer()
  const logos = { logoSrc: logo || undefined, mobileLogoSrc: mobileLogo || undefined }
  return (
    <Header
      narrow={narrow}
      tone={navbar}
      brand={<Brand name={name} href="/" {...logos} column={!narrow} />}
      {...(narrow ? {} : { search: <HeaderSearch /> })}
      end={
        <>
          {narrow ? null : <AskButton />}
          {narrow ? null : <UserCenterMenu />}
          {viewer === null ? <GuestEnd narrow={narrow} /> : <PersonEnd person={viewer} narrow={narrow} />}
        </>
      }
    />
  )
}

function HeaderSearch(): ReactNode {
  const { t } = useWords()
  const router = useRouter()
  const isHydrated = useIsHydrated()
  const chosen = useKeysChoice()
  const keysWork = isHydrated && chosen
  // Other pages do not read it, so the server renders them without it.
  const query = useRouterState({
    select: ({ location: { searchStr }, matches }) =>
      matches.at(-1)?.routeId === '/search' ? (new URLSearchParams(searchStr).get('q') ?? '') : '',
  })
  return (
    <SearchField
      key={query}
      action="/search"
      defaultValue={query}
      label={t('header.search_label')}
      {...(keysWork && { shortcut: '/' })}
      onSearch={(q) => (q === '' ? undefined : void router.navigate({ href: withQuery('/search', { q }) }))}
    />
  )
}

function AskButton(): ReactNode {
  const { t } = useWords()
  return (
    <span className={styles.besideBar}>
      <ButtonLink href={askHref()} variant="primary" icon={<PlusIcon />}>
        {t('header.ask')}
      </ButtonLink>
    </span>
  )
}

function GuestEnd({ narrow }: { narrow: boolean }): ReactNode {
  const { t } = useWords()
  const { allowRegistrations } = useSettings()
  const next = useReturnAddress()
  return (
    <>
      <span className={narrow ? undefined : styles.besideBar}>
        <ButtonLink href={loginHref(next)} variant="quiet">
          {t('auth.login')}
        </ButtonLink>
      </span>
      {allowRegistrations ? <ButtonLink href={registerHref(next)}>{t('auth.signup')}</ButtonLink> : null}
      <DisclosureMenu label={t('header.preferences')} face={<SettingsIcon />}>
        <PreferenceChoices />
      </DisclosureMenu>
    </>
  )
}

function PersonEnd({ person, narrow }: { person: NonNullable<Person>; narrow: boolean }): ReactNode {
  const { t } = useWords()
  const { admin, normal } = deriveLoginState(viewerFacts(person))
  const mayReview = (useNotificationStatus()?.can_revision ?? false) || isStaff(viewerFacts(person))
  const { custom, gravatar, type } = person.avatar
  const picture = type === 'custom' ? custom : type === 'gravatar' ? gravatar : ''
  return (
    <>
      {normal ? <NotificationLinks narrow={narrow} /> : null}
      <DisclosureMenu
        label={t('header.account', { name: person.display_name })}
        face={<Avatar name={person.display_name} src={picture || undefined} size="sm" />}
      >
        <div className={menu.group}>
          <p className={menu.who}>{person.display_name}</p>
          <AppLink href={userHref(person.username)} className={menu.item}>
            <UserIcon />
            {t('header.profile')}
          </AppLink>
          <AppLink href={userHref(person.username, 'bookmarks')} className={menu.item}>
            <BookmarkIcon />
            {t('header.bookmarks')}
          </AppLink>
          <AppLink href={settingsHref('profile')} className={menu.item}>
            <SettingsIcon />
            {t('header.settings')}
          </AppLink>
          {mayReview ? (
            <AppLink href="/review" className={menu.item}>
              <ReviewIcon />
              {t('nav.review')}
            </AppLink>
          ) : null}
          {admin ? (
            <AppLink href="/admin" className={menu.item}>
              <SettingsIcon />
              {t('nav.admin')}
            </AppLink>
          ) : null}
        </div>
        <PreferenceChoices />
        <div className={menu.group}>
          <AppLink href="/users/logout" className={menu.item}>
            <LogoutIcon />
            {t('header.logout')}
          </AppLink>
        </div>
      </DisclosureMenu>
    </>
  )
}
