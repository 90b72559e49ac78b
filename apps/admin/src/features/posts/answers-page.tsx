import type { Schemas } from '@quandary/api-client'
import { Badge, CheckIcon, Link, Meta } from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { focusPage } from '../../shell/return-focus.ts'
import { pendingAnswerCountQuery } from '../../shell/waiting-queries.ts'
import { OrderHead } from '../lists/index.ts'
import { PostList, type PostRows } from './post-list.tsx'
import { answerFilters, answerList, answersQuery, type AnswerSearch } from './post-queries.ts'
import { PostRow, PostTable } from './post-table.tsx'

/** Contents › Answers: the list of answers in a state, with the actions on them. */
export function AnswersPage({ search }: { search: AnswerSearch }): ReactNode {
  const { t } = useLanguage()
  const { data } = useSuspenseQuery(answersQuery(api, search))
  const { data: pending } = useQuery(pendingAnswerCountQuery(api))
  return (
    <PostList
      noun="answers"
      address={answerList}
      filters={answerFilters}
      search={search}
      data={data}
      pending={pending}
      titleOf={({ question_info }) => question_info.title}
      textOf={({ description }) => description}
      limit={<OfQuestion search={search} title={data.list[0]?.question_info.title} />}
    >
      {(rows, ordering) => (
        <PostTable
          noun="answers"
          filter={search.filter}
          selection={rows.selection}
          title={t('answers.answer')}
          heads={
            <>
              <OrderHead ordering={ordering} column="votes" wide numeric>
                {t('posts.votes')}
              </OrderHead>
              <OrderHead ordering={ordering} column="created" wide>
                {t('created')}
              </OrderHead>
            </>
          }
        >
          {data.list.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} rows={rows} />
          ))}
        </PostTable>
      )}
    </PostList>
  )
}

interface OfQuestionProps {
  search: AnswerSearch
  /** Title of the question, if any of its answers is shown. */
  title: string | undefined
}

/** Shows the question whose answers are listed, with a link to the answers of all questions. */
function OfQuestion({ search, title }: OfQuestionProps): ReactNode {
  const { t } = useLanguage()
  if (search.question === '') return null
  return (
    <p>
      <Meta>
        {t('answers.of_question', { title: title ?? search.question })}{' '}
        <Link href={answerList.write({ ...search, question: '', page: 1 })} onClick={focusPage}>
          {t('answers.of_all_questions')}
        </Link>
      </Meta>
    </p>
  )
}

function AnswerRow({ answer, rows }: { answer: Schemas['AdminAnswerItem']; rows: PostRows }): ReactNode {
  const { t } = useLanguage()
  const { id, question_id, description, accepted, user_info, question_info } = answer
  return (
    <PostRow
      rows={rows}
      post={answer}
      title={question_info.title}
      name={t('answers.name', { author: user_info.display_name, title: question_info.title })}
      href={`/questions/${question_id}/${id}`}
      excerpt={description}
      badge={
        accepted === 2 ? (
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {t('answers.accepted')}
          </Badge>
        ) : undefined
      }
    />
  )
}
