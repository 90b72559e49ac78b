import { formatExactCount, formatReputation } from '@quandary/i18n'
import { Section, UserCard } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { rankingQuery, type RankedPerson } from './people-queries.ts'
import * as styles from './people.css.ts'

/**
 * Side cards: the members who gained the most reputation in a week, those who cast the most votes, and the staff. Empty
 * lists are omitted.
 */
export function WeekAndStaff(): ReactNode {
  const { t, language } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const ranking = useSuspenseQuery(rankingQuery(api)).data
  const reputation = (person: RankedPerson) => `${formatReputation(person.rank, language)} ${t('users.reputation')}`
  const votes = ({ vote_count: count }: RankedPerson) =>
    `${formatExactCount(count, language)} ${t('stats.votes', { count })}`
  return (
    <>
      <Ranked
        title={words('people.reputation')}
        people={ranking.users_with_the_most_reputation}
        fact={(person) => `+${reputation(person)}`}
      />
      <Ranked title={words('people.votes')} people={ranking.users_with_the_most_vote} fact={votes} />
      <Ranked title={words('people.staff')} people={ranking.staffs} fact={reputation} />
    </>
  )
}

interface RankedProps {
  title: string
  people: readonly RankedPerson[]
  /** Returns the figure to show below a member's name, such as the votes cast. */
  fact: (person: RankedPerson) => string
}

function Ranked({ title, people, fact }: RankedProps): ReactNode {
  if (people.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.ranked}>
        {people.map((person) => (
          <li key={person.username} className={styles.person}>
            <UserCard
              name={person.display_name}
              href={userHref(person.username)}
              avatarSrc={person.avatar || undefined}
            >
              {fact(person)}
            </UserCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
