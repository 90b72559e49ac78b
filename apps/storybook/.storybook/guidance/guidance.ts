/** When a component is the right one, and how it is used well. Sentences in Markdown. */
export interface Guidance {
  when: readonly string[]
  /** With what to take instead. */
  whenNot: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** What it does for people with a keyboard, a screen reader or little sight, and what is left to the app. */
  accessibility: readonly string[]
}

/** Guidance by title of the component's stories. */
export type GuidanceByTitle = Readonly<Record<string, Guidance>>

/** A link to the page of another component. */
export const page = (name: string, id: string): string => `[${name}](?path=/docs/${id}--docs)`
