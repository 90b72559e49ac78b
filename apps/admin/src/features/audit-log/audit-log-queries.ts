import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { ROWS_PER_PAGE } from '../lists/index.ts'

export const auditKinds = [
  'all',
  'settings',
  'plugin',
  'user',
  'question',
  'answer',
  'flag',
  'audit_log',
  'backup',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** State of the audit log, as encoded in the page's address. */
export interface AuditSearch {
  kind: AuditKind
  page: number
}

/** Reads the state from the search parameters; invalid values are ignored. */
export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const page = Number(given['page'])
  return {
    kind: auditKinds.find((kind) => kind === given['type']) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the address for a state; default values are omitted. */
export function auditAddress({ kind, page }: AuditSearch): string {
  const search = new URLSearchParams({
    ...(kind === 'all' ? {} : { type: kind }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return search === '' ? '/admin/audit-log' : `/admin/audit-log?${search}`
}

export function auditLogQuery(api: QuandaryClient, { kind, page }: AuditSearch) {
  return operationQuery(api, 'listAuditLog', {
    query: { ...(kind === 'all' ? {} : { kind }), page, page_size: ROWS_PER_PAGE },
  })
}

/** Fetches the 100 newest changes to a settings group, newest first. */
export function groupHistoryQuery(api: QuandaryClient, group: string) {
  return operationQuery(api, 'listAuditLog', { query: { group, page_size: 100 } })
}

/** Fetches the 100 newest actions of administrators on an account, newest first. */
export function accountLogQuery(api: QuandaryClient, user_id: string) {
  return operationQuery(api, 'listAuditLog', { query: { user_id, page_size: 100 } })
}
