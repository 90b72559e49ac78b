import type { PrivilegeKey } from '@quandary/guards'
import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges, siteUrl } from '../site-settings/index.ts'
import { foreignLinksIn } from './foreign-links.ts'

/** Links to other sites that a text may have without the privilege (docs/spec/domain.md#privileges). */
const MAX_LINKS = 2

const PRIVILEGE: PrivilegeKey = 'link.url_limit'

/** A text as it is about to be stored, and the field of the request that it came in. */
export interface LinkedText {
  field: string
  html: string
  /** The rendered text that it replaces; its links may stay, whoever edits. */
  before?: string
}

/** Throws if a text has more links to other sites than its writer may post. */
export type AssertLinks = (text: LinkedText) => void

/**
 * Reads what decides how many links a person may post at a time. Call it before opening the transaction that stores the
 * text.
 * @returns a function that throws {InvalidFields} on the field of a text with too many links
 */
export async function readLinkLimit(ctx: AppContext, viewer: Viewer): Promise<AssertLinks> {
  const privileges = await readPrivileges(ctx)
  if (hasPermission(viewer, PRIVILEGE, privileges)) return () => undefined
  const site = await siteUrl(ctx)
  return ({ field, html, before = '' }) => {
    if (foreignLinksIn(html, site) <= Math.max(MAX_LINKS, foreignLinksIn(before, site))) return
    const facts = { count: MAX_LINKS, rank: privileges[PRIVILEGE] }
    throw new InvalidFields([{ field, message: 'validation.max_links', facts }])
  }
}
