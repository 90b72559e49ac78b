/** The guidance on a component: when it is the right one, and how it is used well. Sentences in Markdown. */
export interface Guidance {
  when: readonly string[]
  /** With what to take instead. */
  whenNot: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Its support for keyboards, screen readers and low vision, and the part left to the app. */
  accessibility: readonly string[]
}

/** Guidance by title of the component's stories. */
export type GuidanceByTitle = Readonly<Record<string, Guidance>>

/** A link to the page of another component. */
export const page = (name: string, id: string): string => `[${name}](?path=/docs/${id}--docs)`
