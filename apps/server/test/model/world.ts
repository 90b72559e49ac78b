import type { Key, NotificationList, PersonIndex } from './operation.ts'
import type { ReputationModel } from './reputation-model.ts'

/** A notification in the model. */
export interface ModelNotification {
  to: PersonIndex
  kind: NotificationList
  /** Catalogue key of its text, `reputation` for an achievement. */
  action: string
  /** The post it is about. */
  on: Key
  actor: PersonIndex
  /** Time of the last change. Of two changes at the same time, the later one comes first. */
  at: number
  read: boolean
  /** True once it no longer counts as unread. */
  seen: boolean
}

export interface Person {
  role: 1 | 2 | 3
  suspended: boolean
  followers: Set<PersonIndex>
  /** Notifications in the order in which they were first sent. */
  notices: ModelNotification[]
}

/** Fields that questions, answers and comments share. */
interface Post {
  author: PersonIndex
  text: string
  deleted: boolean
  votes: Map<PersonIndex, 1 | -1>
}

export interface Question extends Post {
  kind: 'question'
  /** Number of the close reason; null while open. */
  closedFor: number | null
  pinned: boolean
  listed: boolean
  accepted: Key | null
  /** In the order in which they were written, including deleted ones. */
  answers: Key[]
  tags: string[]
  bookmarks: Set<PersonIndex>
  invited: PersonIndex[]
  followers: Set<PersonIndex>
}

export interface Answer extends Post {
  kind: 'answer'
  question: Key
  /** True if it was deleted while accepted. */
  lostAcceptance: boolean
}

export interface Comment extends Post {
  kind: 'comment'
  under: Key
  at: number
  mentions: PersonIndex[]
}

export type AnyPost = Question | Answer | Comment

export interface Tag {
  text: string
  deleted: boolean
  /** The main tag of a synonym; null for any other tag. */
  main: string | null
  followers: Set<PersonIndex>
}

/** An edit that is or was pending review. */
export interface Suggestion {
  by: PersonIndex
  /** Key of a post, or slug of a tag. */
  on: string
  kind: 'question' | 'answer' | 'tag'
  text: string
  tags: string[]
  waits: boolean
}

export interface Flag {
  by: PersonIndex
  on: Key
  status: 'pending' | 'completed' | 'ignored'
}

/** The whole site in memory: plain collections, without stored counters. */
export interface World {
  now: number
  people: Person[]
  posts: Map<Key, AnyPost>
  tags: Map<string, Tag>
  suggestions: Map<Key, Suggestion>
  flags: Map<Key, Flag>
  reputation: ReputationModel
}

/** Reputation that each permission requires; permissions that are not listed are for staff only. */
export const NEEDED = {
  'question.add': 1,
  'answer.add': 1,
  'comment.add': 1,
  'report.add': 1,
  'comment.vote_up': 1,
  'question.vote_up': 1,
  'answer.vote_up': 2,
  'question.vote_down': 3,
  'answer.vote_down': 2,
  'question.edit': 3,
  'answer.edit': 4,
  'question.edit_without_review': 150,
  'answer.edit_without_review': 120,
  'question.audit': 100,
  'answer.audit': 90,
  'answer.invite_someone_to_answer': 40,
  'tag.add': 60,
  'tag.edit': 5,
  'tag.edit_without_review': 160,
  'tag.audit': 140,
  'tag.synonym': 180,
} as const
export type Permission = keyof typeof NEEDED

export function isStaff(world: World, person: PersonIndex): boolean {
  const { role, suspended } = personOf(world, person)
  return role !== 1 && !suspended
}

/** Staff have every permission; others need the reputation. */
export function hasPermission(world: World, person: PersonIndex, permission: Permission): boolean {
  return isStaff(world, person) || world.reputation.of(person) >= NEEDED[permission]
}

export function personOf(world: World, person: PersonIndex): Person {
  const found = world.people[person]
  if (!found) throw new Error(`There is no person ${person}`)
  return found
}

/**
 * Returns a post of a kind.
 * @throws {MissingPost} if the run does not contain the operation that creates it
 */
export function postOf<Kind extends AnyPost['kind']>(
  world: World,
  kind: Kind,
  key: Key,
): Extract<AnyPost, { kind: Kind }> {
  const post = world.posts.get(key)
  if (post?.kind !== kind) throw new MissingPost(key)
  // The kind was compared; a generic parameter does not narrow a union.
  return post as Extract<AnyPost, { kind: Kind }>
}

/** The object of an operation does not exist in this run, so the operation cannot be tried. */
export class MissingPost extends Error {
  override name = 'MissingPost'
}

/**
 * Deleted and hidden questions are visible to their author and staff. So are deleted answers, if the viewer can see the
 * question.
 */
export function canSee(world: World, viewer: PersonIndex, post: AnyPost): boolean {
  const special = post.author === viewer || isStaff(world, viewer)
  switch (post.kind) {
    case 'question':
      return special || (!post.deleted && post.listed)
    case 'answer':
      return canSee(world, viewer, postOf(world, 'question', post.question)) && (special || !post.deleted)
    case 'comment':
      return canSee(world, viewer, parentOf(world, post)) && !post.deleted
  }
}

/** Returns the post a comment belongs to. */
export function parentOf(world: World, comment: Comment): Question | Answer {
  const parent = world.posts.get(comment.under)
  if (!parent || parent.kind === 'comment') throw new MissingPost(comment.under)
  return parent
}

/** True if a post or anything it belongs to is deleted. */
export function isDeletedWithParents(world: World, post: AnyPost): boolean {
  if (post.deleted) return true
  if (post.kind === 'answer') return postOf(world, 'question', post.question).deleted
  return post.kind === 'comment' && isDeletedWithParents(world, parentOf(world, post))
}

/** Returns the answers of a question that are not deleted, oldest first. */
export function answersOf(world: World, question: Question): [Key, Answer][] {
  return question.answers
    .map((key): [Key, Answer] => [key, postOf(world, 'answer', key)])
    .filter(([, answer]) => !answer.deleted)
}

/** Returns upvotes minus downvotes. */
export function votesOn(post: AnyPost): number {
  let votes = 0
  for (const vote of post.votes.values()) votes += vote
  return votes
}
