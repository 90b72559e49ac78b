import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { listSimilarQuestions } from '../questions/index.ts'
import { suggestTags } from '../tags/index.ts'
import { searchUsers } from '../users/index.ts'
import { parseSearchQuery } from './search-query.ts'

const MAX_QUESTIONS = 5
const MAX_NAMES = 4

/**
 * Suggests what an unfinished search may be about: questions by words of their titles, tags and people by the beginning
 * of their names. Suggests nothing for a text with tokens, because tokens only filter posts.
 * @throws {TooManyRequests} in the same cases as {@link listSimilarQuestions}
 */
export async function listSearchSuggestions(
  ctx: AppContext,
  typed: string,
  reader: { viewer: Viewer | null; ip: string },
): Promise<Schemas['SearchSuggestions']> {
  const text = typed.trim()
  if (text === '' || hasTokens(text)) return { questions: [], tags: [], people: [] }
  const [questions, tags, people] = await Promise.all([
    listSimilarQuestions(ctx, text, reader),
    suggestTags(ctx, text),
    searchUsers(ctx, text, reader.viewer?.id ?? 0),
  ])
  return {
    questions: questions.slice(0, MAX_QUESTIONS),
    tags: tags.slice(0, MAX_NAMES),
    people: people.slice(0, MAX_NAMES),
  }
}

function hasTokens(text: string): boolean {
  const { words: _, phrases, tags, ...filters } = parseSearchQuery(text)
  return phrases.length + tags.length + Object.keys(filters).length > 0
}
