import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  AnswersBadge,
  Cell,
  ColumnHead,
  Link,
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
import { pendingQuestionCountQuery } from '../../shell/waiting-queries.ts'
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
import { PostActionMenu, PostBulkActions, PostConfirmation } from './post-action-parts.tsx'
import { NoPosts, OfAuthor, PostAuthor } from './post-list-parts.tsx'
import {
  answerList,
  questionFilters,
  questionList,
  questionsQuery,
  type PostFilter,
  type QuestionColumn,
  type QuestionSearch,
} from './post-queries.ts'
import { PostStatus } from './post-status.tsx'
import { usePostActions, type PostActing } from './use-post-actions.tsx'

/** Contents › Questions: the list of questions in a state, with the actions on them. */
export function QuestionsPage({ search }: { search: QuestionSearch }): ReactNode {
  const { t, language } = useLanguage()
  const { data } = useSuspenseQuery(questionsQuery(api, search))
  const { filter } = search
  const ids = useMemo(() => data.list.map(({ id }) => id), [data.list])
  const selection = useSelection(ids)
  const acting = usePostActions('questions', filter)
  const shared = { noun: 'questions', filter, acting } as const
  const ordering: Ordering<QuestionColumn> = {
    columns: questionList.columns,
    current: search,
    href: (order) => questionList.write({ ...search, ...order, page: 1 }),
  }
  usePageTitle(t('nav.questions'))
  return (
    <Stack gap={4}>
      <PageHead
        title={t('nav.questions')}
        meta={t('questions.count', { count: data.count, n: formatExactCount(data.count, language) })}
      />
      <QuestionTabs search={search} />
      {search.user === '' ? null : (
        <OfAuthor user={search.user} allHref={questionList.write({ ...search, user: '', page: 1 })} />
      )}
      <SelectionBar selection={selection} actions={<PostBulkActions {...shared} ids={selection.ids} />}>
        <ListSearchField address={questionList} search={search} label={t('questions.search')} />
        {data.count > 1 ? <OrderSelect ordering={ordering} /> : null}
      </SelectionBar>
      {data.list.length === 0 ? (
        <ListEmpty
          address={questionList}
          search={search}
          count={data.count}
          none={<NoPosts noun="questions" filter={filter} />}
        />
      ) : (
        <QuestionTable
          questions={data.list}
          ordering={ordering}
          filter={filter}
          selection={selection}
          acting={acting}
        />
      )}
      <ListPager address={questionList} search={search} count={data.count} />
      <PostConfirmation
        noun="questions"
        acting={acting}
        titleOf={(id) => data.list.find((question) => question.id === id)?.title ?? ''}
      />
    </Stack>
  )
}

function QuestionTabs({ search }: { search: QuestionSearch }): ReactNode {
  const { t } = useLanguage()
  const { data: pending } = useQuery(pendingQuestionCountQuery(api))
  return (
    <Tabs
      label={t('status')}
      items={questionFilters.map((filter) => ({
        label: t(`posts.status_${filter}`),
        href: questionList.write({ ...search, filter, page: 1 }),
        current: filter === search.filter,
        ...(filter === 'pending' && pending !== undefined && { count: pending }),
      }))}
    />
  )
}

interface QuestionTableProps {
  ordering: Ordering<QuestionColumn>
  questions: readonly Schemas['AdminQuestionItem'][]
  filter: PostFilter
  selection: Selection
  acting: PostActing
}

function QuestionTable({ questions, ordering, filter, selection, acting }: QuestionTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Table caption={t('nav.questions')}>
      <thead>
        <tr>
          <SelectAllHead selection={selection} />
          <ColumnHead>{t('posts.title')}</ColumnHead>
          <OrderHead ordering={ordering} column="votes" wide numeric>
            {t('posts.votes')}
          </OrderHead>
          <OrderHead ordering={ordering} column="answers" wide numeric>
            {t('posts.answers')}
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
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} filter={filter} selection={selection} acting={acting} />
        ))}
      </tbody>
    </Table>
  )
}

interface QuestionRowProps extends Omit<QuestionTableProps, 'questions' | 'ordering'> {
  question: Schemas['AdminQuestionItem']
}

function QuestionRow({ question, filter, selection, acting }: QuestionRowProps): ReactNode {
  const { t, language } = useLanguage()
  const { id, title, vote_count, answer_count, accepted_answer_id, create_time, user_info } = question
  const href = `/questions/${id}`
  const votes = formatExactCount(vote_count, language)
  const answers = formatExactCount(answer_count, language)
  const ofThis = answerList.write({ ...answerList.read({}), question: id })
  return (
    <TableRow selected={selection.has(id)}>
      <SelectCell selection={selection} id={id} name={title} />
      <RowHead
        detail={<PostAuthor author={user_info} />}
        narrow={
          <>
            {filter === 'normal' ? null : <PostStatus filter={filter} />}{' '}
            {t('posts.votes_of', { count: vote_count, votes })} ·{' '}
            {t('posts.answers_of', { count: answer_count, answers })} · <Day at={create_time} />
          </>
        }
      >
        <Link href={href} variant="plain">
          {title}
        </Link>
      </RowHead>
      <Cell wide numeric>
        {votes}
      </Cell>
      <Cell wide numeric>
        {answer_count === 0 ? (
          answers
        ) : (
          <Link href={ofThis} variant="plain">
            <AnswersBadge count={answer_count} text={answers} accepted={accepted_answer_id !== '0'} size="small" />
          </Link>
        )}
      </Cell>
      <Cell wide>
        <Day at={create_time} />
      </Cell>
      <Cell wide className={wordCell}>
        <PostStatus filter={filter} />
      </Cell>
      <Cell>
        <PostActionMenu noun="questions" filter={filter} acting={acting} id={id} title={title} href={href} />
      </Cell>
    </TableRow>
  )
}
