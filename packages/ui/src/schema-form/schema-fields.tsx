'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { FieldHelp, FieldStack } from '../field/field.tsx'
import { FieldWidget } from './field-widget.tsx'
import {
  formText,
  isHidden,
  type FormButton,
  type FormField,
  type FormLegend,
  type FormValueField,
} from './form-field.ts'
import type { SchemaFieldsProps } from './schema-context.ts'
import * as styles from './schema-form.css.ts'

/**
 * The fields of a form described by data, without the form itself, for pages that have their own. The page owns the
 * values; errors are displayed but not computed here.
 */
export function SchemaFields(form: SchemaFieldsProps): ReactNode {
  const shown = form.fields.filter((field) => !isHidden(field, form.values))
  return (
    <FieldStack>
      {grouped(shown).map(({ legend, members }, i) =>
        legend === undefined ? (
          members.map((field) => <OneField key={field.name} field={field} form={form} />)
        ) : (
          <Group key={legend.name || i} legend={legend} language={form.language ?? 'en_US'}>
            {members.map((field) => (
              <OneField key={field.name} field={field} form={form} />
            ))}
          </Group>
        ),
      )}
    </FieldStack>
  )
}

type Member = FormValueField | FormButton

interface FieldGroup {
  legend: FormLegend | undefined
  members: Member[]
}

function grouped(fields: readonly FormField[]): FieldGroup[] {
  const groups: FieldGroup[] = [{ legend: undefined, members: [] }]
  for (const field of fields) {
    if (field.type === 'legend') groups.push({ legend: field, members: [] })
    else groups.at(-1)?.members.push(field)
  }
  return groups
}

interface GroupProps {
  legend: FormLegend
  language: string
  children: ReactNode
}

function Group({ legend, language, children }: GroupProps): ReactNode {
  const noteId = useId()
  const about = formText(legend.description, language)
  return (
    <fieldset className={styles.group} aria-describedby={about === '' ? undefined : noteId}>
      <legend className={styles.legend}>{formText(legend.title, language) || legend.name}</legend>
      {about === '' ? null : (
        <div className={styles.about}>
          <FieldHelp id={noteId}>{about}</FieldHelp>
        </div>
      )}
      {children}
    </fieldset>
  )
}

function OneField({ field, form }: { field: Member; form: SchemaFieldsProps }): ReactNode {
  const control =
    field.type === 'button' ? <ActionButton field={field} form={form} /> : <FieldWidget field={field} form={form} />
  const className = field.look?.fieldClassName
  const note = form.below?.[field.name]
  const shown = className === undefined ? control : <div className={className}>{control}</div>
  if (note === undefined) return shown
  return (
    <div className={styles.noted}>
      {shown}
      {note}
    </div>
  )
}

function ActionButton({ field, form }: { field: FormButton; form: SchemaFieldsProps }): ReactNode {
  const { language = 'en_US', onAction } = form
  const noteId = useId()
  const [busy, setBusy] = useState(field.action?.loading?.state === 'pending')
  const busyText = formText(field.action?.loading?.text, language)
  const about = formText(field.description, language)
  const title = formText(field.title, language)
  const press = () => {
    if (onAction === undefined) return
    setBusy(true)
    void Promise.resolve(onAction(field)).finally(() => setBusy(false))
  }
  return (
    <div className={styles.act}>
      {title === '' ? null : <span className={styles.actionTitle}>{title}</span>}
      <Button
        variant={variantOf(field.variant)}
        className={field.look?.className}
        disabled={form.disabled === true || form.readOnly === true || onAction === undefined}
        busy={busy}
        onClick={press}
        {...(busyText === '' ? {} : { busyText })}
        {...(about === '' ? {} : { 'aria-describedby': noteId })}
      >
        {formText(field.text, language)}
      </Button>
      {about === '' ? null : <FieldHelp id={noteId}>{about}</FieldHelp>}
    </div>
  )
}

function variantOf(name: string | undefined): NonNullable<ButtonProps['variant']> {
  return name === 'primary' || name === 'quiet' || name === 'danger' || name === 'dangerQuiet' ? name : 'secondary'
}
