import { formatExactCount } from '@quandary/i18n'
import { Cell, ColumnHead, EmptyState, Link, RowHead, Table, TableRow, Tabs } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { BeyondEnd, Day, ListFrame } from '../lists/index.ts'
import * as styles from './audit-log-page.css.ts'
import { auditAddress, auditKinds, auditLogQuery, type AuditSearch } from './audit-log-queries.ts'
import { EntryChanges } from './entry-changes.tsx'
import { entryTitle, type AuditEntry } from './entry-words.ts'
import { ExportMenu } from './export-menu.tsx'

/** Settings › Audit log: what administrators did, newest first. */
export function AuditLogPage({ search }: { search: AuditSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(auditLogQuery(api, search))
  return (
    <ListFrame
      title={t('nav.audit_log')}
      meta={t('audit.count', { count: data.count, n: formatExactCount(data.count, language) })}
      actions={data.count === 0 ? null : <ExportMenu kind={search.kind} />}
      about={t('audit.about')}
      tabs={
        <Tabs
          label={t('audit.kind')}
          items={auditKinds.map((kind) => ({
            label: t(`audit.kind_${kind}`),
            href: auditAddress({ kind, page: 1 }),
            current: kind === search.kind,
          }))}
        />
      }
      page={search.page}
      count={data.count}
      pageHref={(page) => auditAddress({ ...search, page })}
    >
      {data.count === 0 ? (
        <EmptyState title={t('audit.none')}>{t('audit.none_help')}</EmptyState>
      ) : data.list.length === 0 ? (
        <BeyondEnd first={auditAddress({ ...search, page: 1 })} />
      ) : (
        <AuditTable entries={data.list} />
      )}
    </ListFrame>
  )
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }): ReactNode {
  const { t } = useLanguage()
  return (
    <Table className={styles.entries} caption={t('nav.audit_log')}>
      <thead>
        <tr>
          <ColumnHead>{t('audit.what')}</ColumnHead>
          <ColumnHead wide>{t('audit.who')}</ColumnHead>
          <ColumnHead wide>{t('audit.when')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, i) => (
          // Entries have no id. A page of the log never changes the order of its entries, so the index can be part of
          // the key.
          <AuditRow key={`${entry.created_at} ${entry.action} ${i}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useLanguage()
  return (
    <TableRow>
      <RowHead
        detail={<EntryChanges entry={entry} />}
        narrow={
          <>
            {entry.actor.display_name} {entry.ip !== '' && t('audit.from', { ip: entry.ip })} ·{' '}
            <Day at={entry.created_at} />
          </>
        }
      >
        <EntryTitle entry={entry} />
      </RowHead>
      <Cell wide>
        <Actor entry={entry} />
      </Cell>
      <Cell wide>
        <Day at={entry.created_at} />
      </Cell>
    </TableRow>
  )
}

/** The title of an entry: the action, with a link to the person or post that it concerned, if any. */
function EntryTitle({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useLanguage()
  const title = entryTitle(entry, t)
  const { user, post } = entry
  const object = user
    ? { name: user.display_name, href: `/admin/users/${user.id}` }
    : post && { name: post.title, href: postAddress(post) }
  if (object) {
    return (
      <>
        {title} ·{' '}
        <Link variant="plain" href={object.href}>
          {object.name}
        </Link>
      </>
    )
  }
  return title
}

function postAddress({ question_id, answer_id }: NonNullable<AuditEntry['post']>): string {
  return answer_id === '' ? `/questions/${question_id}` : `/questions/${question_id}/${answer_id}`
}

/** Actor id of entries made by an operator's command. */
const COMMAND_ID = '0'

function Actor({ entry: { actor, ip } }: { entry: AuditEntry }): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      {actor.id === COMMAND_ID ? (
        actor.display_name
      ) : (
        <Link variant="quiet" href={`/admin/users/${actor.id}`}>
          {actor.display_name}
        </Link>
      )}
      {ip !== '' && <span className={styles.address}>{t('audit.from', { ip })}</span>}
    </>
  )
}
