import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { foot } from './installer.css.ts'

interface StepFootProps {
  /** Omitted if it is impossible to go back. */
  onBack?: (() => void) | undefined
  /** The button to continue. */
  children: ReactNode
}

/** Buttons under a step: back on the left, continue on the right. */
export function StepButtons({ onBack, children }: StepFootProps): ReactNode {
  const { t } = useLanguage()
  return (
    <div className={foot}>
      {onBack ? (
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  )
}
