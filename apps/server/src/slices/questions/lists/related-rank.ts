/** Weight of similar titles relative to shared tags: a title with all the words outweighs any two tags. */
const TITLE_WEIGHT = 2

/** A question that shares a tag with the one being read. */
export interface Candidate {
  id: number
  /** The distinctive words of its title. */
  words: readonly string[]
  /** For each tag that it shares, the number of questions with that tag. */
  sharedTags: readonly number[]
}

/**
 * Orders questions by what they share with one question: title words, where rare words weigh more, and tags, where tags
 * with few questions weigh more. Equals keep their order.
 */
export function rankRelated(words: readonly string[], candidates: readonly Candidate[]): number[] {
  const weights = new Map(words.map((word) => [word, rarity(word, candidates)]))
  const most = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const points = ({ words: theirs, sharedTags }: Candidate): number => {
    const shared = [...new Set(theirs)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
    const tags = sharedTags.reduce((sum, count) => sum + 1 / Math.log2(2 + count), 0)
    return tags + (most === 0 ? 0 : (TITLE_WEIGHT * shared) / most)
  }
  return candidates
    .map((candidate) => ({ id: candidate.id, points: points(candidate) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ id }) => id)
}

/** Returns the inverse document frequency of a word among the candidates. */
function rarity(word: string, candidates: readonly Candidate[]): number {
  const having = candidates.filter(({ words }) => words.includes(word)).length
  return Math.log(1 + candidates.length / (1 + having))
}
