import { formatExactCount } from '@quandary/i18n'
import {
  Anchor,
  ButtonLink,
  classNames,
  CloseIcon,
  Link,
  Notice,
  PageHead,
  Pagination,
  Section,
  Tabs,
} from '@quandary/ui'
import { isPlainClick } from '@quandary/web-shell'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type MouseEvent, type ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { useBase, useSite, useWords } from '../../shell/context/site-context.ts'
import { SiteSearch } from '../../shell/frame/site-search.tsx'
import { SvgIcon } from '../../shell/frame/svg-icon.tsx'
import { rowStyles } from '../questions/index.ts'
import { HitRow } from './hit-row.tsx'
import { storeSearch } from './recent-searches.ts'
import { HITS_PER_PAGE, searchOrders, searchProviderQuery, searchQuery, type SearchFilter } from './search-queries.ts'
import { useSearchTokens } from './search-tokens.ts'
import { tokensOf, withToken, wordsOf, writtenOf } from './search-words.ts'
import * as styles from './search.css.ts'

const PATH = '/search'

interface SearchScreenProps {
  filter: SearchFilter
  /** The error message of a refused search. */
  refusal?: string | undefined
}

export function SearchScreen({ filter, refusal }: SearchScreenProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { q = '' } = filter
  // On phones, the search link in the bottom bar opens this page, so the field gets the focus.
  useEffect(() => {
    if (q === '') shownField()?.focus()
    else storeSearch(q)
  }, [q])
  return (
    <Page aside={q ? <SearchTips q={q} /> : undefined}>
      {refusal === undefined ? <SearchHead filter={filter} /> : <PageHead title={t('header.search')} />}
      <PageSearch q={q} />
      <Operators filter={filter} />
      {refusal === undefined ? (
        <>
          <Provider />
          <Hits filter={filter} />
        </>
      ) : (
        <Notice
          tone="warning"
          live="alert"
          title={words('search.too_many')}
          actions={<ButtonLink href={withQuery(PATH, { ...filter })}>{t('error.retry')}</ButtonLink>}
        >
          {refusal}
        </Notice>
      )}
    </Page>
  )
}

function SearchHead({ filter }: { filter: SearchFilter }): ReactNode {
  const { t, language } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { count } = useSuspenseQuery(searchQuery(api, filter)).data
  const { q = '' } = filter
  if (q === '') return <PageHead title={t('header.search')} />
  return (
    <PageHead
      title={t('search.title', { q })}
      meta={`${formatExactCount(count, language)} ${words('search.hits', { count })}`}
    />
  )
}

function Hits({ filter }: { filter: SearchFilter }): ReactNode {
  const { t } = useWords()
  const say = useCommunityWords()
  const { api } = useSite()
  const { count, list, partial, suggestion, corrected } = useSuspenseQuery(searchQuery(api, filter)).data
  const { q = '', page = 1 } = filter
  const searched = (corrected && suggestion) || q
  const words = useMemo(() => wordsOf(searched), [searched])
  if (q === '') return <SearchTips q={q} />
  return (
    <>
      <div className={rowStyles.head}>
        <SearchOrders filter={filter} />
        {list.length === 0 ? null : (
          <p className={classNames(rowStyles.columns, styles.columns)} aria-hidden="true">
            <span>{t('list.votes')}</span>
            <span>{t('list.answers')}</span>
          </p>
        )}
      </div>
      <Suggestion filter={filter} suggestion={suggestion} corrected={corrected} />
      {partial === true ? <p className={styles.note}>{say('search.partial')}</p> : null}
      {list.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('list.empty')}</p>
          <ButtonLink href={withQuery('/questions/ask', { title: writtenOf(q) || undefined })}>
            {t('header.ask')}
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {list.map((hit) => (
            <HitRow key={hit.object.id} hit={hit} words={words} />
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pageCount(count, HITS_PER_PAGE)}
          href={(to) => withQuery(PATH, { ...filter, page: to > 1 ? to : undefined })}
        />
      </div>
    </>
  )
}

/** Says that other words were searched, or suggests other words, as links that also work without scripts. */
function Suggestion({
  filter: { q = '', order },
  suggestion,
  corrected,
}: {
  filter: SearchFilter
  suggestion: string | undefined
  corrected: boolean | undefined
}): ReactNode {
  const words = useCommunityWords()
  if (suggestion === undefined) return null
  return (
    <p className={styles.note}>
      <Link href={withQuery(PATH, { q: suggestion, order })} rel="nofollow">
        {words(corrected ? 'search.corrected' : 'search.mean', { q: suggestion })}
      </Link>
      {corrected ? (
        <>
          {' · '}
          <Link href={withQuery(PATH, { q, order, verbatim: '1' })} rel="nofollow">
            {words('search.instead', { q })}
          </Link>
        </>
      ) : null}
    </p>
  )
}

/** Returns the visible search field: the header's, or on phones the page's. */
function shownField(): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`form[action$="${PATH}"] input[type="search"]`)]
  return fields.find((field) => field.checkVisibility())
}

/** The search field of the page. Only for phones, whose header has none. */
function PageSearch({ q }: { q: string }): ReactNode {
  const words = useCommunityWords()
  return (
    <div className={styles.pageSearch}>
      <SiteSearch query={q} label={words('search.again')} />
    </div>
  )
}

/** The search operators in the query, each as a link that removes it. */
function Operators({ filter: { q = '', order } }: { filter: SearchFilter }): ReactNode {
  const words = useCommunityWords()
  const tokens = tokensOf(q)
  if (tokens.length === 0) return null
  return (
    <ul className={styles.operators} aria-label={words('search.operators')}>
      {tokens.map(({ token, rest }, place) => (
        <li key={`${place} ${token}`}>
          <Anchor
            href={withQuery(PATH, { q: rest || undefined, order })}
            rel="nofollow"
            className={styles.chip}
            aria-label={words('search.without', { token })}
          >
            {token}
            <CloseIcon size="sm" />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** Names the search provider, if it is not the site itself. */
function Provider(): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const provider = useQuery({ ...searchProviderQuery(api), enabled: false }).data
  if (provider === undefined || provider.name === '') return null
  return (
    <p className={styles.provider}>
      {words('search.by')}
      <a href={provider.link} className={styles.providerName} rel="noopener">
        <SvgIcon svg={provider.icon} />
        {provider.name}
      </a>
    </p>
  )
}

function SearchOrders({ filter }: { filter: SearchFilter }): ReactNode {
  const { t } = useWords()
  const { order = 'relevance' } = filter
  const items = searchOrders.map((one) => ({
    label: t(`search.sort.${one}`),
    href: withQuery(PATH, { ...filter, order: one === 'relevance' ? undefined : one, page: undefined }),
    current: one === order,
  }))
  return <Tabs label={t('list.sort')} items={items} bare />
}

/**
 * The operators of the search language. A click inserts one into the field. Without scripts, each is a link that adds
 * it to the query.
 */
function SearchTips({ q }: { q: string }): ReactNode {
  const words = useCommunityWords()
  const tips = useSearchTokens()
  const base = useBase()
  const put = (token: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const input = shownField()
    if (input === undefined || !isPlainClick(event)) return
    event.preventDefault()
    const { query, from, to } = withToken(input.value, token)
    input.value = query
    input.focus()
    input.setSelectionRange(from, to)
  }
  return (
    <Section title={words('search.tips')}>
      <dl className={styles.tips}>
        {tips.map(([token, meaning]) => (
          <div key={token} className={styles.tip}>
            <dt>
              <a
                href={base + withQuery(PATH, { q: withToken(q, token).query })}
                rel="nofollow"
                className={styles.chip}
                onClick={put(token)}
              >
                {token}
              </a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
