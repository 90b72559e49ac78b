'use client'

import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { SearchIcon } from '../icon/action-icons.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './search-field.css.ts'

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends RootProps<'search', 'onInput' | 'children' | 'ref'> {
  /** Target of the form without scripts; `name` names the parameter of the query. */
  action: string
  /** Default `q`. */
  name?: string
  defaultValue?: string
  /** Accessible name: `Search questions, tags and people`. */
  label?: string
  placeholder?: string
  /** Called with the query instead of submitting the form. */
  onSearch?: (query: string) => void
  /**
   * Called while typing, for lists that filter immediately. A word composed with an input method is reported when it is
   * chosen.
   */
  onInput?: (query: string) => void
  /** Keyboard shortcut of the field, shown at its end. */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

/** A search field as in the header. A real GET form, so it works without scripts. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { action, name = 'q', defaultValue, label, placeholder, onSearch, onInput, shortcut, ref, ...rest } = props
  const strings = useUiStrings()
  const id = useId()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return
    event.preventDefault()
    const query = new FormData(event.currentTarget).get(name)
    onSearch(typeof query === 'string' ? query.trim() : '')
  }
  return (
    <search {...rootProps(rest, styles.form)}>
      <form action={action} onSubmit={onSubmit}>
        <label htmlFor={id}>
          <VisuallyHidden>{label ?? strings.search}</VisuallyHidden>
        </label>
        <span className={styles.sign}>
          <SearchIcon />
        </span>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder ?? strings.search}
          autoComplete="off"
          onChange={({ nativeEvent, currentTarget }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onInput?.(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => onInput?.(currentTarget.value)}
        />
        {shortcut === undefined ? null : (
          <Kbd className={styles.keys} aria-hidden="true">
            {shortcut}
          </Kbd>
        )}
      </form>
    </search>
  )
}
