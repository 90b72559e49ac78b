import type { Subject } from './phrases.ts'
import type { Random } from './random.ts'
import { Weighted } from './random.ts'
import { chineseTopics } from './topics/chinese-topics.ts'
import { englishTopics } from './topics/english-topics.ts'
import type { Topic } from './topics/topic.ts'

/** Share of questions in Chinese. */
const CHINESE = 0.25

const aspects = {
  en: ['repair', 'care', 'safety', 'cost', 'tools', 'storage', 'for-beginners', 'winter', 'cleaning', 'second-hand'],
  zh: ['维修', '保养', '安全', '价格', '工具', '收纳', '入门', '冬季', '清洁', '二手'],
} as const

/** A subject and the tags of a question about it. */
export interface PlannedSubject {
  subject: Subject
  tags: string[]
}

/** Chooses the subjects of questions: a few often, most rarely. */
export class Subjects {
  /** Every tag that a question may get, in a fixed order. */
  readonly tags: readonly string[]
  #known: ReadonlySet<string>
  #english = Weighted.zipf(englishTopics.length, 0.8)
  #chinese = Weighted.zipf(chineseTopics.length, 0.8)
  #things = Weighted.zipf(10, 0.7)
  #aspects = Weighted.zipf(10, 1.1)

  /** @param questions how many will be asked: a small site gets few tags, a large one about two thousand */
  constructor(questions: number) {
    const topics = [...englishTopics, ...chineseTopics]
    const names = topics.map((topic) => topic.name)
    const things = topics.flatMap((topic) => topic.things.map(slugOf))
    const both = aspects.en.flatMap((_, rank) =>
      topics.flatMap((topic) => topic.things.map((thing) => aspectOf(topic, thing, rank))),
    )
    const wanted = Math.max(names.length, Math.round(12 * Math.sqrt(questions)))
    this.tags = [...new Set([...names, ...things, ...both])].slice(0, wanted)
    this.#known = new Set(this.tags)
  }

  /** Picks the subject and tags of a question. */
  pick(random: Random): PlannedSubject {
    const topic = random.chance(CHINESE)
      ? at(chineseTopics, this.#chinese, random)
      : at(englishTopics, this.#english, random)
    const thing = at(topic.things, this.#things, random)
    const other = random.pick(topic.things.filter((candidate) => candidate !== thing))
    return { subject: { topic, thing, other }, tags: this.#tagsOf(random, topic, thing, other) }
  }

  #tagsOf(random: Random, topic: Topic, thing: string, other: string): string[] {
    const candidates = [
      ...(random.chance(0.8) ? [topic.name] : []),
      ...(random.chance(0.8) ? [slugOf(thing)] : []),
      ...(random.chance(0.5) ? [aspectOf(topic, thing, this.#aspects.pick(random))] : []),
      ...(random.chance(0.25) ? [slugOf(other)] : []),
      ...(random.chance(0.1) ? [aspectOf(topic, other, this.#aspects.pick(random))] : []),
    ]
    const tags = [...new Set(candidates.filter((tag) => this.#known.has(tag)))]
    return tags.length > 0 ? tags : [topic.name]
  }
}

/** Writes a thing as a tag slug. */
function slugOf(thing: string): string {
  return thing.replaceAll(' ', '-')
}

function aspectOf(topic: Topic, thing: string, rank: number): string {
  const aspect = aspects[topic.language][rank] ?? ''
  return topic.language === 'zh' ? `${thing}${aspect}` : `${slugOf(thing)}-${aspect}`
}

function at<T>(list: readonly T[], weights: Weighted, random: Random): T {
  const found = list[weights.pick(random)]
  if (found === undefined) throw new Error('A list is shorter than its weights')
  return found
}
