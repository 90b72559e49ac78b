import { Random } from '../../src/seed/random.ts'
import type { Key, NoticeKind, PersonIndex } from './operation.ts'
import type { AnyPost, World } from './world.ts'

/** Slugs that questions carry: few enough that merges and synonyms concern many questions. */
const TAGS = ['ale', 'bock', 'cask', 'draft', 'esters', 'foam', 'glass', 'hops', 'india', 'jug', 'keg', 'lager']

/** How far back people mostly look. */
const RECENT = 14

/** Chooses from what is there, by chance alone; mostly what was written last, so that deeds meet each other. */
export class Chooser {
  readonly random: Random
  #made = 0

  constructor(seed: string) {
    this.random = new Random(seed)
  }

  /** A name that nothing has. */
  name(prefix: 'q' | 'a' | 'c' | 's' | 'f'): Key {
    this.#made += 1
    return `${prefix}${this.#made}`
  }

  /** A text that nothing has. */
  text(): string {
    this.#made += 1
    return `text ${this.#made}`
  }

  person(world: World): PersonIndex {
    return this.random.below(world.people.length)
  }

  /** Some people, one at least. */
  people(world: World, most: number): PersonIndex[] {
    return this.random.some([...world.people.keys()], 1 + this.random.below(most))
  }

  noticeKind(): NoticeKind {
    return this.random.chance(0.7) ? 'inbox' : 'achievement'
  }

  /** A post of one of these kinds. */
  post(world: World, ...kinds: AnyPost['kind'][]): Key | undefined {
    const wanted = [...world.posts].filter(([, post]) => kinds.includes(post.kind))
    return this.recent(wanted.map(([key]) => key))
  }

  /** One of a list, mostly one of the last; undefined when there is none. */
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
