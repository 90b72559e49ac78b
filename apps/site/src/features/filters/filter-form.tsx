import { Button, ButtonGroup, ButtonLink, Field, Select, TextInput } from '@quandary/ui'
import { useSubmission } from '@quandary/web-shell'
import { listQuestionsLimits } from '@quandary/api-client/limits'
import type { ReactNode, SubmitEvent } from 'react'
import { withQuery } from '../../addresses.ts'
import { useGo } from '../../shell/navigation/go.ts'
import { choiceIn } from '../../shell/navigation/search-text.ts'
import { useBase, useWords } from '../../shell/context/site-context.ts'
import { useLoginState } from '../../shell/context/viewer.ts'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { type QuestionListFilter, questionOrders } from '../posts/index.ts'
import { filterChoices } from './filter-choices.ts'
import { useFilterErrors } from './filter-errors.ts'
import { filtersIn } from './filters-in.ts'
import { filtersOf } from './filters-of.ts'
import { filterDays, daysText, useFilterWords } from './filter-words.ts'
import { offeredOrders } from './offered-orders.ts'
import { TagsField } from './tags-field.tsx'
import * as styles from './filters.css.ts'

interface FilterFormProps {
  filter: QuestionListFilter
  /** Path of the list's page. */
  path: string
  /** Called after the filters have been applied. */
  onApplied: () => void
}

/**
 * The filter form. Without scripts, the browser submits it as a GET request, so its fields become the query of the
 * list's address.
 */
export function FilterForm({ filter, path, onApplied }: FilterFormProps): ReactNode {
  const { t } = useWords()
  const words = useFilterWords()
  const go = useGo()
  const { normal } = useLoginState()
  const isHydrated = useIsHydrated()
  const { form, failure, check, touched } = useSubmission()
  const errorsIn = useFilterErrors()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check(errorsIn(event.currentTarget))) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const order = choiceIn(typed, 'order', questionOrders)
    void go(withQuery(path, { order: order === 'active' ? undefined : order, ...filtersOf(filtersIn(typed)) }))
    onApplied()
  }
  const days = filterDays(filter.in_days)
  return (
    // Without scripts, the browser's own validation reports the limits.
    <form ref={form} action={useBase() + path} className={styles.form} onSubmit={submit} noValidate={isHydrated}>
      <div className={styles.fields}>
        <Choice name="order" label={words('order')} value={filter.order ?? 'active'}>
          {offeredOrders(filter.order, path, normal).map((one) => [one, t(`questions.sort.${one}`)])}
        </Choice>
        <Choice name="answers" label={words('answers')} value={filter.answers}>
          {[['', words('answers.any')], ...filterChoices.answers.map((one) => [one, words(`answers.${one}`)] as const)]}
        </Choice>
        <Choice name="state" label={words('state')} value={filter.state}>
          {[['', words('state.any')], ...filterChoices.state.map((one) => [one, words(`state.${one}`)] as const)]}
        </Choice>
        <Choice name="in_days" label={words('in_days')} value={filter.in_days}>
          {[['', words('in_days.any')], ...days.map((one) => [one, daysText(words, one)] as const)]}
        </Choice>
        {normal ? (
          <Choice name="only" label={words('only')} value={filter.only}>
            {[['', words('only.any')], ...filterChoices.only.map((one) => [one, words(`only.${one}`)] as const)]}
          </Choice>
        ) : null}
        <Field label={words('min_votes')} error={failure.fields['min_votes']}>
          <TextInput
            name="min_votes"
            type="number"
            step={1}
            {...listQuestionsLimits.min_votes}
            defaultValue={filter.min_votes}
            onChange={() => touched('min_votes')}
          />
        </Field>
      </div>
      <div className={styles.fields}>
        <TagsField name="tags" slugs={filter.tags} error={failure.fields['tags']} onTouched={touched} />
        <Choice name="match" label={words('match')} value={filter.match}>
          {[
            ['', words('match.all')],
            ['any', words('match.any')],
          ]}
        </Choice>
        <TagsField name="not_tags" slugs={filter.not_tags} error={failure.fields['not_tags']} onTouched={touched} />
      </div>
      <ButtonGroup>
        <Button type="submit" variant="primary">
          {words('apply')}
        </Button>
        <ButtonLink href={withQuery(path, { order: filter.order })} onClick={onApplied}>
          {words('clear')}
        </ButtonLink>
      </ButtonGroup>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | number | undefined
  /** Options as pairs of value and label. */
  children: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, value, children }: ChoiceProps): ReactNode {
  return (
    <Field label={label}>
      <Select
        name={name}
        defaultValue={value}
        options={children.map(([one, words]) => ({ value: one, label: words }))}
      />
    </Field>
  )
}
