import { Random } from '../../src/seed/random.ts'
import type { Key, NotificationList, PersonIndex } from './operation.ts'
import type { AnyPost, World } from './world.ts'

/** Tag slugs: few enough that merges and synonyms affect many questions. */
const TAGS = ['ale', 'bock', 'cask', 'draft', 'esters', 'foam', 'glass', 'hops', 'india', 'jug', 'keg', 'lager']

/** Number of latest items that most choices are made from. */
const RECENT = 14

/** Chooses existing objects at random, mostly recent ones, so that actions affect each other. */
export class Chooser {
  readonly random: Random
  #made = 0

  constructor(seed: string) {
    this.random = new Random(seed)
  }

  /** Generates a unique name. */
  name(prefix: 'q' | 'a' | 'c' | 's' | 'f'): Key {
    this.#made += 1
    return `${prefix}${this.#made}`
  }

  /** Generates a unique text. */
  text(): string {
    this.#made += 1
    return `text ${this.#made}`
  }

  person(world: World): PersonIndex {
    return this.random.below(world.people.length)
  }

  /** Chooses some people, at least one. */
  people(world: World, most: number): PersonIndex[] {
    return this.random.some([...world.people.keys()], 1 + this.random.below(most))
  }

  noticeKind(): NotificationList {
    return this.random.chance(0.7) ? 'inbox' : 'achievement'
  }

  /** Chooses a post of one of the given kinds. */
  post(world: World, ...kinds: AnyPost['kind'][]): Key | undefined {
    const wanted = [...world.posts].filter(([, post]) => kinds.includes(post.kind))
    return this.recent(wanted.map(([key]) => key))
  }

  /** Chooses an item, usually one of the last; undefined if the list is empty. */
  recent<T>(list: readonly T[]): T | undefined {
    if (list.length === 0) return undefined
    return this.random.pick(this.random.chance(0.85) ? list.slice(-RECENT) : list)
  }

  tag(): string {
    return this.random.pick(TAGS)
  }

  tags(most: number): string[] {
    return this.random.some(TAGS, 1 + this.random.below(most))
  }
}
