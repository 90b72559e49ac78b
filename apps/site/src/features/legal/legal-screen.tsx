import { Prose } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { legalQuery, type LegalText } from './legal-queries.ts'
import * as styles from './legal.css.ts'

export function LegalScreen({ text }: { text: LegalText }): ReactNode {
  const { api, t } = useSite()
  const words = useAccountWords()
  const { data: html } = useSuspenseQuery(legalQuery(api, text))
  return (
    <Page>
      <article className={styles.text}>
        <h1>{text === 'tos' ? t('legal.tos') : t('legal.privacy')}</h1>
        {html === '' ? <p className={styles.empty}>{words('legal.empty')}</p> : <Prose html={html} />}
      </article>
    </Page>
  )
}
