import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { foot } from './installer.css.ts'

interface StepFootProps {
  /** Left out where there is no way back. */
  onBack?: (() => void) | undefined
  /** The button that goes on. */
  children: ReactNode
}

/** The line under a step: back at the start, on at the end. */
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
