import { formatExactCount } from '@quandary/i18n'
import { Section, Tag, TagList, UserCard } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tagHref, userHref } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { synonymsQuery, tagOverviewQuery, type TagDetail } from './tag-queries.ts'
import * as styles from './tag-sidebar.css.ts'
import * as tagStyles from './tags.css.ts'

/** Side cards of a tag: its synonyms, related tags, and the members who give its best answers. */
export function TagSidebar({ tag }: { tag: TagDetail }): ReactNode {
  const { t, language } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  // The route has loaded these queries. If it failed to, the page is shown without the cards.
  const synonyms = useQuery({ ...synonymsQuery(api, tag.tag_id), enabled: false }).data?.synonyms ?? []
  const overview = useQuery({ ...tagOverviewQuery(api, tag.tag_id), enabled: false }).data
  const { related_tags: related = [], top_answerers: people = [] } = overview ?? {}
  return (
    <>
      {synonyms.length === 0 ? null : (
        <Section title={words('tag.synonyms')}>
          <TagList>
            {synonyms.map((one) => (
              <Tag key={one.tag_id} name={one.display_name} />
            ))}
          </TagList>
        </Section>
      )}
      {related.length === 0 ? null : (
        <Section title={words('tag.related')}>
          <dl className={styles.counted}>
            {related.map(({ slug_name: slug, display_name: name, question_count: count }) => (
              <div key={slug} className={styles.countedRow}>
                <dt>
                  <Tag name={name} href={tagHref(slug)} />
                </dt>
                <dd className={tagStyles.count}>
                  {formatExactCount(count, language)} {t('questions.word', { count })}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {people.length === 0 ? null : (
        <Section title={words('tag.answerers')}>
          <ul className={styles.answerers}>
            {people.map(({ username, display_name: name, avatar, answer_count: answers, vote_count: votes }) => (
              <li key={username}>
                <UserCard name={name} href={userHref(username)} avatarSrc={avatar || undefined}>
                  {formatExactCount(answers, language)} {t('stats.answers', { count: answers })} ·{' '}
                  {formatExactCount(votes, language)} {t('stats.votes', { count: votes })}
                </UserCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
