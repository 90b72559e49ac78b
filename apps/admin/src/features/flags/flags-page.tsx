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
import { focusPage, rowBeside, rowButton } from '../../shell/return-focus.ts'
import { pendingFlagCountQuery } from '../../shell/waiting-queries.ts'
import { BeyondEnd, Day, ListFrame, OrderHead, OrderSelect, type Ordering } from '../lists/index.ts'
import { FlagDecision } from './flag-decision.tsx'
import { FlagOutcome, FlagReason } from './flag-facts.tsx'
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
        search.state === 'pending' && data.count === 0 ? null : (
          <ButtonLink size="sm" href="/review?type=flagged_post">
            {t('flags.queue')}
          </ButtonLink>
        )
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
        <NoFlags search={search} />
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

/** Replaces the rows of an empty list, and leads to the other one. */
function NoFlags({ search }: { search: FlagSearch }): ReactNode {
  const { t } = useLanguage()
  const { state } = search
  const other = state === 'pending' ? 'completed' : 'pending'
  return (
    <EmptyState
      title={t(`flags.none_${state}`)}
      actions={
        <ButtonLink href={flagAddress({ ...search, state: other, page: 1 })} onClick={focusPage}>
          {t(`flags.show_${other}`)}
        </ButtonLink>
      }
    >
      {t(`flags.none_${state}_help`)}
    </EmptyState>
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
          {state === 'pending' ? (
            <ColumnHead>{t('action')}</ColumnHead>
          ) : (
            <ColumnHead wide>{t('flags.outcome')}</ColumnHead>
          )}
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
  const { title, excerpt, object_type, created_at, reported_user, flagged_reason } = flag
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
            {flagged_reason === null ? null : (
              <span className={styles.outcome}>
                <FlagOutcome flag={flag} />
              </span>
            )}
          </>
        }
      >
        <Link href={flaggedPostAddress(flag)} variant="plain">
          {title}
        </Link>
      </RowHead>
      <Cell wide>{type}</Cell>
      <Cell wide className={styles.words}>
        <FlagReason flag={flag} />
      </Cell>
      <Cell wide className={styles.time}>
        <Day at={created_at} />
      </Cell>
      {flagged_reason === null ? (
        <Cell>
          <Button
            {...rowButton(flag.id)}
            size="sm"
            aria-label={t('flags.decide_on', { title })}
            onClick={() => onDecide(flag)}
          >
            {t('flags.decide')}
          </Button>
        </Cell>
      ) : (
        <Cell wide className={styles.words}>
          <FlagOutcome flag={flag} />
        </Cell>
      )}
    </TableRow>
  )
}
