import type { Schemas } from '@quandary/api-client'
import { canAddTag, canUseReservedTags, requiredRank } from '@quandary/guards'
import { firstLineOf, renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { PermissionMissing } from '../../platform/http/dispatcher.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges, readSettings, siteUrl } from '../site-settings/index.ts'
import { TagsRefused } from './errors.ts'
import type { NewTag } from './store.ts'
import { findTags, findTagsBySlug, hasRecommendedTags, insertTags, reviveTags } from './store.ts'
import type { Tag } from './tag.ts'
import { isValidSlug, MAX_TAGS, normaliseSlug } from './tag.ts'

type TagInput = Schemas['TagInput']

/** Tags a person may give to a question: checked, but the new ones are not stored yet. */
export interface TagChoice {
  /** Slugs of all of them, in the order given. */
  slugs: readonly string[]
  /** Those that do not exist so far. */
  missing: readonly NewTag[]
}

/**
 * Checks the tags a person gives to a question. Called before the transaction that stores them.
 * @throws {TagsRefused} none given, too many, a slug with other characters, a reserved tag, no recommended tag where
 * the site asks for one
 * @throws {PermissionMissing} a new tag without the permission `tag.add`
 */
export async function chooseTags(app: AppContext, inputs: readonly TagInput[], author: Viewer): Promise<TagChoice> {
  const wanted = bySlug(inputs)
  const slugs = [...wanted.keys()]
  const privileges = await readPrivileges(app)
  const present = (await findTagsBySlug(app.db, slugs)).filter((tag) => tag.status === 'available')
  const known = new Set(present.map((tag) => tag.slug_name))
  const missing = [...wanted].filter(([slug]) => !known.has(slug))
  if (missing.length > 0 && !canAddTag(author, privileges)) {
    throw new PermissionMissing('tag.add', requiredRank('tag.add', privileges))
  }
  const chosen = await withMainTags(app.db, present)
  const reserved = chosen.find((tag) => tag.reserved === 1)
  if (reserved && !canUseReservedTags(author, privileges)) {
    throw new TagsRefused('error.tag.reserved', { tag: reserved.display_name })
  }
  await demandRecommended(app, chosen)
  const made = { user_id: author.id, created_at: app.clock.now() }
  const options = { siteUrl: await siteUrl(app) }
  return { slugs, missing: missing.map(([slug, input]) => ({ ...describeTag(slug, input, options), ...made })) }
}

/**
 * Stores the new tags of a choice, unless somebody else did meanwhile.
 * @returns keys of all tags of the choice in its order, each once; synonyms count as their main tags
 */
export async function storeTagChoice(tx: Tx, choice: TagChoice): Promise<number[]> {
  if (choice.missing.length > 0) {
    const now = Math.max(...choice.missing.map((tag) => tag.created_at))
    const gone = await findTagsBySlug(
      tx,
      choice.missing.map((tag) => tag.slug_name),
    )
    await reviveTags(
      tx,
      gone.filter((tag) => tag.status === 'deleted').map((tag) => tag.id),
      now,
    )
    await insertTags(tx, choice.missing)
  }
  const tags = await findTagsBySlug(tx, choice.slugs)
  const keys = new Map(tags.map((tag) => [tag.slug_name, tag.main_tag_id ?? tag.id]))
  return [...new Set(choice.slugs.flatMap((slug) => keys.get(slug) ?? []))]
}

/** The given tags by their normalised slug, each once. */
function bySlug(inputs: readonly TagInput[]): Map<string, TagInput> {
  const wanted = new Map<string, TagInput>()
  for (const input of inputs) {
    const slug = normaliseSlug(input.slug_name)
    if (!isValidSlug(slug)) throw new TagsRefused('validation.pattern')
    if (!wanted.has(slug)) wanted.set(slug, input)
  }
  if (wanted.size === 0) throw new TagsRefused('validation.required')
  if (wanted.size > MAX_TAGS) throw new TagsRefused('validation.max_items', { count: MAX_TAGS })
  return wanted
}

/** The same tags with every synonym replaced by its main tag. */
async function withMainTags(db: Db, tags: readonly Tag[]): Promise<Tag[]> {
  const mainIds = tags.flatMap((tag) => (tag.main_tag_id === null ? [] : [tag.main_tag_id]))
  return [...tags.filter((tag) => tag.main_tag_id === null), ...(await findTags(db, mainIds))]
}

async function demandRecommended(app: AppContext, chosen: readonly Tag[]): Promise<void> {
  const { required_tag } = await readSettings(app, 'site_write')
  if (!required_tag || chosen.some((tag) => tag.recommend === 1)) return
  if (await hasRecommendedTags(app.db)) throw new TagsRefused('error.tag.recommend_tag_enter')
}

function describeTag(slug: string, input: TagInput, options: { siteUrl: string }) {
  const text = input.original_text ?? ''
  const html = renderMarkdown(text, options)
  return {
    slug_name: slug,
    display_name: input.display_name?.trim() || slug,
    original_text: text,
    parsed_text: html,
    excerpt: firstLineOf(html),
  }
}
