import { operationQuery } from '@quandary/api-client/query'
import { Button, Section } from '@quandary/ui'
import { Checklist, doneSetupSteps, setupAddresses, setupSteps } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useDismissal } from '../../shell/hooks/use-dismissal.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { tagListQuery } from '../tags/index.ts'

/** Storage key for having dismissed the list in this browser, so that it does not return. */
const HIDDEN_KEY = '_a_setup_'

/**
 * The remaining setup steps of a new site, for administrators. Renders nothing after all are done or the list was
 * dismissed.
 */
export function SetupChecklist(): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { siteUrl, logo, hasTerms, hasPrivacyPolicy } = useSettings()
  const [hidden, hide] = useDismissal(HIDDEN_KEY)
  const mail = useQuery({ ...operationQuery(api, 'getSmtpSettings'), enabled: !hidden })
  const tags = useQuery({ ...tagListQuery(api, {}), enabled: !hidden })
  if (hidden || !mail.data || !tags.data) return null
  const sendsMail = mail.data.smtp_host !== ''
  const done = doneSetupSteps({ siteUrl, sendsMail, logo, hasTerms, hasPrivacyPolicy, tagCount: tags.data.count })
  if (setupSteps.every((step) => done[step])) return null
  return (
    <Section
      title={words('setup.title')}
      aside={
        <Button size="sm" variant="quiet" onClick={hide}>
          {words('setup.hide')}
        </Button>
      }
    >
      <Checklist
        steps={setupSteps.map((step) => {
          const label = words(`setup.${step}`)
          return {
            id: step,
            done: done[step],
            label: done[step] ? label : <AppLink href={setupAddresses[step]}>{label}</AppLink>,
          }
        })}
      />
    </Section>
  )
}
