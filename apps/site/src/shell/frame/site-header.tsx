import { Brand, ButtonLink, DisclosureMenu, Header, PlusIcon, SettingsIcon } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import { createElement, Suspense, type ReactNode } from 'react'
import { askHref, loginHref, registerHref } from '../../addresses.ts'
import { UserCenterMenu } from './user-center-menu.tsx'
import { retriedPart } from '../loading/lazy-part.tsx'
import { useKeysChoice } from '../keys/keys-choice.ts'
import { headerEnd, type HeaderEndProps } from './header-end.ts'
import { PreferenceChoices } from './preference-choices.tsx'
import { useSettings } from '../context/settings.ts'
import { useWords } from '../context/site-context.ts'
import * as styles from './site-header.css.ts'
import { SiteSearch } from './site-search.tsx'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { useReturnAddress } from '../navigation/use-return-address.ts'
import { useViewer } from '../context/viewer.ts'

const LaterEnd = retriedPart(async () => (await import('./member-end.tsx')).MemberEnd)

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
          {viewer === null ? <GuestEnd narrow={narrow} /> : <MemberEnd person={viewer} narrow={narrow} />}
        </>
      }
    />
  )
}

function HeaderSearch(): ReactNode {
  const { t } = useWords()
  const isHydrated = useIsHydrated()
  const chosen = useKeysChoice()
  const keysWork = isHydrated && chosen
  // Only the search page fills the field. On other pages, `q` is not part of the address that the server renders for.
  const query = useRouterState({
    select: ({ location: { searchStr }, matches }) =>
      matches.at(-1)?.routeId === '/search' ? (new URLSearchParams(searchStr).get('q') ?? '') : '',
  })
  return <SiteSearch query={query} label={t('header.search_label')} {...(keysWork && { shortcut: '/' })} />
}

function AskButton(): ReactNode {
  const { t } = useWords()
  return (
    <span className={styles.hiddenOnPhones}>
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
      <span className={narrow ? undefined : styles.hiddenOnPhones}>
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

/**
 * The end of a member's header. For a member's page, the component is provided before hydration. If a guest logs in, it
 * is loaded after the login.
 */
function MemberEnd(props: HeaderEndProps): ReactNode {
  return <Suspense>{createElement(headerEnd() ?? LaterEnd, props)}</Suspense>
}
