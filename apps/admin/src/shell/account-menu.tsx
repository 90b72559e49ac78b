import type { Schemas } from '@quandary/api-client'
import { languages, languageTag, type Language } from '@quandary/i18n'
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
import { useState, type ReactNode } from 'react'
import { api, tokens } from './api.ts'
import { keepLanguage } from './language-store.ts'
import { useLanguage } from './language.tsx'
import { leaveFor } from './leave.ts'
import { chooseTheme, chosenTheme } from './theme.ts'

/** The administrator's picture; opens profile, theme, language and the way out. */
export function AccountMenu({ user }: { user: Schemas['CurrentUser'] }): ReactNode {
  const { t } = useLanguage()
  const picture = <Avatar name={user.display_name} src={user.avatar.custom || user.avatar.gravatar} size="sm" />
  const onLogout = async () => {
    // Whatever the server says: this browser forgets the session.
    await api.call('logout')
    tokens.clear()
    await leaveFor('/')
  }
  return (
    <Menu align="end" trigger={<IconButton label={t('account.menu', { name: user.display_name })} icon={picture} />}>
      <MenuLabel>{user.display_name}</MenuLabel>
      <MenuLink href={`/users/${user.username}`} icon={<UserIcon />}>
        {t('account.profile')}
      </MenuLink>
      <MenuSeparator />
      <MenuLabel>{t('account.theme')}</MenuLabel>
      <ThemeChoice />
      <MenuSeparator />
      <MenuLabel>{t('account.language')}</MenuLabel>
      <LanguageChoice />
      <MenuSeparator />
      <MenuItem icon={<LogoutIcon />} onSelect={() => void onLogout()}>
        {t('account.logout')}
      </MenuItem>
    </Menu>
  )
}

function ThemeChoice(): ReactNode {
  const { t } = useLanguage()
  const [theme, setTheme] = useState(chosenTheme)
  return (
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
  )
}

function LanguageChoice(): ReactNode {
  const { t, language, store } = useLanguage()
  const toast = useToast()
  const onChange = (chosen: Language) => {
    keepLanguage(chosen)
    store.show(chosen).catch(() => toast.show({ tone: 'error', text: t('error.offline') }))
  }
  return (
    <MenuChoice
      value={language}
      onChange={onChange}
      options={languages.map(({ code, label }) => ({
        value: code,
        label: <span lang={languageTag(code)}>{label}</span>,
      }))}
    />
  )
}
