import { plainText } from '../../shell/document/plain-text.ts'
import type { Answer, Question } from '../posts/index.ts'

const ACCEPTED = 2
const AVAILABLE = 1
/** Maximum characters per text. Search engines read the rest on the page itself. */
const TEXT_LENGTH = 2_000

/** The absolute addresses that the structured data of a question contains. */
export interface AbsoluteAddresses {
  question: string
  answer(answerId: string): string
  user(username: string): string
}

/**
 * Describes a question and its answers as a schema.org QAPage, with the fields that search engines read. Answers that
 * are not public are excluded, even if the viewer sees them.
 */
export function questionPageJson(question: Question, answers: readonly Answer[], addresses: AbsoluteAddresses): object {
  const shown = answers.filter((answer) => answer.status === AVAILABLE)
  const accepted = shown.find((answer) => answer.accepted === ACCEPTED)
  const others = shown.filter((answer) => answer !== accepted)
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: plainText(question.html, TEXT_LENGTH),
      answerCount: question.answer_count,
      ...postJson(question, addresses),
      dateModified: isoTime(question.edit_time || question.create_time),
      url: addresses.question,
      ...(accepted === undefined ? {} : { acceptedAnswer: answerJson(accepted, addresses) }),
      ...(others.length === 0 ? {} : { suggestedAnswer: others.map((answer) => answerJson(answer, addresses)) }),
    },
  }
}

function answerJson(answer: Answer, addresses: AbsoluteAddresses): object {
  return {
    '@type': 'Answer',
    text: plainText(answer.html, TEXT_LENGTH),
    ...postJson(answer, addresses),
    dateModified: isoTime(answer.update_time || answer.create_time),
    url: addresses.answer(answer.id),
  }
}

type Post = Pick<Question | Answer, 'vote_count' | 'create_time' | 'user_info'>

function postJson({ vote_count, create_time, user_info: author }: Post, addresses: AbsoluteAddresses): object {
  const created = isoTime(create_time)
  return {
    upvoteCount: Math.max(0, vote_count),
    dateCreated: created,
    datePublished: created,
    author: {
      '@type': 'Person',
      name: author.display_name,
      // Deleted accounts have no profile.
      ...(author.username === '' ? {} : { url: addresses.user(author.username) }),
    },
  }
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
