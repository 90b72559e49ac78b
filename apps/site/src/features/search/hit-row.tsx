import { formatCount } from '@quandary/i18n'
import { AnswersBadge, Badge, classNames, Tag, TagList, UserLine } from '@quandary/ui'
import type { ReactNode } from 'react'
import { answerHref, questionHref, tagHref, userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { row as keyRow } from '../../shell/keys/row-attribute.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { rowStyles as row, Stat } from '../questions/index.ts'
import type { SearchHit } from './search-queries.ts'
import { splitAtWords } from './search-words.ts'
import * as styles from './search.css.ts'

/** A search hit, with the search words highlighted. */
export function HitRow({ hit, words }: { hit: SearchHit; words: readonly string[] }): ReactNode {
  const { t } = useWords()
  const say = useCommunityWords()
  const { permalink } = useSettings()
  const { object, object_type: type } = hit
  const question = { id: object.question_id, urlTitle: object.url_title }
  const href = type === 'answer' ? answerHref(question, object.id, permalink) : questionHref(question, permalink)
  return (
    <li className={row.row} {...keyRow}>
      <h2 className={row.title}>
        <AppLink href={href} className={row.titleLink}>
          <Marked text={object.title} words={words} />
        </AppLink>
        {object.status === 'closed' ? <span className={row.state}> [{t('questions.closed')}]</span> : null}
      </h2>
      <p className={row.excerpt}>
        <Marked text={object.excerpt} words={words} />
      </p>
      <p className={classNames(row.stats, styles.hitStats)}>
        <Stat count={object.vote_count} unit={t('stats.votes', { count: object.vote_count })} />
        {type === 'question' ? (
          <AnswersBadge
            count={object.answer_count}
            text={formatCount(object.answer_count)}
            accepted={object.accepted}
          />
        ) : null}
      </p>
      <div className={row.foot}>
        <div className={classNames(row.above, styles.marks)}>
          {type === 'answer' ? (
            <Badge tone={object.accepted ? 'success' : 'neutral'}>
              {object.accepted ? t('answers.accepted') : say('search.answer')}
            </Badge>
          ) : null}
          <TagList>
            {object.tags.map((tag) => (
              <Tag key={tag.slug_name} name={tag.display_name} href={tagHref(tag.slug_name)} />
            ))}
          </TagList>
        </div>
        <div className={classNames(row.above, row.by)}>
          <UserLine
            name={object.user_info.display_name}
            href={object.user_info.status === 'deleted' ? undefined : userHref(object.user_info.username)}
          >
            {type === 'answer' ? t('questions.answered') : t('questions.asked')} <RelativeTime at={object.created_at} />
          </UserLine>
        </div>
      </div>
    </li>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return splitAtWords(text, words).map((part, i) =>
    part.found ? (
      // Parts of a text have no identity other than their position.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={i} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
