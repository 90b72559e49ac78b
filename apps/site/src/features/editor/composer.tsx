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
 * Where Markdown is written: a plain field at once, the editor as soon as it is near what is being read. Put it inside
 * a Field.
 */
export function Composer(props: ComposerProps): ReactNode {
  const { value, onChange, onUploadingChange = ignore } = props
  const { api } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const loaded = useLoadedEditor(place, useNear(place))
  const renderPreview = useCallback(
    (content: string, signal: AbortSignal) => unwrap(api.call('renderPost', { body: { content }, signal })),
    [api],
  )
  const findPeople = useFindPeople()
  const uploadImage = useCallback(
    (file: File, signal: AbortSignal) => unwrap(uploadPicture(api, { source: 'post', file }, signal)),
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

function useNear(place: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return near
}
