import { updateWriteSettingsLimits } from '@quandary/api-client/limits'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isRefusalCode } from '../../platform/i18n/translate.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween } from '../audit-log/index.ts'
import type { SettingsGroups, StaffTags } from '../site-settings/index.ts'
import { readSettings, reloadSettings, writeSettingsIn } from '../site-settings/index.ts'
import type { Tag } from '../tags/index.ts'
import { findMarkedSlugs, findTagsBySlug, normaliseSlug, setTagMark } from '../tags/index.ts'

/** The rules to save; absent ones keep their value. */
type GivenRules = Partial<WriteRules>

/**
 * Saves the rules for posting. The lists replace the recommended and reserved tags.
 * @throws {InvalidFields} if a list is too long or names an unknown tag or a synonym, or if `min_tags` is greater than
 * `max_tags`
 */
export async function updateWriteSettings(
  ctx: AppContext,
  given: { rules: GivenRules; tags: StaffTags },
  by: Administrator,
): Promise<void> {
  const { tags } = given
  const lists = { recommend_tags: slugsOf(tags.recommend_tags), reserved_tags: slugsOf(tags.reserved_tags) }
  const value = mergedRules(await readSettings(ctx, 'site_write'), given.rules)
  await ctx.db.transaction().execute(async (tx) => {
    const recommended = await readTags(tx, lists.recommend_tags)
    const reserved = await readTags(tx, lists.reserved_tags)
    const wrong = [...wrongList('recommend_tags', recommended), ...wrongList('reserved_tags', reserved)]
    const reason = wrong[0]?.message
    if (reason !== undefined) throw new InvalidFields(wrong, isRefusalCode(reason) ? reason : undefined)
    const marked = await findMarkedSlugs(tx)
    await setTagMark(tx, 'recommend', idsOf(recommended))
    await setTagMark(tx, 'reserved', idsOf(reserved))
    const listed = { recommend_tags: marked.recommend, reserved_tags: marked.reserved }
    const furtherChanges = changesBetween(sorted(listed), sorted(lists))
    await writeSettingsIn(ctx, tx, { group: 'site_write', value, by, furtherChanges })
  })
  await reloadSettings(ctx, 'site_write')
}

/** Sorts the slugs of each list: the order in which they were given is not stored. */
function sorted(lists: Record<string, readonly string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, slugs]) => [name, slugs.toSorted()]))
}

type WriteRules = SettingsGroups['site_write']

function mergedRules(before: WriteRules, given: GivenRules): WriteRules {
  const rules = { ...before, ...given }
  if (rules.min_tags <= rules.max_tags) return rules
  throw new InvalidFields([{ field: 'min_tags', message: 'validation.maximum', facts: { max: rules.max_tags } }])
}

/** Normalizes the list to distinct, non-empty slugs. */
function slugsOf(given: readonly string[]): string[] {
  return [...new Set(given.map(normaliseSlug))].filter((slug) => slug !== '')
}

/** Finds the tag of each slug; undefined if there is none. */
async function readTags(tx: Tx, slugs: readonly string[]): Promise<(Tag | undefined)[]> {
  // Lists beyond the limit are refused, so they are not looked up.
  const found = slugs.length > updateWriteSettingsLimits.recommend_tags.max ? [] : await findTagsBySlug(tx, slugs)
  const available = new Map(found.filter((tag) => tag.status === 'available').map((tag) => [tag.slug_name, tag]))
  return slugs.map((slug) => available.get(slug))
}

function wrongList(field: 'recommend_tags' | 'reserved_tags', tags: readonly (Tag | undefined)[]): FieldRefusal[] {
  const { max } = updateWriteSettingsLimits[field]
  if (tags.length > max) return [{ field, message: 'validation.max_items', facts: { count: max } }]
  if (tags.includes(undefined)) return [{ field, message: 'error.tag.not_found' }]
  if (tags.some((tag) => tag?.main_tag_id !== null)) return [{ field, message: 'error.tag.not_contain_synonym_tags' }]
  return []
}

function idsOf(tags: readonly (Tag | undefined)[]): number[] {
  return tags.flatMap((tag) => (tag ? [tag.id] : []))
}
