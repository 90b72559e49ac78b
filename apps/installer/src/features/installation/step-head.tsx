import { Lead } from '@quandary/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { lead, stepTitle } from './installer.css.ts'
import { steps, type Step } from './wizard.ts'

interface StepHeadProps {
  step: Step
  title: string
  children: ReactNode
}

/** Title and introduction of a step. It takes the focus, except in the first step, so that screen readers read it. */
export function StepHead({ step, title, children }: StepHeadProps): ReactNode {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = t('document_title', {
      step: steps.indexOf(step) + 1,
      steps: steps.length,
      name: t(`step.${step}`),
    })
  }, [step, t])
  useEffect(() => {
    if (step !== 'language') heading.current?.focus()
  }, [step])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={stepTitle}>
        {title}
      </h1>
      <div className={lead}>
        <Lead>{children}</Lead>
      </div>
    </>
  )
}
