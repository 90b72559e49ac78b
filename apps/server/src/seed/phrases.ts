import type { Random } from './random.ts'
import type { Topic } from './topics/topic.ts'

/** The subject of a question. */
export interface Subject {
  topic: Topic
  thing: string
  /** A second thing of the same topic. */
  other: string
}

/** Sentences of one language, with placeholders in braces for words of a subject. */
export interface Phrases {
  titles: readonly string[]
  openings: readonly string[]
  details: readonly string[]
  /** Sentence before the list of attempts. */
  tried: string
  attempts: readonly string[]
  /** Sentences that may stand before a code block. */
  codeIntroduction: readonly string[]
  wishes: readonly string[]
  advice: readonly string[]
  reasons: readonly string[]
  /** Sentence before the steps of an answer. */
  stepsIntroduction: string
  steps: readonly string[]
  caveats: readonly string[]
  comments: readonly string[]
  /** Sentences that an edit appends to a post. */
  additions: readonly string[]
  /** Separator between the sentences of a paragraph. */
  space: string
}

/** Fills each placeholder of a sentence with a random word of the subject. */
export function fill(sentence: string, subject: Subject, random: Random): string {
  const { topic } = subject
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    switch (place) {
      case 'thing':
        return subject.thing
      case 'other':
        return subject.other
      case 'topic':
        return topic.name.replaceAll('-', ' ')
      case 'action':
        return random.pick(topic.actions)
      case 'trouble':
        return random.pick(topic.troubles)
      case 'event':
        return random.pick(topic.events)
      case 'purpose':
        return random.pick(topic.purposes)
      case 'number':
        return String(2 + random.below(28))
      default:
        throw new Error(`No subject fills {${place}}`)
    }
  })
  return text.charAt(0).toUpperCase() + text.slice(1)
}
