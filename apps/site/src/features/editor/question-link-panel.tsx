import { insertLink } from '@quandary/editor'
import { InsertDialog, type EditorPanelProps } from '@quandary/editor/react'
import { ApiFailure } from '@quandary/api-client'
import { Button, Field, TextInput } from '@quandary/ui'
import { basePath, errorText, useDebounced } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { similarQuestionsQuery, usePostingWords } from '../posts/index.ts'
import * as styles from './question-link-panel.css.ts'

const MAX_RESULTS = 5

/**
 * Searches for a question by words in its title and inserts a link to it. The button inserts a link to the first result
 * for the text that is in the field when the button is clicked.
 */
export function QuestionLinkPanel({ editor, strings, onClose }: EditorPanelProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { api, queryClient } = useSite()
  const { permalink } = useSettings()
  const [title, setTitle] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  /** The text of the search whose first result is to be linked; null after the text in the field has changed. */
  const sought = useRef<string>(null)
  const wanted = useDebounced(title.trim())
  const { data = [] } = useQuery(similarQuestionsQuery(api, wanted))
  const found = wanted === '' ? [] : data.slice(0, MAX_RESULTS)
  const close = () => {
    sought.current = null
    onClose()
  }
  const link = (question: (typeof found)[number]) => {
    const href = questionHref({ id: question.id, urlTitle: question.url_title }, permalink)
    editor.apply(insertLink({ url: new URL(basePath() + href, location.href).href, name: question.title }))
    close()
  }
  const refuse = (why: string) => {
    setRefusal(why)
    field.current?.focus()
  }
  const linkFirst = async () => {
    const typed = title.trim()
    if (typed === '') return refuse(strings.required)
    sought.current = typed
    try {
      // The list on screen may belong to an earlier text, so the current text is searched first.
      const { queryKey, queryFn } = similarQuestionsQuery(api, typed)
      const [first] = await queryClient.fetchQuery({ queryKey, queryFn })
      if (sought.current !== typed) return
      if (first === undefined) refuse(words('link_question.none'))
      else link(first)
    } catch (error) {
      if (sought.current === typed) refuse(error instanceof ApiFailure ? errorText(error.error, t) : t('error.50x'))
    }
  }
  const onInsert = () => {
    void linkFirst()
    return false
  }
  return (
    <InsertDialog
      title={words('link_question.title')}
      cancelLabel={strings.cancel}
      onInsert={onInsert}
      onCancel={close}
    >
      <Field label={words('link_question.words')} required error={refusal}>
        <TextInput
          ref={field}
          autoComplete="off"
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            setRefusal(undefined)
            sought.current = null
          }}
        />
      </Field>
      {found.length === 0 ? null : (
        <ul className={styles.found} aria-label={words('link_question.found')}>
          {found.map((question) => (
            <li key={question.id}>
              <Button variant="quiet" size="sm" onClick={() => link(question)}>
                {question.title} · {t('answers.count', { count: question.answer_count })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </InsertDialog>
  )
}
