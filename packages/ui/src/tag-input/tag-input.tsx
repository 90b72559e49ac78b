'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { isComposing } from '../composing/composing.ts'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import type { UiStrings } from '../strings/ui-strings.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { Tag } from '../tag/tag.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { TagOptions, optionId, type TagOption } from './tag-options.tsx'
import { tagRefusal, TAG_MAX_LENGTH, normalizeTag, type TagRefusal } from './tag-rules.ts'
import { useSuggestions, type SuggestTags, type TagChoice } from './use-suggestions.ts'
import * as styles from './tag-input.css.ts'

/** Milliseconds for which a duplicate is highlighted. */
const FLASH_MS = 2000

/** Props of {@link TagInput}. */
export interface TagInputProps extends RootProps<'div', 'onChange' | 'children' | 'id'> {
  /** The chosen tags, in order. */
  value: readonly TagChoice[]
  /** Called with all chosen tags, in order. */
  onChange: (value: TagChoice[]) => void
  /** Finds suggestions. It must be the same function in every render, or every render starts a new search. */
  suggest: SuggestTags
  /** Maximum number of tags, 0 for any number. Default 5. */
  max?: number
  /** Maximum number of characters of a tag. Default 35. */
  maxLength?: number
  /** True to offer creating the typed tag if no suggestion equals it. Default false. */
  canCreate?: boolean
  /**
   * Says why the user cannot create a tag; shown when no tag matches the typed text, and when the user tries to create
   * one.
   */
  createRefusal?: string | undefined
  /** Shown when nothing matches the typed text; by default it says that no tag was found. */
  noneText?: string | undefined
  /** Normalises typed text to a tag; by default lower case with hyphens. */
  write?: (text: string) => string
  placeholder?: string
  disabled?: boolean
  id?: string
}

/**
 * A field for tags: type to search, arrows select, Enter or comma adds, Backspace in the empty field removes the last
 * tag. The list closes after a choice, because it covers the content below; typing, the arrows and a click open it
 * again. A duplicate is highlighted for two seconds.
 */
export function TagInput(props: TagInputProps): ReactNode {
  const { value, placeholder, disabled = false, id, write = normalizeTag, createRefusal } = props
  const strings = useUiStrings()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useOptionList(props, write)
  const { problem, setProblem, flashed, add, remove } = useTagEditing(props, list, input)
  const { text, open, options, active } = list

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last) return remove(last)
    const chosen = list.onKey(event)
    if (chosen) return add(chosen)
    const wantsNewTag = (event.key === 'Enter' || event.key === ',') && text.trim() !== ''
    if (wantsNewTag && list.isAnswered && createRefusal !== undefined) setProblem(createRefusal)
  }
  const onType = (typed: string) => {
    setProblem('')
    list.type(typed)
  }
  return (
    <div {...rootProps(attributesOf(props), styles.wrap)}>
      {/* A click next to the field only moves focus into it; keys reach the field anyway. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.box} onClick={() => input.current?.focus()}>
        <ChosenTags value={value} flashed={flashed} onRemove={disabled ? undefined : remove} />
        <TagText
          ref={input}
          id={id}
          list={list}
          listId={listId}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          onType={onType}
          onKeyDown={onKeyDown}
        />
      </div>
      {open ? (
        <TagOptions
          id={listId}
          options={options}
          activeIndex={active}
          query={text.trim()}
          failed={list.failed}
          noneText={props.noneText}
          createRefusal={createRefusal}
          onChoose={add}
        />
      ) : null}
      <output className={styles.problem}>
        {problem}
        {open && problem === '' ? <VisuallyHidden>{strings.suggestionCount(options.length)}</VisuallyHidden> : null}
      </output>
    </div>
  )
}

/** Returns the attributes for the outermost element: the given props without those that the field itself uses. */
function attributesOf(props: TagInputProps): RootProps<'div'> {
  const {
    value: _,
    onChange: _1,
    suggest: _2,
    max: _3,
    maxLength: _4,
    canCreate: _5,
    createRefusal: _6,
    noneText: _11,
    ...rest
  } = props
  const { write: _7, placeholder: _8, disabled: _9, id: _10, ...attributes } = rest
  return attributes
}

interface ChosenTagsProps {
  value: readonly TagChoice[]
  /** The highlighted tag. */
  flashed: string | undefined
  onRemove: ((tag: TagChoice) => void) | undefined
}

function ChosenTags({ value, flashed, onRemove }: ChosenTagsProps): ReactNode {
  return value.map((tag) => (
    <Tag
      key={tag.value}
      name={tag.label ?? tag.value}
      kind={tag.kind ?? 'normal'}
      state={flashed?.toLowerCase() === tag.value.toLowerCase() ? 'flash' : 'none'}
      {...(onRemove === undefined ? {} : { onRemove: () => onRemove(tag) })}
    />
  ))
}

type OptionList = ReturnType<typeof useOptionList>

interface TagTextProps {
  ref: RefObject<HTMLInputElement | null>
  id: string | undefined
  list: OptionList
  listId: string
  placeholder: string | undefined
  disabled: boolean
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The text field among the tags. It keeps the focus while the list is open and names the active option. */
function TagText({ ref, id, list, listId, onType, ...attributes }: TagTextProps): ReactNode {
  const tied = useFieldControl({ id })
  const labelId = useFieldLabelId()
  const { text, open, options, active, setOpen } = list
  return (
    <input
      {...attributes}
      {...tied}
      ref={ref}
      className={styles.input}
      role="combobox"
      aria-expanded={open && options.length > 0}
      aria-controls={listId}
      aria-activedescendant={open && options[active] ? optionId(listId, active) : undefined}
      aria-autocomplete="list"
      aria-labelledby={labelId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={() => setOpen(true)}
      onClick={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    />
  )
}

/** Adds and removes tags, and stores the error of the last attempt. */
function useTagEditing(props: TagInputProps, list: OptionList, input: RefObject<HTMLInputElement | null>) {
  const { value, onChange, max = 5, maxLength = TAG_MAX_LENGTH } = props
  const strings = useUiStrings()
  const flash = useFlash()
  const [problem, setProblem] = useState('')
  const add = ({ choice }: TagOption) => {
    if (choice.disabledReason !== undefined) return setProblem(choice.disabledReason)
    const refusal = tagRefusal(
      choice.value,
      value.map((tag) => tag.value),
      { max, maxLength },
    )
    if (refusal === 'duplicate') flash.on(choice.value)
    setProblem(refusal === null ? '' : explain(refusal, choice.value, { max, maxLength }, strings))
    if (refusal === null) onChange([...value, choice])
    if (refusal === null || refusal === 'duplicate') list.clear()
  }
  const remove = (removed: TagChoice) => {
    onChange(value.filter((tag) => tag.value !== removed.value))
    setProblem('')
    input.current?.focus()
    list.setOpen(false)
  }
  return { problem, setProblem, flashed: flash.value, add, remove }
}

/** State of the list: the typed text, its options and the active one. */
function useOptionList(props: TagInputProps, write: (text: string) => string) {
  const { value, suggest, canCreate = false } = props
  const [text, setText] = useState('')
  const [wanted, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const suggestions = useSuggestions(suggest, text.trim(), wanted)
  const answered = suggestions.query === text.trim()
  const options = optionsFor(suggestions.found, answered && canCreate ? write(text) : '', value)
  const open = wanted && (options.length > 0 || (text.trim() !== '' && answered))
  const clear = () => {
    setText('')
    setActive(0)
    setOpen(false)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>): TagOption | undefined => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = key === 'ArrowDown' ? 1 : -1
      if (options.length > 0) setActive((active + step + options.length) % options.length)
    } else if (key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if ((key === 'Enter' || key === ',') && text.trim() !== '') {
      event.preventDefault()
      return choose(options, active, write(text), canCreate)
    } else if (key === 'Enter' && open) {
      event.preventDefault()
      return options[active]
    }
    return undefined
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(0)
    setOpen(true)
  }
  return { text, open, options, active, isAnswered: answered, failed: suggestions.failed, setOpen, clear, onKey, type }
}

/**
 * Returns what Enter or a comma chooses: the active option, else an option equal to the typed text, else the typed text
 * if it may be created.
 */
function choose(
  options: readonly TagOption[],
  active: number,
  typed: string,
  canCreate: boolean,
): TagOption | undefined {
  const same = options.find((option) => option.choice.value === typed)
  return options[active] ?? same ?? (canCreate ? { choice: { value: typed }, created: true } : undefined)
}

function optionsFor(found: readonly TagChoice[], typed: string, value: readonly TagChoice[]): TagOption[] {
  const options = found.map((choice) => ({ choice, created: false }))
  const known = [...found, ...value].some((tag) => tag.value.toLowerCase() === typed)
  return typed === '' || known ? options : [...options, { choice: { value: typed }, created: true }]
}

function explain(
  refusal: TagRefusal,
  value: string,
  limits: { max: number; maxLength: number },
  strings: UiStrings,
): string {
  if (refusal === 'duplicate') return strings.tagDuplicate(value)
  if (refusal === 'too-long') return strings.tagTooLong(limits.maxLength)
  if (refusal === 'limit') return strings.tagLimit(limits.max)
  return ''
}

/** State that resets itself after {@link FLASH_MS}. */
function useFlash() {
  const [value, on] = useState<string>()
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => on(undefined), FLASH_MS)
    return () => clearTimeout(timer)
  }, [value])
  return { value, on }
}
