'use client'

import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { isComposing } from '../composing/composing.ts'
import { useFieldControl } from '../field/field-context.ts'
import { EyeIcon, EyeOffIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './text-input.css.ts'

/** Props of {@link TextInput}. */
export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** 36 or 44 pixels high; always 44 on touch screens. Default `md`. */
  size?: 'md' | 'lg'
}

/** A single-line text field. Inside a {@link Field} it gets its id, description and validity from that field. */
export function TextInput({ size = 'md', className, id, ...attributes }: TextInputProps): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  return (
    <input
      type="text"
      {...attributes}
      {...tied}
      className={classNames(styles.control, size === 'lg' && styles.large, className)}
    />
  )
}

/** A password with a button to show it. */
export function PasswordInput({ className, ...attributes }: Omit<TextInputProps, 'type'>): ReactNode {
  const [shown, setShown] = useState(false)
  const strings = useUiStrings()
  return (
    <div className={styles.withEnd}>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...attributes}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.passwordInput, className)}
      />
      <span className={styles.end}>
        <IconButton
          size="sm"
          label={shown ? strings.hidePassword : strings.showPassword}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  )
}

/** Props of {@link TitleInput}. */
export interface TitleInputProps extends Omit<ComponentPropsWithRef<'textarea'>, 'ref' | 'rows' | 'value'> {
  /** The title. */
  value: string
}

/**
 * A field for a title: one bold paragraph that grows with its text, so that a long title can be read in full. Enter
 * submits the form, as in a single-line field; line breaks in pasted text become spaces.
 */
export function TitleInput({ className, id, onChange, onKeyDown, ...attributes }: TitleInputProps): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    // For browsers that do not size fields by their content.
    if (field.current && !CSS.supports('field-sizing', 'content')) fitHeight(field.current)
  })
  return (
    <textarea
      ref={field}
      {...attributes}
      {...tied}
      rows={1}
      className={classNames(styles.title, className)}
      onChange={(event) => {
        event.currentTarget.value = event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')
        onChange?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

function fitHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
}

/** Several lines of plain text. */
export function TextArea({ className, id, ...attributes }: ComponentPropsWithRef<'textarea'>): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  return <textarea {...attributes} {...tied} className={classNames(styles.area, className)} />
}

/** Props of {@link InputGroup}. */
export interface InputGroupProps extends TextInputProps {
  /** Before the text: `https://`. */
  before?: ReactNode
  /** After the text: `reputation`, `MB`. */
  after?: ReactNode
}

/** One line of text with fixed text before or after it, in one frame. The fixed text is part of its description. */
export function InputGroup({ before, after, className, ...attributes }: InputGroupProps): ReactNode {
  const made = useId()
  const describedBy = [attributes['aria-describedby'], before && `${made}before`, after && `${made}after`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.group}>
      {before ? (
        <span className={styles.fixed} id={`${made}before`}>
          <bdi>{before}</bdi>
        </span>
      ) : null}
      <TextInput
        {...attributes}
        className={classNames(styles.grouped, className)}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      />
      {after ? (
        <span className={styles.fixed} id={`${made}after`}>
          <bdi>{after}</bdi>
        </span>
      ) : null}
    </div>
  )
}
