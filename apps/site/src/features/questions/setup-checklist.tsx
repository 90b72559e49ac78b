import { operationQuery } from '@quandary/api-client/query'
import { Button, CheckIcon, Section, VisuallyHidden } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { tagListQuery } from '../tags/index.ts'
import { doneSteps, setupHref, setupSteps } from './setup-steps.ts'
import * as styles from './setup-checklist.css.ts'

/** Stored per browser: an administrator who has dismissed the list does not want it back. */
const HIDDEN_KEY = '_a_setup_'

/**
 * The setup steps left on a new site, for administrators; renders nothing once all are done or the list was dismissed.
 */
export function SetupChecklist(): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { siteUrl, logo } = useSettings()
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) !== null)
  const mail = useQuery({ ...operationQuery(api, 'getSmtpSettings'), enabled: !hidden })
  const tags = useQuery({ ...tagListQuery(api, {}), enabled: !hidden })
  if (hidden || !mail.data || !tags.data) return null
  const done = doneSteps({ smtpHost: mail.data.smtp_host, siteUrl, logo, tagCount: tags.data.count })
  const left = setupSteps.filter((step) => !done[step])
  if (left.length === 0) return null
  const hide = () => {
    localStorage.setItem(HIDDEN_KEY, 'hidden')
    setHidden(true)
  }
  return (
    <Section
      title={words('setup.title')}
      aside={
        <Button size="sm" variant="quiet" onClick={hide}>
          {words('setup.hide')}
        </Button>
      }
    >
      <ul className={styles.steps}>
        {setupSteps.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.mark}>{done[step] ? <CheckIcon size="sm" /> : null}</span>
            {done[step] ? (
              <span className={styles.done}>
                {words(`setup.${step}`)}
                <VisuallyHidden>, {words('setup.done')}</VisuallyHidden>
              </span>
            ) : (
              <AppLink href={setupHref[step]}>{words(`setup.${step}`)}</AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
