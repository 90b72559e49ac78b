import { Prose, ReadingColumn, Section, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'

interface GuidePageProps {
  title: string
  /** What the page is about, in a sentence or two. */
  lead: string
  children: ReactNode
}

/** A page of the guide: what to do, beside components that do it. */
export function GuidePage({ title, lead, children }: GuidePageProps): ReactNode {
  return (
    <ReadingColumn>
      <Stack gap={6}>
        <Prose>
          <h1>{title}</h1>
          <p>{lead}</p>
        </Prose>
        {children}
      </Stack>
    </ReadingColumn>
  )
}

interface RuleProps {
  title: string
  /** Why, and when not. */
  words: ReactNode
  /** The rule at work. */
  children?: ReactNode
}

/** A rule with its example. */
export function Rule({ title, words, children }: RuleProps): ReactNode {
  return (
    <Section title={title}>
      <Stack>
        <Prose>
          <p>{words}</p>
        </Prose>
        {children}
      </Stack>
    </Section>
  )
}
