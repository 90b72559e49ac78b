import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { Avatar, Cell, ColumnHead, Link, RowHead, SelectCell, TableRow, type Selection } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { Day, Facts, ListTable, OrderHead, type Ordering, wordCell } from '../lists/index.ts'
import { UserActionMenu } from './user-action-menu.tsx'
import type { UserColumn, UserFilter } from './user-queries.ts'
import * as styles from './user-table.css.ts'
import { UserStatus } from './user-status.tsx'

type User = Schemas['AdminUserItem']

/** Time columns that only the lists of some filters have. */
const moments = {
  suspended: { head: 'users.suspended_at', at: (user: User) => user.suspended_at },
  deleted: { head: 'users.deleted_at', at: (user: User) => user.deleted_at },
} as const

interface UserTableProps {
  users: readonly User[]
  ordering: Ordering<UserColumn>
  filter: UserFilter
  selection: Selection
  /** Ids of the accounts that can be selected; if empty, there are no checkboxes. */
  changeable: readonly string[]
}

/**
 * The table of accounts. For suspended and deleted accounts it has a column with the time of the suspension or
 * deletion.
 */
export function UserTable({ users, ordering, filter, selection, changeable }: UserTableProps): ReactNode {
  const { t } = useLanguage()
  const moment = filter === 'suspended' || filter === 'deleted' ? moments[filter] : undefined
  return (
    <ListTable
      caption={t('nav.users')}
      selection={changeable.length === 0 ? undefined : selection}
      heads={
        <>
          <ColumnHead>{t('users.person')}</ColumnHead>
          <OrderHead ordering={ordering} column="reputation" wide numeric>
            {t('users.reputation')}
          </OrderHead>
          {moment ? (
            <ColumnHead wide>{t('created')}</ColumnHead>
          ) : (
            <OrderHead ordering={ordering} column="created" wide>
              {t('created')}
            </OrderHead>
          )}
          {moment ? (
            <OrderHead ordering={ordering} column="created" wide>
              {t(moment.head)}
            </OrderHead>
          ) : null}
          <ColumnHead wide>{t('status')}</ColumnHead>
          <ColumnHead wide>{t('users.role')}</ColumnHead>
        </>
      }
    >
      {users.map((user) => (
        <UserRow
          key={user.user_id}
          user={user}
          moment={moment?.at(user)}
          tick={
            changeable.length === 0 ? null : changeable.includes(user.user_id) ? (
              <SelectCell selection={selection} id={user.user_id} name={user.display_name} />
            ) : (
              <Cell />
            )
          }
          selected={selection.has(user.user_id)}
        />
      ))}
    </ListTable>
  )
}

interface UserRowProps {
  user: User
  /** Time of the suspension or deletion, if the list has that column. */
  moment: number | undefined
  /** The cell with the checkbox, if the list has that column. */
  tick: ReactNode
  selected: boolean
}

function UserRow({ user, moment, tick, selected }: UserRowProps): ReactNode {
  const { t, language } = useLanguage()
  const role = t(`users.role_${user.role_id}`)
  return (
    <TableRow selected={selected}>
      {tick}
      <RowHead
        detail={user.e_mail === '' ? undefined : <span className={styles.underName}>{user.e_mail}</span>}
        narrow={
          <span className={styles.underName}>
            {user.status === 'normal' ? null : <UserStatus user={user} />}
            <Facts>
              {role}
              {`${formatExactCount(user.rank, language)} ${t('kit.reputation')}`}
            </Facts>
          </span>
        }
      >
        <span className={styles.person}>
          <Avatar name={user.display_name} src={user.avatar || undefined} size="xs" />
          <Link variant="plain" href={`/admin/users/${user.user_id}`}>
            {user.display_name}
          </Link>
        </span>
      </RowHead>
      <Cell wide numeric>
        {formatExactCount(user.rank, language)}
      </Cell>
      <Cell wide>
        <Day at={user.created_at} />
      </Cell>
      {moment === undefined ? null : (
        <Cell wide>
          <Day at={moment} />
        </Cell>
      )}
      <Cell wide className={wordCell}>
        <UserStatus user={user} />
      </Cell>
      <Cell wide className={wordCell}>
        {role}
      </Cell>
      <Cell>
        <UserActionMenu user={user} />
      </Cell>
    </TableRow>
  )
}
