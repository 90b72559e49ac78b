import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { Cell, ColumnHead, Link, RowHead, SelectCell, TableRow, type Selection } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { Day, Facts, ListTable, wordCell } from '../lists/index.ts'
import { PostActionMenu } from './post-action-parts.tsx'
import type { PostNoun } from './post-actions.ts'
import { PostAuthor } from './post-list-parts.tsx'
import type { PostRows } from './post-list.tsx'
import type { PostFilter } from './post-queries.ts'
import { PostStatus } from './post-status.tsx'
import * as styles from './post-table.css.ts'

interface PostTableProps {
  noun: PostNoun
  filter: PostFilter
  selection: Selection
  /** Head of the first column. */
  title: string
  /** Heads of the columns that order the list. */
  heads: ReactNode
  children: ReactNode
}

/** The table of a list of posts. */
export function PostTable({ noun, filter, selection, title, heads, children }: PostTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <ListTable
      caption={t(`nav.${noun}`)}
      selection={selection}
      heads={
        <>
          <ColumnHead>{title}</ColumnHead>
          {heads}
          {filter === 'normal' ? null : <ColumnHead wide>{t('status')}</ColumnHead>}
        </>
      }
    >
      {children}
    </ListTable>
  )
}

interface PostRowProps {
  rows: PostRows
  post: Pick<Schemas['AdminQuestionItem'], 'id' | 'vote_count' | 'create_time' | 'user_info'>
  /** Title that the row shows. */
  title: string
  /** Name of the post for its checkbox and menu. */
  name: string
  /** Address of the post on the site. */
  href: string
  /** Shown after the title. */
  badge?: ReactNode
  /** Beginning of the text, shown between the title and the author. */
  excerpt?: string | undefined
  /** An additional fact, for windows that are too narrow for columns. */
  fact?: ReactNode
  /** Cells between votes and date. */
  cells?: ReactNode
}

/** The row of a post. */
export function PostRow(props: PostRowProps): ReactNode {
  const { rows, post, title, name, href, badge, excerpt, fact, cells } = props
  const { noun, filter, selection, acting } = rows
  const { id, vote_count, create_time, user_info } = post
  const { t, language } = useLanguage()
  const votes = formatExactCount(vote_count, language)
  return (
    <TableRow selected={selection.has(id)}>
      <SelectCell selection={selection} id={id} name={name} />
      <RowHead
        detail={
          <>
            {excerpt === undefined ? null : <span className={styles.excerpt}>{excerpt}</span>}
            <PostAuthor author={user_info} />
          </>
        }
        narrow={
          <Facts>
            {filter === 'normal' ? null : <PostStatus filter={filter} />}
            {t('posts.votes_of', { count: vote_count, votes })}
            {fact}
            <Day at={create_time} />
          </Facts>
        }
      >
        <Link href={href} variant="plain">
          {title}
        </Link>
        {badge === undefined ? null : ' '}
        {badge}
      </RowHead>
      <Cell wide numeric>
        {votes}
      </Cell>
      {cells}
      <Cell wide>
        <Day at={create_time} />
      </Cell>
      {filter === 'normal' ? null : (
        <Cell wide className={wordCell}>
          <PostStatus filter={filter} />
        </Cell>
      )}
      <Cell>
        <PostActionMenu noun={noun} filter={filter} acting={acting} id={id} title={name} href={href} />
      </Cell>
    </TableRow>
  )
}
