import type { PrivilegeKey } from '@quandary/guards'
import { hasPermission } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges, siteUrl } from '../site-settings/index.ts'
import { foreignLinksIn } from './foreign-links.ts'

/**
 * Maximum number of links to other sites in a text whose author lacks the privilege (docs/spec/domain.md#privileges).
 */
const MAX_LINKS = 2

const PRIVILEGE: PrivilegeKey = 'link.url_limit'

/** A text about to be stored, and the field of the request that contained it. */
export interface LinkedText {
  field: string
  html: string
  /** The rendered text that is replaced; an edit may have as many links as this text, whoever makes the edit. */
  before?: string
}

/** Throws if a text has more links to other sites than its writer may post. */
export type AssertLinks = (text: LinkedText) => void

/**
 * Reads how many links to other sites each text of a person may have. Call it before opening the transaction that
 * stores the text.
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
