import type { ApiError } from '@quandary/api-client'
import { Button, type ButtonProps } from '@quandary/ui'
import { basePath, errorText } from '@quandary/web-shell'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice } from '../../shell/failure-notice.tsx'
import type { SiteDraft } from '../answers/index.ts'
import { isServed, logIn } from './log-in.ts'
import type { InstalledSite } from './wizard.ts'

interface OpenSiteProps extends Pick<ButtonProps, 'variant'> {
  /**
   * The entries of the previous steps; undefined after a reload of the page. Without them the administrator logs in on
   * the site itself.
   */
  site: SiteDraft | undefined
  onInstalled: (site: InstalledSite) => void
  onAlreadyInstalled: () => void
  children: string
}

/** The button that ends the installation after an import. */
export function OpenSite({ site, onInstalled, onAlreadyInstalled, children, variant }: OpenSiteProps): ReactNode {
  const { t } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const onOpen = async () => {
    setBusy(true)
    setFailure(undefined)
    const { error } = await api.call('openInstalledSite')
    if (error?.kind === 'forbidden') onAlreadyInstalled()
    else if (error) setFailure(error)
    else if (site) onInstalled(await logIn(site))
    else {
      // Continues even if the site is not served in time: the page opened next then shows the problem.
      await isServed()
      location.assign(`${basePath()}/`)
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant={variant} busy={busy} busyText={t('import.opening')} onClick={() => void onOpen()}>
        {children}
      </Button>
      {failure ? <FailureNotice title={errorText(failure, t)} /> : null}
    </>
  )
}
