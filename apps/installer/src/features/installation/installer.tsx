import { isLanguage, languageTag } from '@quandary/i18n'
import { Brand, Header, Select, Skeleton, SoloFrame, Stack, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { OfferedLanguage } from './offered-languages.ts'
import { StartScreen } from './start-screens.tsx'
import { useStart, type Beginning } from './use-start.ts'
import { WizardSteps } from './wizard-steps.tsx'

/** The whole page: the header, and the wizard or the reason why it cannot start. */
export function Installer(): ReactNode {
  const { beginning, retry, endInstalled, endElsewhere } = useStart()
  return (
    <SoloFrame header={<InstallerHeader languages={beginning?.languages ?? []} />}>
      {beginning === undefined ? (
        <Waiting />
      ) : (
        <Begun beginning={beginning} onRetry={retry} onAlreadyInstalled={endInstalled} onTokenNeeded={endElsewhere} />
      )}
    </SoloFrame>
  )
}

interface BegunProps {
  beginning: Beginning
  onRetry: () => void
  onAlreadyInstalled: () => void
  onTokenNeeded: () => void
}

function Begun({ beginning, onRetry, ...ends }: BegunProps): ReactNode {
  const { start, languages } = beginning
  switch (start.at) {
    case 'wizard':
    case 'resume':
    case 'importing':
      return <WizardSteps at={start.at} languages={languages} {...ends} />
    default:
      return <StartScreen start={start} onRetry={onRetry} />
  }
}

function InstallerHeader({ languages }: { languages: readonly OfferedLanguage[] }): ReactNode {
  const { t, language, setLanguage } = useLanguage()
  const choice = (
    <Select
      fit
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
      options={languages.map((offered) => ({ ...offered, lang: languageTag(offered.value) }))}
    />
  )
  return (
    <Header
      narrow
      brand={<Brand name={t('product')} column={false} />}
      {...(languages.length > 0 ? { end: choice } : {})}
    />
  )
}

function Waiting(): ReactNode {
  const { t } = useLanguage()
  return (
    <div aria-busy="true">
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      <Stack>
        <Skeleton width="100%" />
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="90%" />
      </Stack>
    </div>
  )
}
