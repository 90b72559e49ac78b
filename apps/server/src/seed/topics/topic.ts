/** The vocabulary of questions about an everyday subject. Every entry fits every template. */
export interface Topic {
  language: 'en' | 'zh'
  /** The subject's name, which is also its tag. */
  name: string
  /** Nouns in the singular that can follow "my". */
  things: readonly string[]
  /** Verbs with a thing as their object. */
  actions: readonly string[]
  /** Problems: "my … <trouble>". */
  troubles: readonly string[]
  /** "after <event>" */
  events: readonly string[]
  /** "for <purpose>" */
  purposes: readonly string[]
  /** Code snippets and their language, for subjects whose questions show code. */
  code?: readonly { language: string; text: string }[]
}
