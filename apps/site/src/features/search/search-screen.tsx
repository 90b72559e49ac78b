import { formatExactCount } from '@quandary/i18n'
import { PageHead, Pagination, SearchField, Section, Tabs } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { Page } from '../../shell/page.tsx'
import { pageCount } from '../../shell/search-text.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { HitRow } from './hit-row.tsx'
import { HITS_PER_PAGE, searchOrders, searchQuery, type SearchFilter } from './search-queries.ts'
import { wordsOf } from './search-words.ts'
import * as styles from './search.css.ts'

const PATH = '/search'

/** What a search found. */
export function SearchScreen({ filter }: { filter: SearchFilter }): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const { data } = useSuspenseQuery(searchQuery(api, filter))
  const { q = '', page = 1 } = filter
  const count = data.count
  return (
    <Page aside={<SearchTips />}>
      <PageHead
        title={q === '' ? t('header.search') : t('search.title', { q })}
        {...(q === '' ? {} : { meta: `${formatExactCount(count, language)} ${t('search.hits', { count })}` })}
      />
      <PageSearch q={q} />
      {q === '' ? null : (
        <>
          <SearchOrders filter={filter} />
          {data.list.length === 0 ? (
            <p className={styles.empty}>{t('list.empty')}</p>
          ) : (
            <ul className={styles.list}>
              {data.list.map((hit) => (
                <HitRow key={hit.object.id} hit={hit} words={wordsOf(q)} />
              ))}
            </ul>
          )}
          <div className={styles.pages}>
            <Pagination
              page={page}
              pageCount={pageCount(count, HITS_PER_PAGE)}
              href={(to) => withQuery(PATH, { q, order: filter.order, page: to > 1 ? to : undefined })}
            />
          </div>
        </>
      )}
    </Page>
  )
}

/** The search field of phones, whose header has none. */
function PageSearch({ q }: { q: string }): ReactNode {
  const { t } = useWords()
  const router = useRouter()
  return (
    <div className={styles.phoneSearch}>
      <SearchField
        key={q}
        action={PATH}
        defaultValue={q}
        label={t('search.again')}
        onSearch={(text) => (text === '' ? undefined : void router.navigate({ href: withQuery(PATH, { q: text }) }))}
      />
    </div>
  )
}

function SearchOrders({ filter }: { filter: SearchFilter }): ReactNode {
  const { t } = useWords()
  const { q, order = 'relevance' } = filter
  const items = searchOrders.map((one) => ({
    label: t(`search.sort.${one}`),
    href: withQuery(PATH, { q, order: one === 'relevance' ? undefined : one }),
    current: one === order,
  }))
  return <Tabs label={t('list.sort')} items={items} />
}

function SearchTips(): ReactNode {
  const { t } = useWords()
  const tips = [
    ['[tag]', t('search.tip.tag')],
    ['user:name', t('search.tip.user')],
    ['answers:0', t('search.tip.answers')],
    ['score:3', t('search.tip.score')],
    ['is:question', t('search.tip.question')],
    ['is:answer', t('search.tip.answer')],
  ] as const
  return (
    <Section title={t('search.tips')}>
      <dl className={styles.tips}>
        {tips.map(([token, meaning]) => (
          <div key={token} className={styles.tip}>
            <dt>
              <code>{token}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
