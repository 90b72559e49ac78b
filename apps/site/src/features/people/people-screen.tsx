import { formatExactCount, formatReputation } from '@quandary/i18n'
import { PageHead, Pagination, SearchField, Tabs, UserCard } from '@quandary/ui'
import { useSearchWhileTyping } from '@quandary/web-shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userHref, withQuery } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { useBase, useSite, useWords } from '../../shell/context/site-context.ts'
import { PEOPLE_PER_PAGE, peoplePeriods, peopleQuery, type ListedPerson, type PeopleFilter } from './people-queries.ts'
import { WeekAndStaff } from './week-and-staff.tsx'
import * as styles from './people.css.ts'

const PATH = '/users'

/**
 * The people by reputation, in all or gained in a period, with a search field. Beside the list are the most active
 * members of the week and the staff.
 */
export function PeopleScreen({ filter }: { filter: PeopleFilter }): ReactNode {
  const { t, language } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const router = useRouter()
  const { data } = useSuspenseQuery(peopleQuery(api, filter))
  const { q, order = 'all', page = 1 } = filter
  const { field, type, searchFor } = useSearchWhileTyping({
    query: q ?? '',
    replace: (text) => {
      const href = withQuery(PATH, { q: text, order: filter.order })
      void router.navigate({ href, replace: true, resetScroll: false })
    },
  })
  const periods = peoplePeriods.map((one) => ({
    label: words(`people.period.${one}`),
    href: withQuery(PATH, { q, order: one === 'all' ? undefined : one }),
    current: one === order,
  }))
  return (
    <Page aside={<WeekAndStaff />}>
      <PageHead
        title={t('nav.users')}
        meta={`${formatExactCount(data.count, language)} ${words('people.word', { count: data.count })}`}
      />
      <p className={styles.lead}>{t('people.lead')}</p>
      <div className={styles.search}>
        <SearchField
          ref={field}
          action={useBase() + PATH}
          defaultValue={q ?? ''}
          label={words('people.search')}
          placeholder={words('people.search')}
          onInput={type}
          onSearch={searchFor}
        />
      </div>
      <Tabs label={words('people.period')} items={periods} />
      {data.list.length === 0 ? (
        <p className={styles.empty}>{words(q === undefined ? 'people.none_gained' : 'people.none_named')}</p>
      ) : (
        <ul className={styles.people}>
          {data.list.map((person) => (
            <PersonCell key={person.username} person={person} gained={order !== 'all'} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount(data.count, PEOPLE_PER_PAGE)}
        href={(to) => withQuery(PATH, { q, order: filter.order, page: to > 1 ? to : undefined })}
      />
    </Page>
  )
}

/** @param props.gained true to show the reputation gained in the period instead of the total */
function PersonCell({ person, gained }: { person: ListedPerson; gained: boolean }): ReactNode {
  const { t, language } = useWords()
  const { display_name: name, username, avatar, location, rank } = person
  const figure = gained ? `+${formatReputation(person.gained, language)}` : formatReputation(rank, language)
  return (
    <li className={styles.person}>
      <UserCard className={styles.card} name={name} href={userHref(username)} avatarSrc={avatar || undefined}>
        <span title={formatExactCount(gained ? person.gained : rank, language)}>{figure}</span> {t('users.reputation')}
        {location === '' ? null : <bdi className={styles.location}>{location}</bdi>}
      </UserCard>
    </li>
  )
}
