import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { Link } from '@quandary/ui'
import { basePath } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { permalinkOf } from './permalinks.ts'
import type { NoteProps } from './settings-group.ts'
import * as styles from './address-preview.css.ts'

/** Shows the address of a question with the chosen form, saved or not. */
export function AddressPreview({ api, values }: NoteProps<Schemas['SiteSeo']>): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(operationQuery(api, 'listPermalinkExamples'))
  const example = data?.find(({ permalink }) => permalink === permalinkOf(values))
  if (example === undefined) return null
  return (
    <section aria-label={t('seo.preview')}>
      <p className={styles.words}>{t('seo.preview_text')}</p>
      <p className={styles.address} dir="ltr">
        <Link href={example.path}>{`${location.origin}${basePath()}${decodeURI(example.path)}`}</Link>
      </p>
    </section>
  )
}
