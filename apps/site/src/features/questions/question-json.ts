import type { Answer } from '../answers/answer-queries.ts'
import type { Question } from './question-queries.ts'

const ACCEPTED = 2

/**
 * A question and its answers as schema.org's QAPage, for search engines.
 *
 * @param address absolute address of the question, or of one answer
 */
export function questionPageJson(
  question: Question,
  answers: readonly Answer[],
  address: (answerId?: string) => string,
): object {
  const accepted = answers.find((answer) => answer.accepted === ACCEPTED)
  const others = answers.filter((answer) => answer !== accepted)
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: question.description,
      answerCount: question.answer_count,
      upvoteCount: Math.max(0, question.vote_count),
      datePublished: isoTime(question.create_time),
      author: { '@type': 'Person', name: question.user_info.display_name },
      url: address(),
      ...(accepted === undefined ? {} : { acceptedAnswer: answerJson(accepted, address) }),
      ...(others.length === 0 ? {} : { suggestedAnswer: others.map((answer) => answerJson(answer, address)) }),
    },
  }
}

function answerJson(answer: Answer, address: (answerId: string) => string): object {
  return {
    '@type': 'Answer',
    text: plainText(answer.html),
    upvoteCount: Math.max(0, answer.vote_count),
    datePublished: isoTime(answer.create_time),
    author: { '@type': 'Person', name: answer.user_info.display_name },
    url: address(answer.id),
  }
}

const TEXT_LENGTH = 500

/** The beginning of a rendered text without its markup; only for machines, so entities stay as they are. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_LENGTH)
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
