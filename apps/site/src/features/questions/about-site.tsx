import { ButtonLink, Section, Tag, TagList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registerHref, tagHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { followedTagsStyles as styles, popularTagsQuery } from '../tags/index.ts'

/** Side cards that tell guests what this site is about: its description, and the tags with the most questions. */
export function AboutSite(): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { allowRegistrations, description, name } = useSettings()
  const guest = useViewer() === null
  const tags = useQuery({ ...popularTagsQuery(api), enabled: false }).data?.list ?? []
  if (!guest) return null
  return (
    <>
      <Section title={t('about.title', { siteName: name })}>
        <div className={styles.followed}>
          <p className={styles.quiet}>{description || t('page.lead', { siteName: name })}</p>
          {allowRegistrations ? (
            <div>
              <ButtonLink href={registerHref()}>{t('about.join')}</ButtonLink>
            </div>
          ) : null}
        </div>
      </Section>
      {tags.length === 0 ? null : (
        <Section title={t('about.tags')}>
          <TagList>
            {tags.map((tag) => (
              <Tag key={tag.slug_name} name={tag.display_name} href={tagHref(tag.slug_name)} />
            ))}
          </TagList>
        </Section>
      )}
    </>
  )
}
