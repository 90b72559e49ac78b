'use client'

import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { type RootProps } from '../class-names/root-props.ts'
import { isComposing } from '../composing/composing.ts'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icon/action-icons.tsx'
import { chevron } from '../select/select.css.ts'
import { useFormStrings } from '../strings/form-strings.tsx'
import { control } from '../text-input/text-input.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { matchingOptions, type ComboboxOption } from './combobox-options.ts'
import * as styles from './combobox.css.ts'

/** Props of {@link Combobox}. */
export interface ComboboxProps extends RootProps<'input', 'value' | 'onChange'> {
  /** The chosen value, or '' for none. */
  value: string
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void
  /** The options; a function is called when the field gets focus, and must be stable between renders. */
  options: readonly ComboboxOption[] | (() => readonly ComboboxOption[])
  /** Returns the text for a value while the options are not loaded yet. Default: the value itself. */
  labelOf?: ((value: string) => string) | undefined
  /** True if it can be focused but not changed. */
  readOnly?: boolean | undefined
  /** Required outside a Field. */
  'aria-label'?: string | undefined
}

/**
 * A choice among many options: type to filter, arrows move, Enter chooses, Escape cancels. Text that is not an option
 * is discarded when the field loses focus. For a few options use Select.
 */
export function Combobox(props: ComboboxProps): ReactNode {
  const { value, placeholder, disabled = false, readOnly = false, name, id, className } = props
  const { onChange: _, options: _1, labelOf: _2, ...attributes } = props
  const listId = useId()
  const list = useChoiceList(props)
  const tied = useFieldControl({ id })
  const labelId = useFieldLabelId()
  const { open, fitting, active } = list
  return (
    <div className={styles.wrap}>
      <span className={styles.field}>
        <input
          {...attributes}
          {...tied}
          role="combobox"
          className={classNames(control, styles.input, className)}
          value={list.shown}
          name={name}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open && fitting.length > 0}
          aria-controls={listId}
          aria-activedescendant={open && fitting[active] ? optionId(listId, active) : undefined}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-label'] === undefined ? labelId : undefined}
          onChange={(event) => list.type(event.currentTarget.value)}
          onFocus={(event) => {
            attributes.onFocus?.(event)
            list.enter()
            event.currentTarget.select()
          }}
          onClick={(event) => {
            attributes.onClick?.(event)
            list.show()
          }}
          onKeyDown={(event) => {
            attributes.onKeyDown?.(event)
            list.onKey(event)
          }}
          onBlur={(event) => {
            attributes.onBlur?.(event)
            list.leave()
          }}
        />
        <span className={chevron}>
          <ChevronDownIcon size="sm" />
        </span>
      </span>
      {open ? (
        <ComboboxList id={listId} options={fitting} activeIndex={active} chosen={value} onChoose={list.choose} />
      ) : null}
      <ChoiceCount open={open && list.typed} count={fitting.length} />
    </div>
  )
}

function ChoiceCount({ open, count }: { open: boolean; count: number }): ReactNode {
  const strings = useFormStrings()
  return <output>{open ? <VisuallyHidden>{strings.choiceCount(count)}</VisuallyHidden> : null}</output>
}

/** State of the list: the typed text, the matching options and the active one. */
function useChoiceList(props: ComboboxProps) {
  const { value, onChange, disabled = false, readOnly = false, labelOf = String } = props
  const [text, setText] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [entered, setEntered] = useState(false)
  const given = props.options
  const made = useMemo(() => (typeof given === 'function' && entered ? given() : []), [given, entered])
  const options = typeof given === 'function' ? made : given
  const fitting = matchingOptions(options, text ?? '')
  const chosen = options.find((option) => option.value === value)
  const fixed = disabled || readOnly

  const enter = () => setEntered(true)
  const show = () => {
    if (fixed || open) return
    setOpen(true)
    setActive(-1)
  }
  const leave = () => {
    setOpen(false)
    setText(undefined)
  }
  const choose = (option: ComboboxOption) => {
    leave()
    if (option.value !== value) onChange(option.value)
  }
  const type = (typed: string) => {
    if (fixed) return
    setText(typed)
    setActive(0)
    setOpen(true)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || fixed) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      // The first press of an arrow starts from the chosen option.
      const from = open && active >= 0 ? active : fitting.findIndex((option) => option.value === value)
      setActive(stepped(from, key, fitting.length))
      setOpen(true)
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      const option = fitting[active]
      if (option) choose(option)
    } else if (key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation() // Keeps a surrounding dialog open.
      leave()
    }
  }
  const label = value === '' ? '' : (chosen?.label ?? labelOf(value))
  return {
    open,
    fitting,
    active,
    typed: text !== undefined,
    shown: text ?? label,
    enter,
    show,
    leave,
    choose,
    type,
    onKey,
  }
}

function stepped(from: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (count === 0) return -1
  if (from < 0) return key === 'ArrowDown' ? 0 : count - 1
  return (from + (key === 'ArrowDown' ? 1 : -1) + count) % count
}
