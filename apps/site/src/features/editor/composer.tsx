import { unwrap } from '@quandary/api-client'
import { TextArea } from '@quandary/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { ReadOnlyNotice } from '../../shell/read-only/read-only-notice.tsx'
import { useFindPeople } from '../mentions/index.ts'
import { uploadPicture } from '../uploads/index.ts'
import * as styles from './composer.css.ts'
import { useLoadedEditor } from './use-loaded-editor.ts'

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  label: string
  /** Called on Ctrl+Enter. */
  onSubmit: () => void
  /** Called when uploads start and finish, because posting waits for them. */
  onUploadingChange?: ((uploading: boolean) => void) | undefined
}

/**
 * A Markdown field. It starts as a plain text field, and the editor replaces it on focus, or once the page is idle and
 * the field is near the viewport. Put it inside a Field.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { value, onChange, onUploadingChange = ignore } = props
  const { api } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const loaded = useLoadedEditor(place, useShouldLoad(place))
  const renderPreview = useCallback(
    (content: string, signal: AbortSignal) => unwrap(api.call('renderPost', { body: { content }, signal })),
    [api],
  )
  const findPeople = useFindPeople()
  const uploadImage = useCallback(
    (file: File, signal: AbortSignal, onSent: (share: number) => void) =>
      unwrap(uploadPicture(api, { source: 'post', file }, { signal, onSent })),
    [api],
  )
  return (
    <div ref={place} className={styles.place}>
      <ReadOnlyNotice />
      {loaded === undefined ? (
        <TextArea className={styles.plain} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <loaded.SiteEditor
          {...props}
          onUploadingChange={onUploadingChange}
          strings={loaded.strings}
          renderPreview={renderPreview}
          uploadImage={uploadImage}
          findPeople={findPeople}
        />
      )}
    </div>
  )
}

const ignore = () => undefined

/** Distance below the viewport within which the editor is loaded. */
const NEAR_MARGIN = '600px'

/** Returns true once the editor should load: at the first focus, or near the viewport as soon as the page is idle. */
function useShouldLoad(place: { readonly current: HTMLElement | null }): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const want = () => setWanted(true)
    const whenIdle = idle(want)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        whenIdle.start()
      },
      { rootMargin: NEAR_MARGIN },
    )
    observer.observe(element)
    element.addEventListener('focusin', want, { once: true })
    return () => {
      observer.disconnect()
      whenIdle.cancel()
      element.removeEventListener('focusin', want)
    }
  }, [place])
  return wanted
}

/** Schedules an action for when the page is idle. Without `requestIdleCallback` it runs immediately. */
function idle(act: () => void) {
  let waiting: number | undefined
  return {
    start: () => {
      if (typeof requestIdleCallback === 'undefined') act()
      else waiting = requestIdleCallback(act)
    },
    cancel: () => {
      if (waiting !== undefined) cancelIdleCallback(waiting)
    },
  }
}
