import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { ContentDraft, SiteDraft } from '../answers/index.ts'
import { ImportFailed } from './import-failed.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { OpenSite } from './open-site.tsx'
import { useFirstImport } from './use-first-import.ts'
import type { InstalledSite } from './wizard.ts'

interface ImportStepProps {
  content: ContentDraft
  /** The entries of the previous steps; undefined after a reload of the page. */
  site: SiteDraft | undefined
  onInstalled: (site: InstalledSite) => void
  /** Called if another person has opened the site in the meantime. */
  onAlreadyInstalled: () => void
  /** Called if the server no longer accepts this browser's token, for example after a restart of the server. */
  onTokenNeeded: () => void
}

/** Step 6 while the site is imported and until it is opened. */
export function ImportStep(props: ImportStepProps): ReactNode {
  const { content, site, onInstalled, onAlreadyInstalled, onTokenNeeded } = props
  const { t } = useLanguage()
  const { look, refetch } = useFirstImport()
  const { state, error } = look
  const isTaken = error?.kind === 'forbidden' || state?.state === 'none'
  useEffect(() => {
    if (isTaken) onAlreadyInstalled()
  }, [isTaken, onAlreadyInstalled])
  const isElsewhere = error?.kind === 'unauthorised'
  useEffect(() => {
    if (isElsewhere) onTokenNeeded()
  }, [isElsewhere, onTokenNeeded])
  const opening = { site, onInstalled, onAlreadyInstalled }
  switch (state?.state) {
    case 'done':
      return (
        <ImportResult result={state}>
          <OpenSite {...opening} variant="primary">
            {t('done.open')}
          </OpenSite>
        </ImportResult>
      )
    case 'failed':
      return (
        <ImportFailed failed={state} content={content} onStarted={refetch}>
          <OpenSite {...opening}>{t('import.open_anyway')}</OpenSite>
        </ImportFailed>
      )
    default:
      return <ImportProgress look={look} />
  }
}
