import { deriveLoginState } from '@quandary/guards'
import { Avatar, BookmarkIcon, DisclosureMenu, LogoutIcon, ReviewIcon, SettingsIcon, UserIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { settingsHref, userHref } from '../../addresses.ts'
import { viewerFacts } from '../context/viewer.ts'
import { useWords } from '../context/site-context.ts'
import { useMayReview } from '../live/use-may-review.ts'
import { AppLink } from '../navigation/app-link.tsx'
import type { HeaderEndProps } from './header-end.ts'
import * as menu from './menu-entries.css.ts'
import { NotificationLinks } from './notification-links.tsx'
import { PreferenceChoices } from './preference-choices.tsx'

/** The end of a member's header: notifications and the account menu. */
export function MemberEnd({ person, narrow }: HeaderEndProps): ReactNode {
  const { t } = useWords()
  const { admin, normal } = deriveLoginState(viewerFacts(person))
  const mayReview = useMayReview()
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
