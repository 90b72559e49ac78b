import { formatCount } from '@quandary/i18n'
import { AnswersBadge, Button } from '@quandary/ui'
import { basePath, useDebounced } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { duplicateAddress, questionQuery, similarQuestionsQuery, usePostingWords } from '../posts/index.ts'
import * as styles from './reasons.css.ts'

const MAX_CHOICES = 5

interface DuplicateChoicesProps {
  /** The question to be closed as a duplicate. */
  questionId: string
  /** The typed text: words of the original's title, or its address. */
  text: string
  /** Called with the address of the original. */
  onChoose: (address: string) => void
}

/**
 * Questions that may be the original of a duplicate: those that match the typed words or, while nothing is typed, those
 * with a similar title.
 */
export function DuplicateChoices({ questionId, text, onChoose }: DuplicateChoicesProps): ReactNode {
  const words = usePostingWords()
  const { api, queryClient } = useSite()
  const { permalink } = useSettings()
  const title = queryClient.getQueryData(questionQuery(api, questionId).queryKey)?.title ?? ''
  const wanted = useDebounced(text.trim() === '' ? title : text.trim())
  const found = useQuery(similarQuestionsQuery(api, wanted)).data ?? []
  const others = found.filter(({ id }) => id !== questionId).slice(0, MAX_CHOICES)
  if (duplicateAddress(text.trim()) !== undefined || others.length === 0) return null
  return (
    <ul className={styles.choices} aria-label={words('close.originals')}>
      {others.map((question) => {
        const href = questionHref({ id: question.id, urlTitle: question.url_title }, permalink)
        return (
          <li key={question.id}>
            <Button
              variant="quiet"
              icon={
                <AnswersBadge
                  size="small"
                  count={question.answer_count}
                  text={formatCount(question.answer_count)}
                  accepted={question.accepted_answer}
                />
              }
              onClick={() => onChoose(new URL(basePath() + href, location.href).href)}
            >
              <bdi>{question.title}</bdi>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
