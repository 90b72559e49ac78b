/** Words that questions of one everyday subject are made of. Everything is written so that it fits any template. */
export interface Topic {
  language: 'en' | 'zh'
  /** What the subject is called; also its tag. */
  name: string
  /** Singular things, as they stand after "my". */
  things: readonly string[]
  /** Verbs with a thing as their object. */
  actions: readonly string[]
  /** What goes wrong: "my … <trouble>". */
  troubles: readonly string[]
  /** "after <event>" */
  events: readonly string[]
  /** "for <purpose>" */
  purposes: readonly string[]
  /** Short programs and their language, where people of this subject show some. */
  code?: readonly { language: string; text: string }[]
}
