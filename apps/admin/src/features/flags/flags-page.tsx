import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  Badge,
  Button,
  ButtonLink,
  Cell,
  ColumnHead,
  EmptyState,
  Link,
  RowHead,
  Table,
  TableRow,
  Tabs,
  UserLine,
} from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { rowBeside, rowButton } from '../../shell/return-focus.ts'
import { pendingFlagCountQuery } from '../../shell/waiting-queries.ts'
import { BeyondEnd, Day, ListFrame, OrderHead, OrderSelect, type Ordering } from '../lists/index.ts'
import { FlagDecision } from './flag-decision.tsx'
import { flaggedPostAddress } from './flag-post.ts'
import * as styles from './flags-page.css.ts'
import {
  type FlagColumn,
  flagAddress,
  flagColumns,
  flagKinds,
  flagsQuery,
  flagStates,
  type FlagSearch,
  type FlagState,
} from './flag-queries.ts'

/** Contents › Flags: the pending flags, or the completed ones. */
export function FlagsPage({ search }: { search: FlagSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(flagsQuery(api, search))
  const [deciding, setDeciding] = useState<Schemas['FlagItem']>()
  const ordering: Ordering<FlagColumn> = {
    columns: flagColumns,
    current: search,
    href: (order) => flagAddress({ ...search, ...order, page: 1 }),
  }
  return (
    <ListFrame
      title={t('nav.flags')}
      meta={t('flags.count', { count: data.count, n: formatExactCount(data.count, language) })}
      actions={
        <ButtonLink size="sm" href="/review?type=flagged_post">
          {t('flags.queue')}
        </ButtonLink>
      }
      tabs={<FlagTabs search={search} />}
      kinds={{
        label: t('flags.type'),
        items: flagKinds.map((kind) => ({
          label: t(`flags.kinds_${kind}`),
          href: flagAddress({ ...search, kind, page: 1 }),
          current: kind === search.kind,
        })),
      }}
      order={data.count > 1 ? <OrderSelect ordering={ordering} always /> : null}
      page={search.page}
      count={data.count}
      pageHref={(page) => flagAddress({ ...search, page })}
    >
      {data.count === 0 ? (
        <EmptyState title={t(`flags.none_${search.state}`)}>{t(`flags.none_${search.state}_help`)}</EmptyState>
      ) : data.list.length === 0 ? (
        <BeyondEnd first={flagAddress({ ...search, page: 1 })} />
      ) : (
        <FlagTable flags={data.list} ordering={ordering} state={search.state} onDecide={setDeciding} />
      )}
      {deciding === undefined ? null : (
        <Suspense>
          <FlagDecision
            flag={deciding}
            next={rowBeside(
              data.list.map(({ id }) => id),
              [deciding.id],
            )}
            onClose={() => setDeciding(undefined)}
          />
        </Suspense>
      )}
    </ListFrame>
  )
}

function FlagTabs({ search }: { search: FlagSearch }): ReactNode {
  const { t } = useLanguage()
  const { data: pending } = useQuery(pendingFlagCountQuery(api))
  return (
    <Tabs
      label={t('status')}
      items={flagStates.map((state) => ({
        label: t(`flags.state_${state}`),
        href: flagAddress({ ...search, state, page: 1 }),
        current: state === search.state,
        ...(state === 'pending' && pending !== undefined && { count: pending }),
      }))}
    />
  )
}

interface FlagTableProps {
  flags: readonly Schemas['FlagItem'][]
  ordering: Ordering<FlagColumn>
  state: FlagState
  onDecide: (flag: Schemas['FlagItem']) => void
}

function FlagTable({ flags, ordering, state, onDecide }: FlagTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Table caption={t('nav.flags')}>
      <thead>
        <tr>
          <ColumnHead>{t('flags.content')}</ColumnHead>
          <ColumnHead wide>{t('flags.type')}</ColumnHead>
          <ColumnHead wide>{t('flags.reason')}</ColumnHead>
          <OrderHead ordering={ordering} column="created" wide>
            {t('created')}
          </OrderHead>
          <ColumnHead>{t(state === 'pending' ? 'action' : 'flags.outcome')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {flags.map((flag) => (
          <FlagRow key={flag.id} flag={flag} onDecide={onDecide} />
        ))}
      </tbody>
    </Table>
  )
}

function FlagRow({ flag, onDecide }: { flag: Schemas['FlagItem'] } & Pick<FlagTableProps, 'onDecide'>): ReactNode {
  const { t } = useLanguage()
  const { title, excerpt, object_type, created_at, reported_user, flagged_reason, flagged_content } = flag
  const type = <Badge tone="outline">{t(`flags.kind_${object_type}`)}</Badge>
  return (
    <TableRow>
      <RowHead
        detail={
          <>
            <span className={styles.excerpt}>{excerpt}</span>
            <UserLine
              name={reported_user.display_name}
              href={`/admin/users/${reported_user.id}`}
              avatarSrc={reported_user.avatar || undefined}
            />
          </>
        }
        narrow={
          <>
            {type} <FlagReason flag={flag} /> <Day at={created_at} />
          </>
        }
      >
        <Link href={flaggedPostAddress(flag)} variant="plain">
          {title}
        </Link>
      </RowHead>
      <Cell wide>{type}</Cell>
      <Cell wide className={styles.reason}>
        <FlagReason flag={flag} />
      </Cell>
      <Cell wide className={styles.time}>
        <Day at={created_at} />
      </Cell>
      <Cell className={flagged_reason === null ? undefined : styles.outcome}>
        {flagged_reason === null ? (
          <Button
            {...rowButton(flag.id)}
            size="sm"
            aria-label={t('flags.decide_on', { title })}
            onClick={() => onDecide(flag)}
          >
            {t('flags.decide')}
          </Button>
        ) : (
          <>
            {flagged_reason.name}
            {flagged_content === '' ? null : <span className={styles.detail}>{flagged_content}</span>}
          </>
        )}
      </Cell>
    </TableRow>
  )
}

/** The reason for a flag, its note, and the person who flagged. */
function FlagReason({ flag }: { flag: Schemas['FlagItem'] }): ReactNode {
  const { t } = useLanguage()
  const { reason, content, report_user } = flag
  return (
    <>
      {reason.name}
      {content === '' ? null : <span className={styles.detail}>{content}</span>}
      <span className={styles.detail}>
        {t('flags.by')} <Link href={`/admin/users/${report_user.id}`}>{report_user.display_name}</Link>
      </span>
    </>
  )
}
