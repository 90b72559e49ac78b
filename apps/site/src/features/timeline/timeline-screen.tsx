import { PageHead, Switch } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { answerHref, questionHref, tagInfoHref, withQuery } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { TimelineRow } from './timeline-row.tsx'
import { timelineQuery } from './timeline-queries.ts'
import * as styles from './timeline.css.ts'

interface TimelineScreenProps {
  objectId: string
  /** True to include votes. */
  votes: boolean
  path: string
}

/** The timeline of a question, an answer or a tag, newest first. */
export function TimelineScreen({ objectId, votes, path }: TimelineScreenProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const router = useRouter()
  const { timeline, object_info: object } = useSuspenseQuery(timelineQuery(api, objectId, votes)).data
  const show = (on: boolean) =>
    void router.navigate({ href: withQuery(path, { votes: on ? '1' : undefined }), replace: true, resetScroll: false })
  return (
    <Page>
      <PageHead title={words('timeline.title')} />
      <p className={styles.object}>
        <ObjectLink object={object} />
      </p>
      {object.object_type === 'tag' ? null : (
        <div className={styles.choice}>
          <Switch label={words('timeline.votes')} checked={votes} onChange={show} />
        </div>
      )}
      {timeline.length === 0 ? (
        <p className={styles.empty}>{words('timeline.empty')}</p>
      ) : (
        <ol className={styles.list}>
          {timeline.map((entry) => (
            <TimelineRow key={entry.activity_id} entry={entry} timeline={timeline} object={object} />
          ))}
        </ol>
      )}
    </Page>
  )
}

type TimelineObject = Parameters<typeof TimelineRow>[0]['object']

function ObjectLink({ object }: { object: TimelineObject }): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const { object_type: type, title, question_id: id, answer_id: answerId } = object
  if (type === 'tag') return <AppLink href={tagInfoHref(title)}>{title}</AppLink>
  // The timeline's data lacks `url_title`, so the address in the link has no title, and the server redirects it to the
  // canonical address.
  const question = { id, urlTitle: '' }
  if (type === 'question') return <AppLink href={questionHref(question, permalink)}>{title}</AppLink>
  return (
    <>
      <AppLink href={answerHref(question, answerId, permalink)}>{title}</AppLink>{' '}
      <span className={styles.quiet}>{t('answers.by', { name: object.display_name })}</span>
    </>
  )
}
