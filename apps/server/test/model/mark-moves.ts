import type { ActionOf, PersonIndex } from './operation.ts'
import type { ActionRules } from './action-rules.ts'
import { notifyOfReputation, notifyOfVote } from './notifications.ts'
import { mainOf } from './tag-moves.ts'
import type { AnyPost, Permission, Question, World } from './world.ts'
import { hasPermission, isDeletedWithParents, personOf, postOf, canSee } from './world.ts'

type MarkAction = 'vote' | 'bookmark' | 'followQuestion' | 'followTag' | 'followPerson' | 'followTags'

export const markMoves: Pick<ActionRules, MarkAction> = {
  vote(world, by, request) {
    const post = world.posts.get(request.on)
    if (!post || !mayVote(world, by, post, request.direction)) return false
    const before = post.votes.get(by) ?? 0
    const after = voteAfter(before, request)
    if (before === after) return true
    if (after === 0) post.votes.delete(by)
    else post.votes.set(by, after)
    const about = `${request.on} ${by}`
    const { reputation, now } = world
    const moved = [
      ...gainsOf(post, before).map((gain) => ({ gain, by: reputation.takeBack(gain.for ?? by, gain.of, about) })),
      ...gainsOf(post, after).map((gain) => ({ gain, by: reputation.give(gain.for ?? by, gain.of, about, now) })),
    ]
    for (const move of moved) if (move.by !== 0) notifyOfReputation(world, move.gain.for ?? by, request.on, by)
    const action = `${after === 1 ? 'up' : 'down'}_voted_${post.kind}`
    if (after !== 0) notifyOfVote(world, { action, on: request.on, actor: by }, post.author)
    return true
  },

  bookmark: (world, by, { on, wanted }) => mark(world, by, on, wanted, (question) => question.bookmarks),
  followQuestion: (world, by, { on, wanted }) => mark(world, by, on, wanted, (question) => question.followers),

  followTag(world, by, { tag, wanted }) {
    const known = world.tags.get(tag)
    const followed = world.tags.get(mainOf(world, tag))
    if (!known || known.deleted || !followed || followed.deleted) return false
    switchMark(followed.followers, by, wanted)
    return true
  },

  followPerson(world, by, { person, wanted }) {
    if (person === by) return false
    switchMark(personOf(world, person).followers, by, wanted)
    return true
  },

  followTags(world, by, { tags }) {
    const wanted = new Set(tags.map((slug) => mainOf(world, slug)))
    for (const [slug, tag] of world.tags) {
      if (!wanted.has(slug)) tag.followers.delete(by)
      else if (!tag.deleted) tag.followers.add(by)
    }
    return true
  },
}

function mayVote(world: World, by: PersonIndex, post: AnyPost, direction: 1 | -1): boolean {
  // Comments have no downvotes.
  if (post.kind === 'comment' && direction === -1) return false
  const way = direction === 1 ? 'up' : 'down'
  const permission: Permission = post.kind === 'comment' ? 'comment.vote_up' : (`${post.kind}.vote_${way}` as const)
  return (
    hasPermission(world, by, permission) &&
    canSee(world, by, post) &&
    !isDeletedWithParents(world, post) &&
    post.author !== by
  )
}

function voteAfter(before: 0 | 1 | -1, { direction, cancel }: ActionOf<'vote'>): 0 | 1 | -1 {
  if (!cancel) return direction
  return before === direction ? 0 : before
}

/** Returns the reputation changes of a vote; an entry without a person is for the voter. */
function gainsOf(post: AnyPost, vote: 0 | 1 | -1) {
  if (vote === 0 || post.kind === 'comment') return []
  if (post.kind === 'question') {
    return [{ for: post.author, of: vote === 1 ? 'questionUp' : 'questionDown' }] as const
  }
  return vote === 1
    ? ([{ for: post.author, of: 'answerUp' }] as const)
    : ([
        { for: post.author, of: 'answerDown' },
        { for: undefined, of: 'castAnswerDown' },
      ] as const)
}

function mark(
  world: World,
  by: PersonIndex,
  on: string,
  wanted: boolean,
  marksOf: (question: Question) => Set<PersonIndex>,
): boolean {
  const question = postOf(world, 'question', on)
  if (!canSee(world, by, question) || question.deleted) return false
  switchMark(marksOf(question), by, wanted)
  return true
}

function switchMark(marks: Set<PersonIndex>, by: PersonIndex, wanted: boolean): void {
  if (wanted) marks.add(by)
  else marks.delete(by)
}
