import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import type { EditorHandle, ErrorOrigin } from '../editor-handle.ts'
import type { ImageRules } from '../image-rules.ts'
import type { StoreImage } from '../image-upload.ts'
import type { FindPeople } from '../mentions/mention-text.ts'
import { EditorFoot } from './editor-foot.tsx'
import { englishEditorStrings, type EditorStrings } from './editor-strings.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import type { FaceFeature } from './face-feature.ts'
import * as styles from './markdown-editor.css.ts'
import { PlainField } from './plain-field.tsx'
import { PreviewPane } from './preview-pane.tsx'
import type { RenderPreview } from './preview-scheduler.ts'
import { standardFaceFeatures } from './standard-face.tsx'
import { UploadList } from './upload-list.tsx'
import { useDirtySignal } from './use-dirty-signal.ts'
import { useEditor, type EditorCore } from './use-editor.ts'
import { ImageSendingContext, useImageUpload, type UsedImageUpload } from './use-image-upload.ts'
import { useLabelling } from './use-labelling.ts'
import { useMentions } from './use-mentions.ts'
import { usePanels, type Panels } from './use-panels.ts'
import { useSubmitCommand } from './use-submit-command.ts'

/** What a ref to the editor gives. */
export interface MarkdownEditorHandle {
  /** Puts the cursor into the text, also while the core is still loading. */
  focus: () => void
}

/** Props of {@link MarkdownEditor}. */
export interface MarkdownEditorProps {
  /** The text now; another value than the last one told replaces it. */
  value: string
  /** Told the whole text after every change by the reader, a command or an upload. */
  onChange: (value: string) => void
  /** Accessible name; inside a Field of the kit the field's label is used. */
  label: string
  /** Renders the preview on the server, to safe HTML. Without it there is no preview. */
  renderPreview?: RenderPreview
  /** True if the preview is open in the beginning. Default false. */
  defaultPreviewOpen?: boolean
  /** Words to replace; English where left out. */
  strings?: Partial<EditorStrings>
  /** Shown while the text is empty. It is no label. */
  placeholder?: string
  /** A CSS length. Default `11rem`. */
  minHeight?: string
  /** Marks the text as wrong; say why in the text named by `describedBy`. Default false. */
  invalid?: boolean
  /** Id of a help or error text. */
  describedBy?: string
  /** Id of the element that takes focus. */
  id?: string
  /** Characters allowed. It is counted, never cut. */
  maxLength?: number
  /** At the end of the foot line: the state of the draft. */
  footer?: ReactNode
  /** Ctrl+Enter, Cmd+Enter on a Mac. */
  onSubmit?: () => void
  /** The text as it is stored; `onDirtyChange` compares with it. Default: the first `value`. */
  savedValue?: string
  /** Told when the text begins to differ from what is stored, and when it no longer does. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Stores an image and gives its address. Without it images are linked, not uploaded. */
  uploadImage?: StoreImage
  /** Which files `uploadImage` is given. Default: JPEG, PNG, WebP and GIF up to 4 MB. */
  imageRules?: ImageRules
  /** Told when the first upload begins and when the last one has ended: a form waits that long. */
  onUploadingChange?: (uploading: boolean) => void
  /** A page about Markdown, linked from the help panel. */
  helpHref?: string
  /** Finds who can be mentioned after an @. Without it nobody is offered. */
  findPeople?: FindPeople
  /** More features, with their tools and panels; read once. A command of theirs replaces one of the same name. */
  features?: readonly FaceFeature[]
  /** Told when a feature crashes or the core does not load. Default: the page's error event. */
  onError?: (error: unknown, origin: ErrorOrigin) => void
  /** Nonce of the page's content security policy, for the style element. */
  styleNonce?: string
  ref?: Ref<MarkdownEditorHandle>
}

/** A Markdown editor with toolbar, dialogs, preview and uploads. A plain field until its core has loaded. */
export function MarkdownEditor({ ref, ...props }: MarkdownEditorProps): ReactNode {
  const { value, label, renderPreview, uploadImage, invalid = false } = props
  const given = props.strings
  const strings = useMemo(() => ({ ...englishEditorStrings, ...given }), [given])
  const [features] = useState(() => [...standardFaceFeatures, ...(props.features ?? [])])
  const [previewOpen, setPreviewOpen] = useState(props.defaultPreviewOpen ?? false)
  const standing = useRef<EditorHandle | null>(null)
  const panels = usePanels(features, standing)
  const rules = props.imageRules ?? NO_RULES
  const images = useImageUpload({ upload: uploadImage, rules, strings, onUploadingChange: props.onUploadingChange })
  const mounted = useMountedEditor({ ...props, strings }, { features, panels, images })
  const { editor, host, plain, onPlainChange } = mounted
  useEffect(() => {
    standing.current = editor
  }, [editor])
  const labelling = useLabelling({ editor, label, id: props.id, describedBy: props.describedBy, invalid })
  useDirtySignal(value, props.savedValue, props.onDirtyChange)
  useImperativeHandle(ref, () => ({ focus: () => (editor ?? plain.current)?.focus() }), [editor, plain])
  const words = uploadImage === undefined ? strings.foot : strings.footImages(images.maxMegabytes)
  const hasPreview = renderPreview !== undefined
  return (
    <div
      className={styles.frame}
      style={props.minHeight === undefined ? undefined : { ['--editor-min-height' as string]: props.minHeight }}
      {...(labelling['aria-invalid'] ? { 'data-invalid': '' } : {})}
    >
      <EditorToolbar
        {...{ editor, strings, features, previewOpen }}
        controls={labelling.id}
        onPreviewChange={hasPreview ? setPreviewOpen : undefined}
        helpHref={props.helpHref}
      />
      <div className={styles.text} ref={host}>
        {editor === null ? (
          <PlainField
            value={value}
            placeholder={props.placeholder}
            attributes={labelling}
            fieldRef={plain}
            onChange={onPlainChange}
            onSubmit={props.onSubmit}
          />
        ) : null}
      </div>
      {editor === null || panels.Open === null ? null : (
        <ImageSendingContext value={images}>
          <panels.Open editor={editor} strings={strings} onClose={panels.close} />
        </ImageSendingContext>
      )}
      {hasPreview && previewOpen ? <PreviewPane markdown={value} render={renderPreview} strings={strings} /> : null}
      <UploadList uploads={images.running} strings={strings} onCancelled={() => editor?.focus()} />
      <EditorFoot
        strings={strings}
        words={words}
        error={images.error}
        length={value.length}
        maxLength={props.maxLength}
      >
        {props.footer}
      </EditorFoot>
    </div>
  )
}

const NO_RULES: ImageRules = {}

interface EditorParts {
  features: readonly FaceFeature[]
  panels: Panels
  images: UsedImageUpload
}

function useMountedEditor(
  props: Omit<MarkdownEditorProps, 'ref' | 'strings'> & { strings: EditorStrings },
  { features, panels, images }: EditorParts,
) {
  const { value, onChange, label, placeholder, styleNonce, onError, onSubmit } = props
  const submit = useSubmitCommand(onSubmit)
  const mentions = useMentions(props.findPeople, props.strings)
  const allFeatures = (core: EditorCore) => {
    const own = [submit(), images.feature(core), mentions(core)].filter((feature) => feature !== null)
    // What the app brings comes last, so that it can replace every command.
    return [...own, ...features]
  }
  const onEdit = (text: string) => {
    images.clearOnEdit()
    onChange(text)
  }
  return useEditor({
    value,
    onChange: onEdit,
    label,
    placeholder,
    styleNonce,
    onError,
    features: allFeatures,
    onPanel: panels.open,
  })
}
