import type { Schemas } from '@quandary/api-client'
import { EmptyState, Link, Meta, UserLine } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { focusPage } from '../../shell/return-focus.ts'
import { userQuery } from '../users/index.ts'
import type { PostNoun } from './post-actions.ts'
import type { PostFilter } from './post-queries.ts'

/** The author of a post, with a link to the account. */
export function PostAuthor({ author }: { author: Schemas['UserCard'] }): ReactNode {
  return (
    <UserLine name={author.display_name} href={`/admin/users/${author.id}`} avatarSrc={author.avatar || undefined} />
  )
}

/** Shows the person whose posts are listed, with a link to the posts of all people. */
export function OfAuthor({ user, allHref }: { user: string; allHref: string }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(userQuery(api, user))
  return (
    <p>
      <Meta>
        {t('posts.of_author', { name: data?.display_name ?? user })}{' '}
        <Link href={allHref} onClick={focusPage}>
          {t('posts.of_all')}
        </Link>
      </Meta>
    </p>
  )
}

/** Replaces the rows of an empty list, with a sentence for its filter. */
export function NoPosts({ noun, filter }: { noun: PostNoun; filter: PostFilter }): ReactNode {
  const { t } = useLanguage()
  return <EmptyState title={t(`${noun}.none_${filter}`)}>{t(`${noun}.none_${filter}_help`)}</EmptyState>
}
