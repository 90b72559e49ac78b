import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { changesBetween } from './changes.ts'
import type { Filters } from './list-audit-log.ts'
import { selectionOf, showEntries } from './list-audit-log.ts'
import type { Administrator } from './log-action.ts'
import { logAction } from './log-action.ts'
import { listEntriesBefore } from './store.ts'

/** Entries per part: about 300 kB of text, so that an export of any length takes little memory. */
const PART = 1_000
const COLUMNS = ['time', 'actor_id', 'actor', 'ip', 'action', 'object_id', 'account', 'changes'] as const

/** The requested part of an export. */
interface RequestedPart {
  format: 'csv' | 'jsonl'
  /** The id of the last entry of the previous part; undefined for the first part. */
  before: number | undefined
  filters: Filters
}

/** Writes a part of the log as text, newest first. The first part of an export is logged with its filters. */
export async function exportAuditLog(
  ctx: AppContext,
  { format, before, filters }: RequestedPart,
  by: Administrator,
): Promise<Schemas['AuditLogPart']> {
  const isFirst = before === undefined
  const page = { before, size: PART }
  const entries = await listEntriesBefore(ctx.db, selectionOf(filters), page)
  const [newest] = isFirst ? [] : await listEntriesBefore(ctx.db, {}, { before: undefined, size: 1 })
  // A `before` beyond the newest entry also starts at the top, so it is logged as an export too.
  const begins = isFirst || before > (newest?.id ?? 0)
  const items = await showEntries(ctx, entries)
  if (begins) {
    const changes = changesBetween({}, filters)
    await ctx.db
      .transaction()
      .execute((tx) => logAction(ctx, tx, by, { action: 'audit_log.export', objectId: format, changes }))
  }
  const lines = items.map(format === 'csv' ? csvLine : (item) => JSON.stringify(item))
  const head = format === 'csv' && isFirst ? [COLUMNS.join(',')] : []
  const last = entries.at(-1)
  return {
    text: [...head, ...lines].map((line) => `${line}\n`).join(''),
    next: entries.length === PART && last ? String(last.id) : '',
  }
}

function csvLine(item: Schemas['AuditLogItem']): string {
  const values: Record<(typeof COLUMNS)[number], string> = {
    time: new Date(item.created_at * 1000).toISOString(),
    actor_id: item.actor.id,
    actor: item.actor.display_name,
    ip: item.ip,
    action: item.action,
    object_id: item.object_id,
    account: item.user?.display_name ?? '',
    changes: item.changes.length === 0 ? '' : JSON.stringify(item.changes),
  }
  return COLUMNS.map((column) => csvCell(values[column])).join(',')
}

/** Quotes a cell (RFC 4180). An apostrophe keeps spreadsheets from reading it as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
