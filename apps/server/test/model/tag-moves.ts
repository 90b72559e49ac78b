import type { ActionRules } from './action-rules.ts'
import type { PersonIndex } from './operation.ts'
import { rejectSuggestions, hasPendingEdit } from './pending.ts'
import type { Question, Tag, World } from './world.ts'
import { hasPermission, isStaff } from './world.ts'

type TagAction = 'createTag' | 'editTag' | 'deleteTag' | 'recoverTag' | 'synonyms' | 'mergeTags'

export const tagMoves: Pick<ActionRules, TagAction> = {
  createTag(world, by, { tag: slug, text }) {
    if (!hasPermission(world, by, 'tag.add')) return false
    if (isAlive(world, slug)) return false
    nameTags(world, [slug])
    tagOf(world, slug).text = text
    return true
  },

  editTag(world, by, { tag: slug, text, as }) {
    if (!hasPermission(world, by, 'tag.edit')) return false
    if (!isAlive(world, slug) || hasPendingEdit(world, slug)) return false
    if (hasPermission(world, by, 'tag.edit_without_review')) tagOf(world, slug).text = text
    else world.suggestions.set(as, { by, on: slug, kind: 'tag', text, tags: [], waits: true })
    return true
  },

  deleteTag(world, by, { tag: slug }) {
    if (!isStaff(world, by) || !isAlive(world, slug)) return false
    const used = questionsOf(world).some((question) => !question.deleted && question.tags.includes(slug))
    if (used || synonymsOf(world, slug).length > 0) return false
    const tag = tagOf(world, slug)
    tag.deleted = true
    tag.main = null
    rejectSuggestions(world, slug)
    return true
  },

  recoverTag(world, by, { tag: slug }) {
    const tag = world.tags.get(slug)
    if (!isStaff(world, by) || !tag?.deleted) return false
    tag.deleted = false
    return true
  },

  synonyms(world, by, { tag: main, tags }) {
    if (!hasPermission(world, by, 'tag.synonym')) return false
    if (!isAlive(world, main) || tagOf(world, main).main !== null || tags.includes(main)) return false
    if (!canName(world, by, tags)) return false
    nameTags(world, tags)
    const kept = [...tags, ...tags.flatMap((slug) => synonymsOf(world, slug))]
    for (const slug of synonymsOf(world, main)) if (!kept.includes(slug)) tagOf(world, slug).main = null
    join(world, main, tags)
    return true
  },

  mergeTags(world, by, { tag: source, into: target }) {
    if (!isStaff(world, by) || !isAlive(world, source) || !isAlive(world, target)) return false
    if (source === target || tagOf(world, target).main !== null) return false
    const members = join(world, target, [source])
    for (const question of questionsOf(world)) {
      question.tags = question.tags.map((slug) => (members.includes(slug) ? target : slug))
    }
    return true
  },
}

/** True if a person may use these tags: using a missing one creates it, which requires a permission. */
export function canName(world: World, by: PersonIndex, slugs: readonly string[]): boolean {
  return slugs.every((slug) => isAlive(world, slug)) || hasPermission(world, by, 'tag.add')
}

/** Creates missing tags and restores deleted ones. */
export function nameTags(world: World, slugs: readonly string[]): void {
  for (const slug of slugs) {
    const tag = world.tags.get(slug)
    if (tag) tag.deleted = false
    else world.tags.set(slug, { text: '', deleted: false, main: null, followers: new Set() })
  }
}

/** Restores the deleted tags of a question, unless the question is deleted. */
export function restoreTags(world: World, question: Question): void {
  if (!question.deleted) nameTags(world, question.tags)
}

/** Resolves a synonym to its main tag. */
export function mainOf(world: World, slug: string): string {
  return world.tags.get(slug)?.main ?? slug
}

/** Counts the listed questions with a tag or one of its synonyms. */
export function questionCountOf(world: World, slug: string): number {
  const counts = (question: Question): boolean =>
    !question.deleted && question.listed && question.tags.some((tag) => tag === slug || mainOf(world, tag) === slug)
  return questionsOf(world).filter(counts).length
}

/** Makes tags and their synonyms synonyms of a main tag; returns all of these slugs. */
function join(world: World, main: string, slugs: readonly string[]): string[] {
  const members = [...new Set([...slugs, ...slugs.flatMap((slug) => synonymsOf(world, slug))])]
  for (const slug of members) {
    const tag = tagOf(world, slug)
    if (tag.main !== main) moveFollowers(tag, tagOf(world, main))
    tag.deleted = false
    tag.main = main
  }
  // A question keeps one tag of a main tag and its synonyms: the main tag, or else the first.
  for (const question of questionsOf(world)) {
    const family = question.tags.filter((slug) => mainOf(world, slug) === main)
    const kept = family.includes(main) ? main : family[0]
    question.tags = question.tags.filter((slug) => slug === kept || !family.includes(slug))
  }
  return members
}

function moveFollowers(from: Tag, to: Tag): void {
  for (const person of from.followers) to.followers.add(person)
  from.followers.clear()
}

function synonymsOf(world: World, slug: string): string[] {
  return [...world.tags].filter(([, tag]) => tag.main === slug).map(([synonym]) => synonym)
}

function isAlive(world: World, slug: string): boolean {
  return world.tags.get(slug)?.deleted === false
}

function tagOf(world: World, slug: string): Tag {
  const tag = world.tags.get(slug)
  if (!tag) throw new Error(`There is no tag ${slug}`)
  return tag
}

function questionsOf(world: World): Question[] {
  return [...world.posts.values()].filter((post) => post.kind === 'question')
}
