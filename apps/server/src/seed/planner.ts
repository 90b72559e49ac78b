import { People } from './people.ts'
import type { Subject } from './phrases.ts'
import type { PlannedAnswer, PlannedComment, PlannedEdit, PlannedPost, PlannedQuestion, PlannedVote } from './plan.ts'
import { Random, Weighted } from './random.ts'
import type { Span } from './span.ts'
import { momentAt, spanUntil } from './span.ts'
import { Subjects } from './subjects.ts'
import { writeAddition, writeAnswer, writeComment, writeQuestion, writeTitle } from './write-post.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Number of questions out of 1000 that get 0, 1, 2 … 12 answers: two on average. */
const ANSWERS = new Weighted([170, 320, 230, 120, 70, 40, 20, 12, 7, 4, 3, 2, 2])
const CLOSE_REASONS = ['not_clarity', 'community_specific'] as const
/** Maximum number of votes on one post. */
const MAX_VOTES = 60

/** The options that determine every word of a site's content. */
export interface SeedOptions {
  questions: number
  randomSeed: number
  /** Time of the latest content; the earliest is three years before it. */
  endsAt: number
}

/**
 * Plans questions and everything that happens to them. Deterministic: the same options give the same plan of each
 * question.
 */
export class Planner {
  readonly people: People
  readonly tags: readonly string[]
  readonly span: Span
  #options: SeedOptions
  #subjects: Subjects

  constructor(options: SeedOptions) {
    this.#options = options
    this.span = spanUntil(options.endsAt)
    this.people = new People(options.randomSeed, options.questions, this.span)
    this.#subjects = new Subjects(options.questions)
    this.tags = this.#subjects.tags
  }

  /** @param index from 0; questions are in the order they are asked */
  plan(index: number): PlannedQuestion {
    const { randomSeed, questions } = this.#options
    const random = new Random(randomSeed, 'question', index)
    // More questions are asked each year than the year before.
    const at = momentAt(this.span, ((index + random.next()) / questions) ** 0.6)
    const { subject, tags } = this.#subjects.pick(random)
    const author = this.#someone(random, at, new Set())
    const title = writeTitle(random, subject)
    // A few posts get far more views and votes than all others.
    const interest = 0.3 / (1 - random.next()) ** 0.7
    const closing = this.#closing(random, at)
    const post = this.#post(random, subject, { author, at, text: writeQuestion(random, subject), interest })
    const answers = this.#answers(random, subject, { author, at, interest, until: closing?.at ?? this.span.to })
    return { ...post, title, tags, views: viewsOf(random, interest, answers.length), closing, answers }
  }

  #answers(
    random: Random,
    subject: Subject,
    question: { author: number; at: number; interest: number; until: number },
  ): PlannedAnswer[] {
    const authors = new Set<number>(random.chance(0.95) ? [question.author] : [])
    const answers: PlannedAnswer[] = []
    const wanted = ANSWERS.pick(random)
    for (let number = 0; number < wanted; number += 1) {
      const at = later(random, question.at, 3 * HOUR)
      const author = this.people.pick(random, at, authors)
      const text = writeAnswer(random, subject)
      const interest = question.interest * (0.4 + random.next())
      if (author === undefined || at > question.until) continue
      authors.add(author)
      answers.push({ ...this.#post(random, subject, { author, at, text, interest }), acceptedAt: undefined })
    }
    answers.sort((a, b) => a.at - b.at)
    return this.#accept(random, answers)
  }

  /** Accepts the answer with the most votes, in a tie the first one. Some questions get no accepted answer. */
  #accept(random: Random, answers: PlannedAnswer[]): PlannedAnswer[] {
    const best = answers.toSorted((a, b) => b.votes.length - a.votes.length)[0]
    const acceptedAt = best && later(random, best.at, DAY)
    if (!best || acceptedAt === undefined || acceptedAt > this.span.to || !random.chance(0.55)) return answers
    return answers.map((answer) => (answer === best ? { ...answer, acceptedAt } : answer))
  }

  #post(
    random: Random,
    subject: Subject,
    post: { author: number; at: number; text: string; interest: number },
  ): PlannedPost {
    return {
      author: post.author,
      at: post.at,
      text: post.text,
      edit: this.#edit(random, subject, post),
      votes: this.#votes(random, post, { interest: post.interest, down: 0.07 }),
      comments: this.#comments(random, subject, post),
    }
  }

  #edit(random: Random, subject: Subject, { author, at }: { author: number; at: number }): PlannedEdit | undefined {
    const editedAt = later(random, at, DAY)
    if (!random.chance(0.15) || editedAt > this.span.to) return undefined
    const editor = random.chance(0.7) ? author : (this.people.pick(random, editedAt, new Set()) ?? author)
    return { editor, at: editedAt, addition: writeAddition(random, subject) }
  }

  #votes(
    random: Random,
    { author, at }: { author: number; at: number },
    { interest, down }: { interest: number; down: number },
  ): PlannedVote[] {
    const count = Math.min(Math.floor(interest * (0.5 + 2 * random.next())), MAX_VOTES)
    const taken = new Set([author])
    const votes: PlannedVote[] = []
    for (let number = 0; number < count; number += 1) {
      const votedAt = later(random, at, 2 * DAY)
      const voter = this.people.pick(random, votedAt, taken)
      const direction = random.chance(down) ? -1 : 1
      if (voter === undefined || votedAt > this.span.to) continue
      taken.add(voter)
      votes.push({ voter, direction, at: votedAt })
    }
    return votes
  }

  #comments(random: Random, subject: Subject, post: { at: number }): PlannedComment[] {
    const count = random.chance(0.28) ? 1 + Math.floor(-Math.log(1 - random.next()) * 0.8) : 0
    const comments = Array.from({ length: count }, () => {
      const at = later(random, post.at, 12 * HOUR)
      const author = this.#someone(random, at, new Set())
      const text = writeComment(random, subject)
      return { author, at, text, votes: this.#votes(random, { author, at }, { interest: 0.35, down: 0 }) }
    })
    return comments.filter(({ at }) => at <= this.span.to).sort((a, b) => a.at - b.at)
  }

  #closing(random: Random, at: number): PlannedQuestion['closing'] {
    const closedAt = later(random, at, DAY)
    if (!random.chance(0.02) || closedAt > this.span.to) return undefined
    return { reason: random.pick(CLOSE_REASONS), by: this.#someone(random, closedAt, new Set()), at: closedAt }
  }

  /** Picks a person, or the first person, who is always a member, if none is found. */
  #someone(random: Random, at: number, except: ReadonlySet<number>): number {
    return this.people.pick(random, at, except) ?? 0
  }
}

/** Returns a later moment: usually about `usual` milliseconds later, rarely months. */
function later(random: Random, at: number, usual: number): number {
  const chance = random.next()
  return at + MINUTE + Math.floor((usual * (1 / (1 - chance) - 1) ** 1.2) / 1000) * 1000
}

function viewsOf(random: Random, interest: number, answers: number): number {
  return Math.floor((5 + 60 * interest + 15 * answers) * (0.4 + 3 * random.next() ** 3))
}
