import { Button, Section } from '@quandary/ui'
import { Checklist } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { askHref, settingsHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { useLoginState, useViewer, type Person } from '../../shell/context/viewer.ts'
import { useDismissal } from '../../shell/hooks/use-dismissal.ts'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { followedTagsQuery } from '../tags/index.ts'
import { doneWelcomeSteps, isNewMember, welcomeSteps, type WelcomeStep } from './welcome-steps.ts'
import * as styles from './welcome.css.ts'

/** Prefix of the storage key, per member, for having dismissed the welcome card in this browser. */
const HIDDEN_KEY = '_a_welcome_'

/**
 * The first steps of a new member: a picture, tags to follow, a first question or answer. Shown for 14 days, until all
 * are done, or until the member dismisses it.
 */
export function WelcomeCard(): ReactNode {
  const viewer = useViewer()
  const { normal } = useLoginState()
  const [now] = useState(() => Date.now() / 1000)
  // Only after hydration, because the server does not know whether the card was dismissed in this browser.
  const isHydrated = useIsHydrated()
  if (!isHydrated || viewer === null || !normal || !isNewMember(viewer, now)) return null
  return <FirstSteps viewer={viewer} />
}

function FirstSteps({ viewer }: { viewer: NonNullable<Person> }): ReactNode {
  const { api } = useSite()
  const words = useAccountWords()
  const [hidden, hide] = useDismissal(HIDDEN_KEY + viewer.id)
  const { data: tags } = useQuery({ ...followedTagsQuery(api), enabled: !hidden })
  if (hidden || tags === undefined) return null
  const done = doneWelcomeSteps(viewer, tags.length)
  if (welcomeSteps.every((step) => done[step])) return null
  return (
    <Section
      title={words('welcome.title')}
      aside={
        <Button size="sm" variant="quiet" onClick={hide}>
          {words('welcome.hide')}
        </Button>
      }
    >
      <Checklist
        steps={welcomeSteps.map((step) => ({
          id: step,
          done: done[step],
          label: done[step] ? words(`welcome.${step}`) : <StepLinks step={step} />,
          about: done[step] ? undefined : words(`welcome.${step}_about`),
        }))}
      />
      <p className={styles.guide}>
        <AppLink href="/help">{words('welcome.guide')}</AppLink>
      </p>
    </Section>
  )
}

function StepLinks({ step }: { step: WelcomeStep }): ReactNode {
  const words = useAccountWords()
  const links = {
    picture: [{ href: settingsHref('profile'), text: words('welcome.picture') }],
    tags: [{ href: '/tags', text: words('welcome.tags') }],
    post: [
      { href: askHref(), text: words('welcome.ask') },
      { href: '/questions?order=unanswered', text: words('welcome.answer') },
    ],
  }[step]
  return links.map(({ href, text }) => (
    <AppLink key={href} href={href}>
      {text}
    </AppLink>
  ))
}
