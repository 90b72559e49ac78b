import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  Badge,
  Cell,
  CheckIcon,
  ColumnHead,
  Link,
  Meta,
  PageHead,
  RowHead,
  SelectAllHead,
  SelectCell,
  SelectionBar,
  Stack,
  Table,
  TableRow,
  Tabs,
  useSelection,
  VisuallyHidden,
  type Selection,
} from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { pendingAnswerCountQuery } from '../../shell/waiting-queries.ts'
import {
  Day,
  ListEmpty,
  ListPager,
  ListSearchField,
  OrderHead,
  OrderSelect,
  type Ordering,
  wordCell,
} from '../lists/index.ts'
import * as styles from './answers-page.css.ts'
import { PostActionMenu, PostBulkActions, PostConfirmation } from './post-action-parts.tsx'
import { NoPosts, OfAuthor, PostAuthor } from './post-list-parts.tsx'
import {
  answerFilters,
  answerList,
  answersQuery,
  type AnswerFilter,
  type AnswerColumn,
  type AnswerSearch,
} from './post-queries.ts'
import { PostStatus } from './post-status.tsx'
import { usePostActions, type PostActing } from './use-post-actions.tsx'

/** Contents › Answers: the list of answers in a state, with the actions on them. */
export function AnswersPage({ search }: { search: AnswerSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(answersQuery(api, search))
  const { filter } = search
  const ids = useMemo(() => data.list.map(({ id }) => id), [data.list])
  const selection = useSelection(ids)
  const acting = usePostActions('answers', filter)
  const shared = { noun: 'answers', filter, acting } as const
  const ordering: Ordering<AnswerColumn> = {
    columns: answerList.columns,
    current: search,
    href: (order) => answerList.write({ ...search, ...order, page: 1 }),
  }
  usePageTitle(t('nav.answers'))
  return (
    <Stack gap={4}>
      <PageHead
        title={t('nav.answers')}
        meta={t('answers.count', { count: data.count, n: formatExactCount(data.count, language) })}
      />
      <AnswerTabs search={search} />
      <Narrowed search={search} title={data.list[0]?.question_info.title} />
      <SelectionBar selection={selection} actions={<PostBulkActions {...shared} ids={selection.ids} />}>
        <ListSearchField address={answerList} search={search} label={t('answers.search')} />
        {data.count > 1 ? <OrderSelect ordering={ordering} /> : null}
      </SelectionBar>
      {data.list.length === 0 ? (
        <ListEmpty
          address={answerList}
          search={search}
          count={data.count}
          none={<NoPosts noun="answers" filter={filter} />}
        />
      ) : (
        <AnswerTable answers={data.list} ordering={ordering} filter={filter} selection={selection} acting={acting} />
      )}
      <ListPager address={answerList} search={search} count={data.count} />
      <PostConfirmation
        noun="answers"
        acting={acting}
        titleOf={(id) => data.list.find((answer) => answer.id === id)?.question_info.title ?? ''}
      />
    </Stack>
  )
}

interface NarrowedProps {
  search: AnswerSearch
  /** Title of the question, if any of its answers is shown. */
  title: string | undefined
}

/** Says that the list has the answers of one person or to one question only. */
function Narrowed({ search, title }: NarrowedProps): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      {search.user === '' ? null : (
        <OfAuthor user={search.user} allHref={answerList.write({ ...search, user: '', page: 1 })} />
      )}
      {search.question === '' ? null : (
        <p>
          <Meta>
            {t('answers.of_question', { title: title ?? search.question })}{' '}
            <Link href={answerList.write({ ...search, question: '', page: 1 })}>{t('answers.of_all_questions')}</Link>
          </Meta>
        </p>
      )}
    </>
  )
}

function AnswerTabs({ search }: { search: AnswerSearch }): ReactNode {
  const { t } = useLanguage()
  const { data: pending } = useQuery(pendingAnswerCountQuery(api))
  return (
    <Tabs
      label={t('status')}
      items={answerFilters.map((filter) => ({
        label: t(`posts.status_${filter}`),
        href: answerList.write({ ...search, filter, page: 1 }),
        current: filter === search.filter,
        ...(filter === 'pending' && pending !== undefined && { count: pending }),
      }))}
    />
  )
}

interface AnswerTableProps {
  ordering: Ordering<AnswerColumn>
  answers: readonly Schemas['AdminAnswerItem'][]
  filter: AnswerFilter
  selection: Selection
  acting: PostActing
}

function AnswerTable({ answers, ordering, filter, selection, acting }: AnswerTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Table caption={t('nav.answers')}>
      <thead>
        <tr>
          <SelectAllHead selection={selection} />
          <ColumnHead>{t('answers.answer')}</ColumnHead>
          <OrderHead ordering={ordering} column="votes" wide numeric>
            {t('posts.votes')}
          </OrderHead>
          <OrderHead ordering={ordering} column="created" wide>
            {t('created')}
          </OrderHead>
          <ColumnHead wide>{t('status')}</ColumnHead>
          <ColumnHead>
            <VisuallyHidden>{t('action')}</VisuallyHidden>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} filter={filter} selection={selection} acting={acting} />
        ))}
      </tbody>
    </Table>
  )
}

interface AnswerRowProps extends Omit<AnswerTableProps, 'answers' | 'ordering'> {
  answer: Schemas['AdminAnswerItem']
}

function AnswerRow({ answer, filter, selection, acting }: AnswerRowProps): ReactNode {
  const { t, language } = useLanguage()
  const { id, question_id, description, vote_count, create_time, accepted, user_info, question_info } = answer
  const href = `/questions/${question_id}/${id}`
  const votes = formatExactCount(vote_count, language)
  const name = t('answers.name', { author: user_info.display_name, title: question_info.title })
  return (
    <TableRow selected={selection.has(id)}>
      <SelectCell selection={selection} id={id} name={name} />
      <RowHead
        detail={
          <>
            <span className={styles.excerpt}>{description}</span>
            <PostAuthor author={user_info} />
          </>
        }
        narrow={
          <>
            {filter === 'normal' ? null : <PostStatus filter={filter} />}{' '}
            {t('posts.votes_of', { count: vote_count, votes })} · <Day at={create_time} />
          </>
        }
      >
        <Link href={href} variant="plain">
          {question_info.title}
        </Link>{' '}
        {accepted === 2 ? (
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {t('answers.accepted')}
          </Badge>
        ) : null}
      </RowHead>
      <Cell wide numeric>
        {votes}
      </Cell>
      <Cell wide>
        <Day at={create_time} />
      </Cell>
      <Cell wide className={wordCell}>
        <PostStatus filter={filter} />
      </Cell>
      <Cell>
        <PostActionMenu noun="answers" filter={filter} acting={acting} id={id} title={name} href={href} />
      </Cell>
    </TableRow>
  )
}
