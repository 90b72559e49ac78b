'use client'

import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import type { EditorHandle, ErrorOrigin } from '../editor-handle.ts'
import type { ImageRules } from '../image-rules.ts'
import type { StoreImage } from '../store-image.ts'
import type { FindPeople } from '../mentions/mention-text.ts'
import type { HtmlToMarkdown } from '../paste-as-markdown.ts'
import { EditorFooter } from './editor-footer.tsx'
import { englishEditorStrings, type EditorStrings } from './strings/editor-strings.ts'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import { slashBlocks, type FaceFeature } from './react-feature.ts'
import * as styles from './markdown-editor.css.ts'
import { PlainField } from './plain-field.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { usePreviewPlace } from './preview/use-preview-place.ts'
import type { RenderPreview } from './preview/preview-scheduler.ts'
import { standardTools } from './standard-tools.tsx'
import { undescribedImages } from '../commands/descriptions.ts'
import { isMac, withKeys } from './toolbar/shortcut-text.ts'
import { useDirtySignal } from './use-dirty-signal.ts'
import { useEditor, type EditorCore } from './use-editor.ts'
import { useImageDescriptions } from './images/use-image-descriptions.ts'
import { ImageSendingContext } from './images/image-sending.ts'
import { useImageUpload, type ImageUploadState } from './images/use-image-upload.ts'
import { useLabelling } from './use-labelling.ts'
import { useMentions } from './mentions/use-mentions.ts'
import { usePanels, type Panels } from './use-panels.ts'
import { useRunningSignal, type ReportRunning } from './use-running-signal.ts'
import { useSubmitCommand } from './use-submit-command.ts'

/** The value of a `ref` to the editor. */
export interface MarkdownEditorHandle {
  /** Puts the cursor into the text, even while the core is still loading. */
  focus: () => void
}

/** Props of {@link MarkdownEditor}. */
export interface MarkdownEditorProps {
  /** Current text. A value that `onChange` has not just reported replaces the text of the editor. */
  value: string
  /** Called with the whole text after every change by the user, a command or an upload. */
  onChange: (value: string) => void
  /** Accessible name; inside a Field of `@quandary/ui` the field's label is used. */
  label: string
  /** Renders the preview on the server, as safe HTML. Without it there is no preview. */
  renderPreview?: RenderPreview
  /** True if the preview is open initially. Default false. */
  defaultPreviewOpen?: boolean
  /** Texts to override; English by default. */
  strings?: Partial<EditorStrings>
  /** Shown while the text is empty. It does not replace the label. */
  placeholder?: string
  /** A CSS length. Default `11rem`. */
  minHeight?: string
  /** Marks the text as invalid; give the reason in the element named by `describedBy`. Default false. */
  invalid?: boolean
  /** Id of a help or error text. */
  describedBy?: string
  /** Id of the focusable element. */
  id?: string
  /**
   * Maximum number of Unicode code points, so that a simple emoji counts as one character. Near the limit the editor
   * shows how many are left, but it never truncates the text.
   */
  maxLength?: number
  /** Content at the end of the foot line, such as the state of the draft. */
  footer?: ReactNode
  /** Called on Ctrl+Enter, Cmd+Enter on a Mac. */
  onSubmit?: () => void
  /** The stored text, which `onDirtyChange` compares with. Default: the first `value`. */
  savedValue?: string
  /** Called when the text starts to differ from the stored one, and when it no longer does. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Stores an image and returns its address. Without it images are linked, not uploaded. */
  uploadImage?: StoreImage
  /** Rules for files passed to `uploadImage`. Default: JPEG, PNG, WebP and GIF up to 4 MB. */
  imageRules?: ImageRules
  /**
   * Called when the first upload, or conversion of a paste, starts and when the last one ends, so that a form can wait.
   */
  onUploadingChange?: (uploading: boolean) => void
  /** Address of a page about Markdown, linked from the help panel. */
  helpHref?: string
  /** Finds people to mention after an @. Without it nobody is offered. */
  findPeople?: FindPeople
  /**
   * Converts pasted HTML, such as a table or cells of a spreadsheet, to Markdown. Without it the plain text is pasted.
   */
  htmlToMarkdown?: HtmlToMarkdown
  /** Additional features with their tools and panels; read once. Their commands override those of the same name. */
  features?: readonly FaceFeature[]
  /**
   * Called when a feature crashes or the core fails to load. By default, the error is reported as an error event of the
   * page.
   */
  onError?: (error: unknown, origin: ErrorOrigin) => void
  /** Nonce of the page's content security policy, for the style element. */
  styleNonce?: string
  ref?: Ref<MarkdownEditorHandle>
}

/** A Markdown editor with toolbar, dialogs, preview and uploads. Renders a plain field until its core has loaded. */
export function MarkdownEditor({ ref, ...props }: MarkdownEditorProps): ReactNode {
  const { value, label, renderPreview, uploadImage, invalid = false } = props
  const given = props.strings
  const strings = useMemo(() => ({ ...englishEditorStrings, ...given }), [given])
  const [core, setCore] = useState<EditorCore | null>(null)
  const [own] = useState(props.features ?? NO_FEATURES)
  const features = useMemo(() => [...(core?.editingFeatures ?? []), ...standardTools, ...own], [core, own])
  const [previewOpen, setPreviewOpen] = useState(props.defaultPreviewOpen ?? false)
  const standing = useRef<EditorHandle | null>(null)
  const panels = usePanels(features, standing)
  const rules = props.imageRules ?? NO_RULES
  const reportRunning = useRunningSignal(props.onUploadingChange)
  const descriptions = useImageDescriptions(standing)
  const images = useImageUpload({ upload: uploadImage, rules, strings, reportRunning, onUndescribed: descriptions.ask })
  const mounted = useMountedEditor(
    { ...props, strings },
    { features: own, panels, images, reportRunning, onCore: setCore },
  )
  const { editor, host, plain, onPlainChange } = mounted
  useEffect(() => {
    standing.current = editor
  }, [editor])
  const labelling = useLabelling({ editor, label, id: props.id, describedBy: props.describedBy, invalid })
  useDirtySignal(value, props.savedValue, props.onDirtyChange)
  useImperativeHandle(ref, () => ({ focus: () => (editor ?? plain.current)?.focus() }), [editor, plain])
  const undescribed = useMemo(() => undescribedImages(value).length, [value])
  const hasPreview = renderPreview !== undefined
  const frame = useRef<HTMLDivElement>(null)
  const place = usePreviewPlace(frame)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeHelp = () => {
    frame.current?.querySelector<HTMLElement>('[data-tool="help"]')?.focus()
    setHelpOpen(false)
  }
  const showsPreview = hasPreview && previewOpen
  return (
    <div
      ref={frame}
      className={styles.frame}
      // Cast, because React's type of `style` does not include CSS custom properties.
      style={props.minHeight === undefined ? undefined : { ['--qd-editor-min-height' as string]: props.minHeight }}
      {...(labelling['aria-invalid'] ? { 'data-invalid': '' } : {})}
    >
      <EditorToolbar
        {...{ editor, core, strings, features, previewOpen, isHelpOpen }}
        isBeside={place.isBeside}
        onPlaceChange={showsPreview ? place.choose : undefined}
        controls={labelling.id}
        onPreviewChange={hasPreview ? setPreviewOpen : undefined}
        onHelpChange={setHelpOpen}
      />
      {core !== null && isHelpOpen ? (
        <core.HelpPanel {...{ strings, features }} href={props.helpHref} onClose={closeHelp} />
      ) : null}
      <div className={styles.panes} {...(showsPreview && place.isBeside ? { 'data-beside': '' } : {})}>
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
        {showsPreview ? (
          <PreviewPane
            {...{ core, editor, strings }}
            markdown={value}
            render={renderPreview}
            isBeside={place.isBeside}
            text={host}
          />
        ) : null}
      </div>
      {editor === null || panels.Open === null ? null : (
        <ImageSendingContext value={images}>
          <panels.Open editor={editor} strings={strings} onClose={panels.close} />
        </ImageSendingContext>
      )}

      {core === null || editor === null ? null : (
        <>
          <core.UploadList uploads={images.running} strings={strings} onCancelled={() => editor.focus()} />
          <core.ImageDescriptions
            {...{ editor, value, strings }}
            asked={descriptions.asked}
            onDone={descriptions.done}
          />
        </>
      )}
      <EditorFooter
        strings={strings}
        undescribed={editor === null ? 0 : undescribed}
        onDescribe={descriptions.askFirst}
        maxMegabytes={uploadImage === undefined ? undefined : images.maxMegabytes}
        error={images.error}
        value={value}
        maxLength={props.maxLength}
      >
        {props.footer}
      </EditorFooter>
    </div>
  )
}

const NO_RULES: ImageRules = {}
const NO_FEATURES: readonly FaceFeature[] = []

interface EditorParts {
  /** The features of the app. */
  features: readonly FaceFeature[]
  panels: Panels
  images: ImageUploadState
  reportRunning: ReportRunning
  /** Called with the core once it has loaded. */
  onCore: (core: EditorCore) => void
}

function useMountedEditor(
  props: Omit<MarkdownEditorProps, 'ref' | 'strings'> & { strings: EditorStrings },
  { features, panels, images, reportRunning, onCore }: EditorParts,
) {
  const { value, onChange, label, placeholder, styleNonce, onError, onSubmit } = props
  const submit = useSubmitCommand(onSubmit)
  const mentions = useMentions(props.findPeople, props.strings)
  const allFeatures = (core: EditorCore) => {
    onCore(core)
    const standard = [...core.editingFeatures, ...standardTools]
    const { htmlToMarkdown: convert } = props
    const onRunning = (running: number) => reportRunning('pastes', running)
    const paste = convert === undefined ? null : core.pasteAsMarkdown({ convert, onRunning })
    const passed = [submit(), images.feature(core), mentions(core), paste].filter((feature) => feature !== null)
    const { blocks: label, blocksOffered, codeLanguage, codeNoLanguage, codeLanguagesOffered } = props.strings
    const menu = core.slashMenu({
      blocks: slashBlocks([...standard, ...features], props.strings),
      label,
      offered: blocksOffered,
    })
    const languages = core.fenceLanguages({
      label: codeLanguage,
      noLanguage: codeNoLanguage,
      offered: codeLanguagesOffered,
    })
    const handles = core.blockHandles({ label: withKeys(props.strings.dragBlock, isMac()) })
    // The app's features come last, so that they can override every command. A feature of the app with the same name
    // replaces the slash menu.
    const menus = features.some(({ name }) => name === menu.name) ? [] : [menu]
    return [...passed, ...menus, languages, handles, ...standard, ...features]
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
