import { formatExactCount, formatReputation } from '@quandary/i18n'
import { Lead, PageHead, Section, UserCard } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/account-words.ts'
import { Page } from '../../shell/page.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { rankingQuery, type RankedPerson } from './people-queries.ts'
import * as styles from './people.css.ts'

/** The members who gained the most reputation and cast the most votes in a week, and the staff. */
export function PeopleScreen(): ReactNode {
  const { t, language } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const ranking = useSuspenseQuery(rankingQuery(api)).data
  const reputation = (person: RankedPerson) => `${formatReputation(person.rank, language)} ${t('users.reputation')}`
  const gained = (person: RankedPerson) => (person.rank > 0 ? `+${reputation(person)}` : reputation(person))
  const votes = ({ vote_count: count }: RankedPerson) =>
    `${formatExactCount(count, language)} ${t('stats.votes', { count })}`
  const none = words('people.none')
  return (
    <Page>
      <PageHead title={t('nav.users')} />
      <Lead>{t('people.lead')}</Lead>
      <div className={styles.rankings}>
        <Section title={words('people.reputation')}>
          <People people={ranking.users_with_the_most_reputation} fact={gained} empty={none} />
        </Section>
        <Section title={words('people.votes')}>
          <People people={ranking.users_with_the_most_vote} fact={votes} empty={none} />
        </Section>
        <Section title={words('people.staff')}>
          <People people={ranking.staffs} fact={reputation} empty={words('people.no_staff')} />
        </Section>
      </div>
    </Page>
  )
}

interface PeopleProps {
  people: readonly RankedPerson[]
  /** The figure that ranks a member. */
  fact: (person: RankedPerson) => string
  empty: string
}

function People({ people, fact, empty }: PeopleProps): ReactNode {
  if (people.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.username} className={styles.person}>
          <UserCard name={person.display_name} href={userHref(person.username)} avatarSrc={person.avatar || undefined}>
            {fact(person)}
          </UserCard>
        </li>
      ))}
    </ul>
  )
}
