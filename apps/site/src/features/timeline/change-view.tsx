import { DiffProse, DiffSource, DiffText, SegmentButtons, SkeletonList, Tag, TagList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { diffTags } from './diff-tags.ts'
import { renderedQuery } from './timeline-queries.ts'
import * as styles from './change-view.css.ts'

interface Version {
  title: string
  /** Slug of a tag. Omitted for posts. */
  slug?: string
  text: string
  tags: readonly { slug_name: string; display_name: string }[]
}

interface ChangeViewProps {
  /** The earlier version; null if `after` is the first version. */
  before: Version | null
  after: Version
  /** True if the object has a title itself. False for an answer, which is shown under its question's title. */
  titled: boolean
  level?: 2 | 3
  /** Accessible name of the change, which distinguishes several changes on a page. */
  name?: string | undefined
}

const nothing: Version = { title: '', text: '', tags: [] }

/** Compares two versions of an object: its title, the slug of a tag, its text as source or rendered, and its tags. */
export function ChangeView({ before, after, titled, level = 3, name }: ChangeViewProps): ReactNode {
  const words = useCommunityWords()
  const [how, setHow] = useState<'source' | 'rendered'>('source')
  const old = before ?? nothing
  const tags = diffTags(old.tags, after.tags)
  const Heading = `h${level}` as const
  return (
    <div className={styles.change}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{before === null ? words('change.first') : words('change.title')}</Heading>
        <SegmentButtons
          label={words('change.show_as')}
          value={how}
          onChange={setHow}
          options={[
            { value: 'source', label: words('change.source') },
            { value: 'rendered', label: words('change.rendered') },
          ]}
        />
      </div>
      {titled ? (
        <p className={styles.title}>
          <DiffText before={old.title} after={after.title} />
        </p>
      ) : null}
      {after.slug === undefined || after.slug === '' ? null : (
        <p className={styles.slug}>
          <DiffText before={old.slug ?? ''} after={after.slug} />
        </p>
      )}
      <ChangedText before={old.text} after={after.text} how={how} name={name} />
      {tags.length === 0 ? null : (
        <TagList>
          {tags.map(({ slug, name, state }) => (
            <Tag key={slug} name={name} state={state} />
          ))}
        </TagList>
      )}
    </div>
  )
}

interface ChangedTextProps extends Pick<ChangeViewProps, 'name'> {
  before: string
  after: string
  how: 'source' | 'rendered'
}

function ChangedText({ before, after, how, name }: ChangedTextProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const rendered = useQuery({ ...renderedQuery(api, before, after), enabled: how === 'rendered' })
  if (how === 'source') {
    if (before === '' && after === '') return <p className={styles.quiet}>{words('change.no_text')}</p>
    return (
      <DiffSource
        before={before}
        after={after}
        label={[words('change.text'), name].filter(Boolean).join(': ')}
        foldLabel={(count) => words('change.folded', { count })}
      />
    )
  }
  if (rendered.error !== null) return <p role="alert">{rendered.error.message || t('error.50x')}</p>
  if (rendered.data === undefined) return <SkeletonList rows={1} />
  return <DiffProse before={rendered.data.before} after={rendered.data.after} />
}
