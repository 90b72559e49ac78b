import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { UserCard } from '@quandary/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import * as styles from './reviews.css.ts'

interface ReviewCardProps {
  /** The kind of task, and how long it has been waiting. */
  kind: ReactNode
  title: string
  /** Address of the post on its own page. */
  href: string | undefined
  author: Schemas['UserCard']
  /** True after a decision on the previous task, which moves the focus to this card. */
  takesFocus: boolean
  children: ReactNode
  actions: ReactNode
}

/** A review task: the post in context, its author, and the possible decisions. */
export function ReviewCard({ kind, title, href, author, takesFocus, children, actions }: ReviewCardProps): ReactNode {
  const { t, language } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.meta}>{kind}</p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {href === undefined ? title : <AppLink href={href}>{title}</AppLink>}
        </h2>
        <div className={styles.author}>
          <UserCard
            name={author.display_name}
            href={author.status === 'deleted' ? undefined : userHref(author.username)}
            avatarSrc={author.avatar || undefined}
          >
            {formatExactCount(author.rank, language)} {t('users.reputation')}
          </UserCard>
        </div>
      </header>
      {children}
      <footer className={styles.actions} {...screenActions}>
        {actions}
      </footer>
    </article>
  )
}

/** A part of a task with a small heading. */
export function ReviewPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.part}>
      <p className={styles.meta}>{title}</p>
      {children}
    </section>
  )
}
