import type { Schemas } from '@quandary/api-client'
import { languageTag, type Language } from '@quandary/i18n'
import {
  Avatar,
  AutoIcon,
  IconButton,
  LogoutIcon,
  Menu,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MoonIcon,
  SunIcon,
  useToast,
  UserIcon,
} from '@quandary/ui'
import { isTheme } from '@quandary/web-shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from './api.ts'
import { storeLanguage } from './language-store.ts'
import { useLanguage } from './language.tsx'
import { findOffered, offeredLanguages } from './offered-languages.ts'
import { navigateTo } from './navigate.ts'
import { siteInfoQuery } from './session.ts'
import { chooseTheme, effectiveTheme } from './theme.ts'

/**
 * The administrator's avatar, which opens profile, theme, language and sign-out. Theme and language are offered only if
 * the account settings leave them open. Signing out is done by a page of the site, because calls that are still running
 * on this page would be refused.
 */
export function AccountMenu({ user }: { user: Schemas['CurrentUser'] }): ReactNode {
  const { t } = useLanguage()
  const { type, custom, gravatar } = user.avatar
  const source = type === 'custom' ? custom : type === 'gravatar' ? gravatar : undefined
  const picture = <Avatar name={user.display_name} src={source} size="sm" />
  return (
    <Menu align="end" trigger={<IconButton label={t('account.menu', { name: user.display_name })} icon={picture} />}>
      <MenuLabel>{user.display_name}</MenuLabel>
      <MenuLink href={`/users/${user.username}`} icon={<UserIcon />}>
        {t('account.profile')}
      </MenuLink>
      <MenuSeparator />
      {isTheme(user.color_scheme) ? null : <ThemeChoice />}
      {findOffered(user.language) ? null : <LanguageChoice />}
      <MenuItem icon={<LogoutIcon />} onSelect={() => void navigateTo('/users/logout')}>
        {t('account.logout')}
      </MenuItem>
    </Menu>
  )
}

/** Menu entries to choose the theme for this browser. */
function ThemeChoice(): ReactNode {
  const { t } = useLanguage()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const [theme, setTheme] = useState(() => effectiveTheme({ person: '', site: site.theme.color_scheme }))
  return (
    <>
      <MenuLabel>{t('account.theme')}</MenuLabel>
      <MenuChoice
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        options={[
          { value: 'system', label: t('account.theme_system'), icon: <AutoIcon /> },
          { value: 'light', label: t('account.theme_light'), icon: <SunIcon /> },
          { value: 'dark', label: t('account.theme_dark'), icon: <MoonIcon /> },
        ]}
      />
      <MenuSeparator />
    </>
  )
}

/** Menu entries to choose the language for this browser. */
function LanguageChoice(): ReactNode {
  const { t, language, store } = useLanguage()
  const toast = useToast()
  const onChange = (chosen: Language) => {
    storeLanguage(chosen)
    store.show(chosen).catch(() => toast.show({ tone: 'error', text: t('error.offline') }))
  }
  return (
    <>
      <MenuLabel>{t('account.language')}</MenuLabel>
      <MenuChoice
        value={language}
        onChange={onChange}
        options={offeredLanguages().map(({ code, label }) => ({
          value: code,
          label: <span lang={languageTag(code)}>{label}</span>,
        }))}
      />
      <MenuSeparator />
    </>
  )
}
