import { unwrap } from '@quandary/api-client'
import { TextArea } from '@quandary/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSite } from '../../shell/site-context.ts'
import { useFindPeople } from '../comments/use-find-people.ts'
import { uploadPicture } from '../uploads/upload-picture.ts'
import * as styles from './composer.css.ts'
import { useLoadedEditor } from './use-loaded-editor.ts'

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name. */
  label: string
  /** Ctrl+Enter. */
  onSubmit: () => void
  /** Told while pictures are on their way: posting waits for them. */
  onUploadingChange?: ((uploading: boolean) => void) | undefined
}

/**
 * Where Markdown is written: a plain field at once, the editor when it gets the focus, or when it is near what is being
 * read and the page has nothing else to do. Put it inside a Field.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { value, onChange, onUploadingChange = ignore } = props
  const { api } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const loaded = useLoadedEditor(place, useWanted(place))
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

/** How far below the screen a composer may be when its editor is loaded. */
const NEAR = '600px'

/** Whether the editor is wanted: at the first focus, or near the screen as soon as the page is idle. */
function useWanted(place: { readonly current: HTMLElement | null }): boolean {
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
      { rootMargin: NEAR },
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

/** Something done when the page has nothing else to do. Browsers without such a signal do it at once. */
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
