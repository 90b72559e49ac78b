import { contentOf, titleOf } from './calls.ts'
import type { Key } from './operation.ts'
import { questionCountOf } from './tag-moves.ts'
import type { AnyPost, World } from './world.ts'
import { answersOf, postOf, votesOn } from './world.ts'

/** A line for each object of a site, by name: `q12` → its counters and state. */
export type Snapshot = Record<string, string>

/** Returns the lines that the model expects. */
export function expectedSnapshot(world: World): Snapshot {
  const lines: Snapshot = {}
  for (const [key, post] of world.posts) lines[key] = lineOfPost(world, key, post)
  for (const [slug, tag] of world.tags) {
    const { deleted, main, text, followers } = tag
    lines[`tag ${slug}`] = line({
      status: statusOf(deleted),
      main,
      text,
      questions: questionCountOf(world, slug),
      followers: followers.size,
    })
  }
  for (const [index, person] of world.people.entries()) {
    const own = [...world.posts.values()].filter((post) => post.author === index && !post.deleted)
    lines[`person ${index}`] = line({
      rank: world.reputation.of(index),
      questions: own.filter((post) => post.kind === 'question').length,
      answers: own.filter((post) => post.kind === 'answer').length,
      followers: person.followers.size,
      status: person.suspended ? 'suspended' : 'normal',
    })
  }
  for (const [key, flag] of world.flags) lines[key] = line({ status: flag.status })
  for (const [key, { waits }] of world.suggestions) if (waits) lines[key] = line({ status: 'waiting' })
  return lines
}

function lineOfPost(world: World, key: Key, post: AnyPost): string {
  const votes = votesOn(post)
  switch (post.kind) {
    case 'question':
      return line({
        status: post.deleted ? 'deleted' : post.closedFor === null ? 'available' : 'closed',
        title: titleOf(post.text),
        listed: post.listed,
        pinned: post.pinned,
        votes,
        answers: answersOf(world, post).length,
        accepted: post.accepted,
        last: answersOf(world, post).at(-1)?.[0] ?? null,
        bookmarks: post.bookmarks.size,
        followers: post.followers.size,
        tags: post.tags.join(' '),
      })
    case 'answer': {
      const accepted = postOf(world, 'question', post.question).accepted === key
      return line({ status: statusOf(post.deleted), text: contentOf(post.text), votes, accepted })
    }
    case 'comment':
      return line({ status: statusOf(post.deleted), text: post.text, votes })
  }
}

function statusOf(deleted: boolean): string {
  return deleted ? 'deleted' : 'available'
}

/** Formats facts as one line. */
export function line(facts: Record<string, string | number | boolean | null>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value ?? 'none'}`)
    .join(', ')
}

/** Lists the differences of two snapshots, one line each. */
export function differences(expected: Snapshot, found: Snapshot): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}\n  should be  ${expected[name] ?? 'nothing'}\n  is         ${found[name] ?? 'nothing'}`)
}
