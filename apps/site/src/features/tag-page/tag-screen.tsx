import { formatExactCount } from '@quandary/i18n'
import { ButtonLink, Link, PageHead } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askHref, tagHref, tagInfoHref } from '../../addresses.ts'
import { Page } from '../../shell/frame/page.tsx'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { FilterButton, useFilterPanel } from '../filters/index.ts'
import { HotQuestions, QuestionList, useLeftOutBeside } from '../questions/index.ts'
import type { QuestionListFilter } from '../posts/index.ts'
import { FollowedTags, TagFollow, TagIgnore, tagQuery, tagStyles as styles, TagSidebar } from '../tags/index.ts'

/** A tag's page: its excerpt and its questions. */
export function TagScreen({ slug, filter }: { slug: string; filter: QuestionListFilter }): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const { data: tag } = useSuspenseQuery(tagQuery(api, slug))
  const count = tag.question_count
  const panel = useFilterPanel(filter)
  const path = tagHref(tag.slug_name)
  const shown = { ...filter, tag: tag.slug_name }
  const isLeftOut = useLeftOutBeside(shown)
  return (
    <Page
      aside={
        <>
          <TagSidebar tag={tag} />
          <FollowedTags />
          <HotQuestions isLeftOut={isLeftOut} />
        </>
      }
    >
      <PageHead
        {...screenActions}
        title={tag.display_name}
        meta={`${formatExactCount(count, language)} ${t('questions.word', { count })}`}
        actions={
          <>
            {tag.status === 'deleted' ? null : <TagFollow tag={tag} />}
            {tag.status === 'deleted' ? null : <TagIgnore tag={tag} />}
            <FilterButton filter={filter} path={path} panel={panel} />
            <span className={styles.hiddenOnPhones}>
              <ButtonLink href={askHref(tag.slug_name)}>{t('header.ask')}</ButtonLink>
            </span>
          </>
        }
      />
      <p className={styles.lead}>
        {tag.excerpt === '' ? t('tags.no_description') : tag.excerpt}{' '}
        <Link href={tagInfoHref(tag.slug_name)}>{t('tags.about')}</Link>
      </p>
      <QuestionList
        filter={shown}
        path={path}
        panel={panel}
        empty={
          <div className={styles.emptyTag}>
            <p>{t('tags.empty', { name: tag.display_name })}</p>
            <ButtonLink href={askHref(tag.slug_name)} variant="primary">
              {t('header.ask')}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  )
}
