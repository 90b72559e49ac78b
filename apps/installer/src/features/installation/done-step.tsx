import { ButtonLink, Meta, Stack } from '@quandary/ui'
import { basePath } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { buttons } from './installer.css.ts'
import { StepHead } from './step-head.tsx'
import type { InstalledSite } from './wizard.ts'

/**
 * The last step: a link to the checklist of the back office or, if the installer could not log the administrator in,
 * how to log in.
 */
export function DoneStep({ site: { name, url, email, loggedIn } }: { site: InstalledSite }): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      <StepHead step="done" title={t('done.title')}>
        {loggedIn ? t('done.logged_in', { name, url }) : t('done.lead', { name, url, email })}
      </StepHead>
      {loggedIn ? (
        <div className={buttons}>
          <ButtonLink variant="primary" href={`${basePath()}/admin`}>
            {t('done.set_up')}
          </ButtonLink>
          <ButtonLink href={url}>{t('done.open')}</ButtonLink>
        </div>
      ) : (
        <Stack gap={3}>
          <div>
            <ButtonLink variant="primary" href={url}>
              {t('done.open')}
            </ButtonLink>
          </div>
          <Meta>{t('done.wait')}</Meta>
        </Stack>
      )}
    </>
  )
}
