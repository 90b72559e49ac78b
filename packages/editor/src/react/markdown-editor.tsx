import { PreviewIcon } from '@quandary/ui'
import { useImperativeHandle, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react'
import type { ErrorOrigin } from '../editor-handle.ts'
import type { EditorFeature } from '../feature.ts'
import type { ImageRules } from '../image-rules.ts'
import { EditorFoot } from './editor-foot.tsx'
import { englishEditorStrings, type EditorStrings } from './editor-strings.ts'
import { FormattingTools } from './formatting-tools.tsx'
import { HelpPanel } from './help-panel.tsx'
import { OpenDialog } from './open-dialog.tsx'
import * as styles from './markdown-editor.css.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { RenderPreview } from './preview-scheduler.ts'
import { isMac } from './shortcut-text.ts'
import { ToolButton } from './tool-button.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDialogs, type Dialogs } from './use-dialogs.ts'
import { PlainField } from './plain-field.tsx'
import { useDirtySignal } from './use-dirty-signal.ts'
import { useEditor, type EditorCore } from './use-editor.ts'
import { useImageUpload, type UsedImageUpload } from './use-image-upload.ts'
import { useLabelling } from './use-labelling.ts'
import { useSubmitCommand } from './use-submit-command.ts'

/** What a ref to the editor gives. */
export interface MarkdownEditorHandle {
  focus: () => void
}

export interface MarkdownEditorProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name; inside a Field of the kit the field's label is used. */
  label: string
  /** Renders the preview on the server, to safe HTML. Without it there is no preview. */
  renderPreview?: RenderPreview
  /** Whether the preview is open in the beginning. Default false. */
  defaultPreviewOpen?: boolean
  /** Words to replace; English where left out. */
  strings?: Partial<EditorStrings>
  placeholder?: string
  /** A CSS length. Default `11rem`. */
  minHeight?: string
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
  uploadImage?: (file: File, signal: AbortSignal) => Promise<string>
  /** Which files `uploadImage` is given. Default: JPEG, PNG, WebP and GIF up to 4 MB. */
  imageRules?: ImageRules
  onUploadingChange?: (uploading: boolean) => void
  /** A page about Markdown, linked from the help panel. */
  helpHref?: string
  /** More features of the core; read once. */
  features?: readonly EditorFeature[]
  /** Told when a feature crashes or the core does not load. Default: the page's error event. */
  onError?: (error: unknown, origin: ErrorOrigin) => void
  /** Nonce of the page's content security policy, for the style element. */
  styleNonce?: string
  ref?: Ref<MarkdownEditorHandle>
}

/** A Markdown editor with toolbar, dialogs, preview and uploads. A plain field until its core has loaded. */
export function MarkdownEditor({ ref, ...props }: MarkdownEditorProps): ReactNode {
  const { value, label, renderPreview, uploadImage, invalid = false } = props
  const strings = { ...englishEditorStrings, ...props.strings }
  const [previewOpen, setPreviewOpen] = useState(props.defaultPreviewOpen ?? false)
  const mac = useSyncExternalStore(neverChanges, isMac, () => false)
  const dialogs = useDialogs()
  const rules = props.imageRules ?? {}
  const images = useImageUpload({ upload: uploadImage, rules, strings, onUploadingChange: props.onUploadingChange })
  const { editor, host, plain, onPlainChange } = useMountedEditor(props, dialogs, images)
  const labelling = useLabelling({ editor, label, id: props.id, describedBy: props.describedBy, invalid })
  useDirtySignal(value, props.savedValue, props.onDirtyChange)
  useImperativeHandle(ref, () => ({ focus: () => (editor ?? plain.current)?.focus() }), [editor, plain])
  const words = uploadImage === undefined ? strings.foot : strings.footImages(images.maxMegabytes)
  return (
    <div
      className={styles.frame}
      style={props.minHeight === undefined ? undefined : { ['--editor-min-height' as string]: props.minHeight }}
      {...(labelling['aria-invalid'] ? { 'data-invalid': '' } : {})}
    >
      <Toolbar
        label={strings.toolbar}
        controls={labelling.id}
        first="heading"
        end={
          <>
            {renderPreview === undefined ? null : (
              <PreviewTool open={previewOpen} onChange={setPreviewOpen} strings={strings} />
            )}
            <HelpPanel strings={strings} href={props.helpHref} />
          </>
        }
      >
        <FormattingTools {...{ editor, strings, mac }} />
      </Toolbar>
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
      {renderPreview !== undefined && previewOpen ? (
        <PreviewPane markdown={value} render={renderPreview} strings={strings} />
      ) : null}
      <EditorFoot
        strings={strings}
        words={words}
        error={images.error}
        length={value.length}
        maxLength={props.maxLength}
      >
        {props.footer}
      </EditorFoot>
      {editor === null ? null : <OpenDialog {...{ editor, strings, dialogs, images, rules }} />}
    </div>
  )
}

interface PreviewToolProps {
  open: boolean
  onChange: (open: boolean) => void
  strings: EditorStrings
}

function PreviewTool({ open, onChange, strings }: PreviewToolProps): ReactNode {
  return (
    <ToolButton
      tool="preview"
      label={strings.preview}
      className={styles.previewTool}
      aria-pressed={open}
      onClick={() => onChange(!open)}
    >
      <PreviewIcon />
      {strings.preview}
    </ToolButton>
  )
}

const neverChanges = () => () => {}

function useMountedEditor(props: Omit<MarkdownEditorProps, 'ref'>, dialogs: Dialogs, images: UsedImageUpload) {
  const { value, onChange, label, placeholder, styleNonce, onError, onSubmit } = props
  const submit = useSubmitCommand(onSubmit)
  const features = (core: EditorCore) => {
    const upload = images.feature(core)
    const own = [dialogs.feature(core), submit(core), ...(upload === null ? [] : [upload])]
    return [...core.standardFeatures, ...own, ...(props.features ?? [])]
  }
  const onEdit = (text: string) => {
    images.clearOnEdit()
    onChange(text)
  }
  return useEditor({ value, onChange: onEdit, label, placeholder, styleNonce, onError, features })
}
