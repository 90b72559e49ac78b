import { formatExactCount } from '@quandary/i18n'
import { classNames, Kbd, Link, PageHead, Prose, Section } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useMayReview } from '../../shell/live/use-may-review.ts'
import { keyList } from '../../shell/keys/key-list.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { formattingExamples } from './formatting-examples.ts'
import { helpQuery, type Help } from './help-queries.ts'
import { useHelpWords } from './help-words.ts'
import { privilegeSteps } from './privilege-steps.ts'
import * as styles from './help.css.ts'

const parts = [
  { id: 'finding', Part: Finding },
  { id: 'asking', Part: Asking },
  { id: 'answering', Part: Answering },
  { id: 'reputation', Part: Reputation },
  { id: 'privileges', Part: Privileges },
  { id: 'formatting', Part: Formatting },
  { id: 'keys', Part: Keys },
  { id: 'flagging', Part: Flagging },
  { id: 'closing', Part: Closing },
] as const

/**
 * The guide to this site. It is generated from the site's settings, with the administrators' texts before and after.
 */
export function HelpScreen(): ReactNode {
  const { api } = useSite()
  const words = useHelpWords()
  const { name } = useSettings()
  const { data: help } = useSuspenseQuery(helpQuery(api))
  return (
    <Page aside={<Contents />}>
      <PageHead title={words('help.title')} />
      <div className={styles.page}>
        {help.before_html === '' ? <p>{words('help.lead', { siteName: name })}</p> : <Prose html={help.before_html} />}
        {parts.map(({ id, Part }) => (
          <Section key={id} id={id} title={words(`help.${id}`)}>
            <div className={styles.part}>
              <Part help={help} />
            </div>
          </Section>
        ))}
        {help.after_html === '' ? null : <Prose html={help.after_html} />}
      </div>
    </Page>
  )
}

function Contents(): ReactNode {
  const words = useHelpWords()
  return (
    <Section title={words('help.contents')}>
      <ul className={styles.contents}>
        {parts.map(({ id }) => (
          <li key={id}>
            {/* A plain link, because the browser scrolls to fragments itself. */}
            <a href={`#${id}`}>{words(`help.${id}`)}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface PartProps {
  help: Help
}

function Finding(): ReactNode {
  const words = useHelpWords()
  return (
    <>
      <p>{words('help.finding_filters')}</p>
      <p>{words('help.finding_tags')}</p>
    </>
  )
}

function Asking({ help: { posting } }: PartProps): ReactNode {
  const words = useHelpWords()
  const { min_tags: min, max_tags: max } = posting
  return (
    <>
      <p>{words('help.asking_search')}</p>
      <p>{words('help.asking_body')}</p>
      <p>
        {min === max ? words('help.asking_tags_exactly', { count: max }) : words('help.asking_tags', { min, max })}{' '}
        {posting.required_tag ? words('help.asking_required_tag') : null}
      </p>
      {posting.first_posts_wait ? <p>{words('help.posts_wait')}</p> : null}
    </>
  )
}

function Answering({ help: { posting } }: PartProps): ReactNode {
  const words = useHelpWords()
  return (
    <>
      <p>{words('help.answering_body')}</p>
      {posting.restrict_answer ? <p>{words('help.answering_once')}</p> : null}
      <p>{words('help.answering_accept')}</p>
    </>
  )
}

function Reputation({ help: { points } }: PartProps): ReactNode {
  const words = useHelpWords()
  const { language } = useWords()
  const { daily_cap: cap, ...events } = points
  // The response has exactly these fields, so the cast is safe.
  const names = Object.keys(events) as (keyof typeof events)[]
  return (
    <>
      <p>{words('help.reputation_lead', { cap: formatExactCount(cap, language) })}</p>
      <dl aria-label={words('help.points')}>
        {names.map((event) => (
          <div key={event} className={styles.fact}>
            <dt>{words(`help.points.${event}`)}</dt>
            <dd className={classNames(styles.figure, events[event] > 0 ? styles.gained : styles.lost)}>
              {events[event] > 0 ? '+' : '−'}
              {Math.abs(events[event])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Privileges({ help: { privileges } }: PartProps): ReactNode {
  const words = useHelpWords()
  const { language } = useWords()
  return (
    <>
      <p>{words('help.privileges_lead')}</p>
      <dl>
        {privilegeSteps(privileges).map(({ reputation, labels }) => (
          <div key={reputation} className={styles.line}>
            <dt className={styles.term}>
              {words('help.privileges_from', { reputation: formatExactCount(reputation, language) })}
            </dt>
            <dd className={styles.meaning}>{labels.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/help/privileges">{words('help.privileges_all')}</Link>
      </p>
    </>
  )
}

function Formatting(): ReactNode {
  const words = useHelpWords()
  return (
    <>
      <p>{words('help.formatting_lead')}</p>
      <dl className={styles.terms}>
        {formattingExamples(words).map(({ typed, becomes }) => (
          <div key={typed} className={styles.line}>
            <dt>
              <code className={styles.typed} dir="ltr">
                {typed}
              </code>
            </dt>
            <dd className={styles.meaning}>{becomes}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Keys(): ReactNode {
  const words = useHelpWords()
  const community = useCommunityWords()
  const reviews = useMayReview()
  return (
    <>
      <p>{words('help.keys_lead', { key: '?' })}</p>
      <dl className={styles.terms}>
        {keyList(community, { reviews }).map(({ keys, what }) => (
          <div key={what} className={styles.fact}>
            <dt>{what}</dt>
            <dd className={styles.caps}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Flagging({ help }: PartProps): ReactNode {
  const words = useHelpWords()
  return <Reasons lead={words('help.flagging_lead')} reasons={help.flag_reasons} />
}

function Closing({ help }: PartProps): ReactNode {
  const words = useHelpWords()
  return <Reasons lead={words('help.closing_lead')} reasons={help.close_reasons} />
}

function Reasons({ lead, reasons }: { lead: string; reasons: Help['flag_reasons'] }): ReactNode {
  return (
    <>
      <p>{lead}</p>
      <dl className={styles.terms}>
        {reasons.map(({ name, description }) => (
          <div key={name} className={styles.line}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.meaning}>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
