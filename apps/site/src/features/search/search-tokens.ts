import { useCommunityWords } from '../../shell/words/community-words.ts'

/**
 * Returns an example of each operator that the screens explain, with a description of what it finds. The search
 * language has more operators (docs/spec/domain.md#search).
 */
export function useSearchTokens(): readonly (readonly [token: string, finds: string])[] {
  const words = useCommunityWords()
  return [
    ['[tag]', words('search.tip.tag')],
    ['user:name', words('search.tip.user')],
    ['answers:0', words('search.tip.answers')],
    ['score:3', words('search.tip.score')],
    ['is:question', words('search.tip.question')],
    ['is:answer', words('search.tip.answer')],
  ]
}
