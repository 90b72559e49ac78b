import { formatExactCount } from '@quandary/i18n'
import { isStaff } from '@quandary/guards'
import { ButtonLink, PageHead, Pagination, PlusIcon, SearchField, Tabs } from '@quandary/ui'
import { useSearchWhileTyping } from '@quandary/web-shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { useBase, useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { TagLink } from '../posts/index.ts'
import { TagFollow } from './tag-follow.tsx'
import { TagIgnore } from './tag-ignore.tsx'
import { tagListQuery, tagOrders, TAGS_PER_PAGE, type TagCard, type TagFilter } from './tag-queries.ts'
import * as styles from './tags.css.ts'
import * as screen from './tags-screen.css.ts'

const PATH = '/tags'

/** All tags, with search and sorting. */
export function TagsScreen({ filter }: { filter: TagFilter }): ReactNode {
  const { t, language } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const router = useRouter()
  const staff = isStaff(viewerFacts(useViewer()))
  const { data } = useSuspenseQuery(tagListQuery(api, filter))
  const { q, order = 'popular', page = 1 } = filter
  const { field, type, searchFor } = useSearchWhileTyping({
    query: q ?? '',
    replace: (text) => {
      const href = withQuery(PATH, { q: text, order: filter.order })
      void router.navigate({ href, replace: true, resetScroll: false })
    },
  })
  const orders = tagOrders.map((one) => ({
    label: t(`tags.sort.${one}`),
    href: withQuery(PATH, { q, order: one === 'popular' ? undefined : one }),
    current: one === order,
  }))
  return (
    <Page>
      <PageHead
        title={t('nav.tags')}
        meta={`${formatExactCount(data.count, language)} ${t('tags.word', { count: data.count })}`}
        {...(staff && { actions: <CreateTag /> })}
      />
      <p className={styles.lead}>{t('tags.lead')}</p>
      <div className={screen.search}>
        <SearchField
          ref={field}
          action={useBase() + PATH}
          defaultValue={q ?? ''}
          label={t('tags.search')}
          placeholder={t('tags.search')}
          onInput={type}
          onSearch={searchFor}
        />
      </div>
      <Tabs label={t('list.sort')} items={orders} />
      {data.list.length === 0 ? (
        <p className={screen.empty}>{q === undefined ? words('tags.none') : t('list.empty')}</p>
      ) : (
        <ul className={screen.grid}>
          {data.list.map((tag) => (
            <TagCell key={tag.tag_id} tag={tag} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount(data.count, TAGS_PER_PAGE)}
        href={(to) => withQuery(PATH, { q, order: filter.order, page: to > 1 ? to : undefined })}
      />
    </Page>
  )
}

/** The button to create a tag without a question. */
function CreateTag(): ReactNode {
  const words = useCommunityWords()
  return (
    <ButtonLink href="/tags/create" icon={<PlusIcon />}>
      {words('tag.create')}
    </ButtonLink>
  )
}

function TagCell({ tag }: { tag: TagCard }): ReactNode {
  const { t, language } = useWords()
  const count = tag.question_count
  return (
    <li className={screen.cell}>
      <div className={screen.cellHead}>
        <div className={screen.nameAndCount}>
          <TagLink tag={tag} />
          <span className={styles.count}>
            {formatExactCount(count, language)} {t('questions.word', { count })}
          </span>
        </div>
        <div className={screen.actions}>
          <TagFollow tag={tag} size="icon" />
          <TagIgnore tag={tag} size="icon" />
        </div>
      </div>
      {tag.excerpt === '' ? null : <p className={screen.excerpt}>{tag.excerpt}</p>}
    </li>
  )
}
