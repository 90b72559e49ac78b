/** Loads {@link postingWordsIn} when an action needs it. */
export const loadPostingWords = async () => (await import('./posting-words.ts')).postingWordsIn
