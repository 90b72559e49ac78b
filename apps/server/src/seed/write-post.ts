import { chinesePhrases } from './chinese-phrases.ts'
import { englishPhrases } from './english-phrases.ts'
import type { Phrases, Subject } from './phrases.ts'
import { fill } from './phrases.ts'
import type { Random } from './random.ts'
import type { Topic } from './topics/topic.ts'

/** Share of posts with code, within subjects that show code. */
const WITH_CODE = 0.6

/** Writes a title for a question of this subject. */
export function writeTitle(random: Random, subject: Subject): string {
  return fill(random.pick(phrasesOf(subject.topic).titles), subject, random)
}

/** Writes the Markdown of a question: a few paragraphs, often a list of attempts, sometimes code. */
export function writeQuestion(random: Random, subject: Subject): string {
  const phrases = phrasesOf(subject.topic)
  const joinParagraph = paragraphJoiner(random, subject, phrases)
  const opening = [random.pick(phrases.openings), ...random.some(phrases.details, 1 + random.below(3))]
  const blocks = [joinParagraph(opening)]
  if (random.chance(0.35)) blocks.push(joinParagraph(random.some(phrases.details, 1 + random.below(2))))
  blocks.push(...code(random, subject.topic, phrases))
  if (random.chance(0.45)) {
    const attempts = random.some(phrases.attempts, 2 + random.below(3)).map((line) => fill(line, subject, random))
    blocks.push(phrases.tried, attempts.map((line) => `- ${line}`).join('\n'))
  }
  blocks.push(joinParagraph(random.some(phrases.wishes, 1 + random.below(2))))
  return blocks.join('\n\n')
}

/** Writes the Markdown of an answer. */
export function writeAnswer(random: Random, subject: Subject): string {
  const phrases = phrasesOf(subject.topic)
  const joinParagraph = paragraphJoiner(random, subject, phrases)
  const blocks = [joinParagraph([random.pick(phrases.advice), ...random.some(phrases.reasons, random.below(3))])]
  blocks.push(...code(random, subject.topic, phrases))
  if (random.chance(0.4)) {
    const steps = random.some(phrases.steps, 3 + random.below(3)).map((line) => fill(line, subject, random))
    blocks.push(phrases.stepsIntroduction, steps.map((line, index) => `${index + 1}. ${line}`).join('\n'))
  }
  if (random.chance(0.6)) blocks.push(joinParagraph([random.pick(phrases.caveats)]))
  return blocks.join('\n\n')
}

/** Writes the text of a comment. */
export function writeComment(random: Random, subject: Subject): string {
  return fill(random.pick(phrasesOf(subject.topic).comments), subject, random)
}

/** Writes the text that an edit appends to a post. */
export function writeAddition(random: Random, subject: Subject): string {
  return fill(random.pick(phrasesOf(subject.topic).additions), subject, random)
}

function phrasesOf(topic: Topic): Phrases {
  return topic.language === 'zh' ? chinesePhrases : englishPhrases
}

/** Returns a function that fills the placeholders of sentences and joins them into a paragraph. */
function paragraphJoiner(
  random: Random,
  subject: Subject,
  { space }: Phrases,
): (sentences: readonly string[]) => string {
  return (sentences) => sentences.map((sentence) => fill(sentence, subject, random)).join(space)
}

function code(random: Random, topic: Topic, phrases: Phrases): string[] {
  if (!topic.code || !random.chance(WITH_CODE)) return []
  const { language, text } = random.pick(topic.code)
  return [random.pick(phrases.codeIntroduction), `\`\`\`${language}\n${text}\n\`\`\``]
}
