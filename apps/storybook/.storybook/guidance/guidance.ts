/** Guidance for a component: when and how to use it. Sentences in Markdown. */
export interface Guidance {
  when: readonly string[]
  /** When not to use it, and the alternative. */
  whenNot: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** The component's support for keyboards, screen readers and low vision, and what is left to the app. */
  accessibility: readonly string[]
}

/** Guidance by title of the component's stories. */
export type GuidanceByTitle = Readonly<Record<string, Guidance>>

/** A link to the page of another component. */
export const page = (name: string, id: string): string => `[${name}](?path=/docs/${id}--docs)`
