/** The vocabulary of questions about an everyday subject. Every entry fits every template. */
export interface Topic {
  language: 'en' | 'zh'
  /** The subject's name, which is also its tag. */
  name: string
  /** Nouns in the singular that can follow "my". */
  things: readonly string[]
  /** Verbs with a thing as their object. */
  actions: readonly string[]
  /** Problems, used as "my … <trouble>". */
  troubles: readonly string[]
  /** Events, used as "after <event>". */
  events: readonly string[]
  /** Purposes, used as "for <purpose>". */
  purposes: readonly string[]
  /** Code snippets and their language, for subjects whose questions show code. */
  code?: readonly { language: string; text: string }[]
}
