import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { Link, Section, Stack } from '@quandary/ui'
import { basePath } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { RobotsReset } from './robots-reset.tsx'
import { permalinkOf } from './permalinks.ts'
import type { NoteProps } from './settings-group.ts'
import * as styles from './seo-notes.css.ts'

/** Shows an example address with the chosen form, saved or not, and offers to restore the initial robots.txt. */
export function SeoNotes(props: NoteProps<Schemas['SiteSeo']>): ReactNode {
  return (
    <Stack gap={6}>
      <RobotsReset {...props} />
      <AddressPreview {...props} />
    </Stack>
  )
}

function AddressPreview({ api, values }: NoteProps<Schemas['SiteSeo']>): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(operationQuery(api, 'listPermalinkExamples'))
  const example = data?.find(({ permalink }) => permalink === permalinkOf(values))
  if (example === undefined) return null
  return (
    <Section title={t('seo.preview')}>
      <p className={styles.words}>{t('seo.preview_text')}</p>
      <p className={styles.address} dir="ltr">
        <Link href={example.path}>{`${location.origin}${basePath()}${decodeURI(example.path)}`}</Link>
      </p>
    </Section>
  )
}
