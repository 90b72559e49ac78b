import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { AnswersBadge, Badge, Cell, CheckIcon, Link } from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { pendingQuestionCountQuery } from '../../shell/waiting-queries.ts'
import { OrderHead } from '../lists/index.ts'
import { PostList, type PostRows } from './post-list.tsx'
import { answerList, questionFilters, questionList, questionsQuery, type QuestionSearch } from './post-queries.ts'
import { PostRow, PostTable } from './post-table.tsx'

/** Contents › Questions: the list of questions in a state, with the actions on them. */
export function QuestionsPage({ search }: { search: QuestionSearch }): ReactNode {
  const { t } = useLanguage()
  const { data } = useSuspenseQuery(questionsQuery(api, search))
  const { data: pending } = useQuery(pendingQuestionCountQuery(api))
  return (
    <PostList
      noun="questions"
      address={questionList}
      filters={questionFilters}
      search={search}
      data={data}
      pending={pending}
      titleOf={({ title }) => title}
      textOf={({ description }) => description}
    >
      {(rows, ordering) => (
        <PostTable
          noun="questions"
          filter={search.filter}
          selection={rows.selection}
          title={t('posts.title')}
          heads={
            <>
              <OrderHead ordering={ordering} column="votes" wide numeric>
                {t('posts.votes')}
              </OrderHead>
              <OrderHead ordering={ordering} column="answers" wide numeric>
                {t('posts.answers')}
              </OrderHead>
              <OrderHead ordering={ordering} column="created" wide>
                {t('created')}
              </OrderHead>
            </>
          }
        >
          {data.list.map((question) => (
            <QuestionRow key={question.id} question={question} rows={rows} />
          ))}
        </PostTable>
      )}
    </PostList>
  )
}

function QuestionRow({ question, rows }: { question: Schemas['AdminQuestionItem']; rows: PostRows }): ReactNode {
  const { t, language } = useLanguage()
  const { id, title, description, answer_count, accepted_answer_id } = question
  const answers = formatExactCount(answer_count, language)
  const inWords = t('posts.answers_of', { count: answer_count, answers })
  const accepted = accepted_answer_id !== '0'
  const ofThis = answerList.write({ ...answerList.read({}), question: id })
  return (
    <PostRow
      rows={rows}
      post={question}
      title={title}
      name={title}
      href={`/questions/${id}`}
      excerpt={rows.filter === 'pending' ? description : undefined}
      fact={
        answer_count === 0 ? (
          inWords
        ) : (
          <>
            <Link href={ofThis}>{inWords}</Link>{' '}
            {accepted ? (
              <Badge tone="success" icon={<CheckIcon size="sm" />}>
                {t('answers.accepted')}
              </Badge>
            ) : null}
          </>
        )
      }
      cells={
        <Cell wide numeric>
          {answer_count === 0 ? (
            <AnswersBadge count={0} size="small" />
          ) : (
            <Link href={ofThis} variant="plain">
              <AnswersBadge count={answer_count} text={answers} accepted={accepted} size="small" />
            </Link>
          )}
        </Cell>
      }
    />
  )
}
