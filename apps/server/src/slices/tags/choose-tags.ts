import { assertCanAddTag, canUseReservedTags } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { EventBus } from '../../platform/events/bus.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges, readSettings } from '../site-settings/index.ts'
import { TagsRefused } from './errors.ts'
import type { MissingTag } from './store-new-tags.ts'
import { storeNewTags } from './store-new-tags.ts'
import { findTags, findTagsBySlug, hasRecommendedTags } from './store.ts'
import type { WrittenTag } from './tag-text.ts'
import { renderTag, renderTags, tagTextOf } from './tag-text.ts'
import type { Tag } from './tag.ts'
import { isValidSlug, normaliseSlug } from './tag.ts'

/** Validated tags of a question; missing ones are not stored yet. */
export interface TagChoice {
  /** All slugs, in the given order. */
  slugs: readonly string[]
  /** The tags that do not exist yet. */
  missing: readonly MissingTag[]
  /** The bus for the events of new tags. */
  bus: EventBus
}

/**
 * Validates the tags that a user gives a question. Call it before opening the transaction that stores them.
 * @param before ids of the question's current tags: reserved ones among them may stay, and only staff may remove them
 * @throws {TagsRefused} too few or too many tags, an invalid slug, a reserved tag, or no recommended tag where the site
 * requires one
 * @throws {PermissionDenied} a new tag without the permission `tag.add`
 */
export async function chooseTags(
  ctx: AppContext,
  inputs: readonly WrittenTag[],
  author: Viewer,
  before: readonly number[] = [],
): Promise<TagChoice> {
  const rules = await readSettings(ctx, 'site_write')
  const wanted = bySlug(inputs, rules)
  const slugs = [...wanted.keys()]
  const privileges = await readPrivileges(ctx)
  const mayChangeReserved = canUseReservedTags(author, privileges)
  const [named, had] = await Promise.all([
    findTagsBySlug(ctx.db, slugs),
    mayChangeReserved ? [] : findTags(ctx.db, before),
  ])
  const present = named.filter((tag) => tag.status === 'available')
  const known = new Set(present.map((tag) => tag.slug_name))
  const missing = [...wanted].filter(([slug]) => !known.has(slug))
  if (missing.length > 0) assertCanAddTag(author, privileges)
  const chosen = await withMainTags(ctx.db, present)
  if (!mayChangeReserved) requireSameReserved(chosen, await withMainTags(ctx.db, had))
  if (rules.required_tag) await requireRecommended(ctx.db, chosen)
  const made = { user_id: author.id, created_at: ctx.clock.now() }
  const texts = await renderTags(ctx, missing)
  return { slugs, missing: texts.map((text) => ({ ...text, ...made })), bus: ctx.bus }
}

/**
 * Stores the missing tags of a choice, unless somebody else created them meanwhile.
 * @returns ids of all tags in the order of the choice, each once; synonyms become their main tags
 */
export async function storeTagChoice(tx: Tx, choice: TagChoice): Promise<number[]> {
  await storeNewTags(tx, choice.bus, choice.missing)
  const tags = await findTagsBySlug(tx, choice.slugs)
  const keys = new Map(tags.map((tag) => [tag.slug_name, tag.main_tag_id ?? tag.id]))
  return [...new Set(choice.slugs.flatMap((slug) => keys.get(slug) ?? []))]
}

/** A tag of a choice: an existing one, or one about to be created. */
export type ChosenTag = Tag | MissingTag

/** Resolves a choice without storing anything: the tags in order, each once, synonyms as their main tags. */
export async function readTagChoice(db: Db, choice: TagChoice): Promise<ChosenTag[]> {
  const named = await findTagsBySlug(db, choice.slugs)
  const mainIds = named.flatMap((tag) => (tag.main_tag_id === null ? [] : [tag.main_tag_id]))
  const mains = new Map((await findTags(db, mainIds)).map((tag) => [tag.id, tag]))
  const chosen = new Map<string, ChosenTag>(choice.missing.map((tag) => [tag.slug_name, tag]))
  for (const tag of named) chosen.set(tag.slug_name, mains.get(tag.main_tag_id ?? 0) ?? tag)
  return [...new Set(choice.slugs.flatMap((slug) => chosen.get(slug) ?? []))]
}

/** A tag of a suggested edit; `parsed_text` is set if the description was rendered with the suggestion. */
type SuggestedTag = WrittenTag & { parsed_text?: string }

/**
 * Stores the tags of a suggested edit that do not exist yet, with the author of the suggestion as their creator.
 * @returns ids of all the tags in their order, each once; synonyms become their main tags
 */
export async function storeSuggestedTags(
  ctx: AppContext,
  tx: Tx,
  tags: readonly SuggestedTag[],
  made: { user_id: number; created_at: number },
): Promise<number[]> {
  const slugs = tags.map((tag) => tag.slug_name)
  const known = new Set((await findTagsBySlug(tx, slugs)).map((tag) => tag.slug_name))
  const missing: MissingTag[] = []
  for (const tag of tags.filter(({ slug_name }) => !known.has(slug_name))) {
    const { slug_name: slug, parsed_text: html } = tag
    // Old suggestions have no stored HTML, so it is rendered here, although this prolongs the transaction.
    const text = html === undefined ? await renderTag(ctx, slug, tag) : tagTextOf(slug, tag, html)
    missing.push({ ...text, ...made })
  }
  return storeTagChoice(tx, { slugs, missing, bus: ctx.bus })
}

/** Maps the given tags by normalised slug and checks their number. */
function bySlug(inputs: readonly WrittenTag[], rules: { min_tags: number; max_tags: number }): Map<string, WrittenTag> {
  const wanted = new Map<string, WrittenTag>()
  for (const input of inputs) {
    const slug = normaliseSlug(input.slug_name)
    if (!isValidSlug(slug)) throw new TagsRefused('validation.pattern')
    if (!wanted.has(slug)) wanted.set(slug, input)
  }
  const { min_tags: min, max_tags: max } = rules
  if (wanted.size < min) {
    throw wanted.size === 0
      ? new TagsRefused('validation.required')
      : new TagsRefused('validation.min_items', { count: min })
  }
  if (wanted.size > max) throw new TagsRefused('validation.max_items', { count: max })
  return wanted
}

/** Replaces every synonym by its main tag. */
async function withMainTags(db: Db, tags: readonly Tag[]): Promise<Tag[]> {
  const mainIds = tags.flatMap((tag) => (tag.main_tag_id === null ? [] : [tag.main_tag_id]))
  return [...tags.filter((tag) => tag.main_tag_id === null), ...(await findTags(db, mainIds))]
}

/** Refuses to add or remove reserved tags. */
function requireSameReserved(chosen: readonly Tag[], before: readonly Tag[]): void {
  const had = before.filter((tag) => tag.reserved === 1)
  const has = chosen.filter((tag) => tag.reserved === 1)
  const other =
    has.find(({ id }) => !had.some((tag) => tag.id === id)) ?? had.find(({ id }) => !has.some((tag) => tag.id === id))
  if (other) throw new TagsRefused('error.tag.reserved', { tag: other.display_name })
}

async function requireRecommended(db: Db, chosen: readonly Tag[]): Promise<void> {
  if (chosen.some((tag) => tag.recommend === 1)) return
  if (await hasRecommendedTags(db)) throw new TagsRefused('error.tag.recommend_tag_enter')
}
