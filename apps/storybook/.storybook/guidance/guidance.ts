/** Guidance for a component: when and how to use it. Sentences in Markdown. */
export interface Guidance {
  when: readonly string[]
  /** Situations in which not to use the component, with the alternative. */
  whenNot: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** The component's support for keyboards, screen readers and low vision, and what remains to be done by the app. */
  accessibility: readonly string[]
}

/** Guidance by title of the component's stories. */
export type GuidanceByTitle = Readonly<Record<string, Guidance>>

/** A link to the page of another component. */
export const page = (name: string, id: string): string => `[${name}](?path=/docs/${id}--docs)`
