import { Prose, ReadingColumn, Section, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'

interface GuidePageProps {
  title: string
  /** Introduction in one or two sentences. */
  lead: string
  children: ReactNode
}

/** A page of the guide: rules with components that follow them. */
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
  /** Text with the reasons for a rule and its exceptions. */
  words: ReactNode
  /** Example of the rule. */
  children?: ReactNode
}

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
