import './theme/tokens.css.ts'

export { vars } from './theme/vars.css.ts'
export { media } from './theme/media.ts'
export { accentStyle, isAccent, type AccentStyle } from './theme/accent.ts'
export { classNames } from './class-names/class-names.ts'
export type { UiStrings } from './strings/ui-strings.ts'
export { englishUiStrings } from './strings/english-ui-strings.ts'
export { UiStringsProvider, useUiStrings, type UiStringsProviderProps } from './strings/ui-strings-provider.tsx'
export {
  FormStringsProvider,
  englishFormStrings,
  useFormStrings,
  type FormStrings,
  type FormStringsProviderProps,
} from './strings/form-strings.tsx'
export {
  Anchor,
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './link/link-provider.tsx'
export { AnswersBadge, type AnswersBadgeProps } from './answers-badge/answers-badge.tsx'
export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Badge, CountBadge, type BadgeProps, type BadgeTone, type CountBadgeProps } from './badge/badge.tsx'
export { BottomNav, type BottomNavItem, type BottomNavProps } from './bottom-nav/bottom-nav.tsx'
export { BookmarkControl, CountedToggle, type CountedToggleProps } from './bookmark-control/bookmark-control.tsx'
export { Breadcrumb, type BreadcrumbProps } from './breadcrumb/breadcrumb.tsx'
export {
  Button,
  ButtonGroup,
  ButtonLink,
  IconButton,
  IconButtonLink,
  type ButtonGroupProps,
  type ButtonLinkProps,
  type ButtonProps,
  type IconButtonLinkProps,
  type IconButtonProps,
} from './button/button.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox/checkbox-group.tsx'
export { CodeArea, type CodeAreaProps } from './code-area/code-area.tsx'
export { ColorInput, isColor, type ColorInputProps } from './color-input/color-input.tsx'
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx'
export { matchingOptions, type ComboboxOption } from './combobox/combobox-options.ts'
export { isComposing } from './composing/composing.ts'
export { clickableOption } from './listbox/clickable-option.ts'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
export { Count, type CountProps } from './count/count.tsx'
export { DisabledReason, explained, showReason, type DisabledReasonProps } from './disabled-reason/disabled-reason.tsx'
export { DialogFoot, type DialogFootProps } from './dialog/dialog-foot.tsx'
export { ConfirmDialog, Dialog, type ConfirmDialogProps, type DialogProps } from './dialog/dialog.tsx'
export {
  DiffProse,
  DiffSource,
  DiffText,
  type DiffProseProps,
  type DiffSourceProps,
  type DiffTextProps,
} from './diff/diff.tsx'
export {
  DisclosureLink,
  DisclosureMenu,
  type DisclosureLinkProps,
  type DisclosureMenuProps,
} from './disclosure-menu/disclosure-menu.tsx'
export { useFieldControl, useFieldLabelId, type FieldControlAttributes } from './field/field-context.ts'
export {
  Field,
  FieldError,
  FieldHelp,
  FieldPair,
  FieldStack,
  focusFirstInvalid,
  type FieldProps,
} from './field/field.tsx'
export { FileButton, type FileButtonProps } from './file-button/file-button.tsx'
export {
  BelowSmall,
  Brand,
  Footer,
  Frame,
  Header,
  MAIN_ID,
  PageColumns,
  PageFrame,
  SkipLink,
  SoloColumn,
  SoloFrame,
  type BrandProps,
  type FooterProps,
  type FrameProps,
  type HeaderProps,
  type PageColumnsProps,
  type PageFrameProps,
  type SoloFrameProps,
} from './frame/frame.tsx'
export {
  BookmarkIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  CopyIcon,
  DotsIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  LogoutIcon,
  PencilIcon,
  PinIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  TrashIcon,
  VoteDownIcon,
  VoteUpIcon,
} from './icon/action-icons.tsx'
export {
  BoldIcon,
  BulletListIcon,
  CodeIcon,
  ColumnsIcon,
  HeadingIcon,
  HelpIcon,
  ImageIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  NumberListIcon,
  OutdentIcon,
  PreviewIcon,
  QuoteIcon,
  RuleIcon,
  TableIcon,
} from './icon/editor-icons.tsx'
export {
  ArrowDownIcon,
  ArrowUpIcon,
  CalendarIcon,
  DocumentIcon,
  ExternalIcon,
  GaugeIcon,
  GlobeIcon,
  MailIcon,
  MenuIcon,
  OfflineIcon,
  PlaceIcon,
  PlugIcon,
  ReloadIcon,
  UploadIcon,
} from './icon/screen-icons.tsx'
export {
  AlertIcon,
  AutoIcon,
  BellIcon,
  CommentIcon,
  GridIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  LockIcon,
  MoonIcon,
  QuestionIcon,
  ReviewIcon,
  SettingsIcon,
  SuccessIcon,
  SunIcon,
  TagIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from './icon/status-icons.tsx'
export { Kbd } from './kbd/kbd.tsx'
export { ImageCropDialog, type CropShape, type ImageCropDialogProps } from './image-upload/image-crop-dialog.tsx'
export { ImageUpload, type ImageUploadProps, type UploadOutcome } from './image-upload/image-upload.tsx'
export { LanguagePicker, type LanguageChoice, type LanguagePickerProps } from './language-picker/language-picker.tsx'
export {
  Columns,
  Lead,
  Meta,
  PageHead,
  ReadingColumn,
  Row,
  Section,
  Stack,
  type PageHeadProps,
  type RowProps,
  type SectionProps,
  type SpaceStep,
  type StackProps,
} from './layout/layout.tsx'
export { Link, type LinkProps } from './link/link.tsx'
export {
  Menu,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuProps,
} from './menu/menu.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx'
export { Pagination, type PaginationProps } from './pagination/pagination.tsx'
export { HoverCard, Popover, type HoverCardProps, type PopoverProps } from './popover/popover.tsx'
export { floatingPanel } from './popover/popover.css.ts'
export { Progress, type ProgressProps } from './progress/progress.tsx'
export { CodeBlock, Prose, type CodeBlockProps, type ProseProps } from './prose/prose.tsx'
export { codeFrame, codeHead } from './prose/prose.css.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx'
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx'
export { checkFields, type ValidationTexts } from './schema-form/check-fields.ts'
export { fieldsOfSchema, type FieldUi, type FormSchema, type SchemaProperty } from './schema-form/fields-of-schema.ts'
export {
  formText,
  initialValues,
  type FormButton,
  type FormErrors,
  type FormField,
  type FormInput,
  type FormLegend,
  type FormOption,
  type FormRadio,
  type FormSelect,
  type FormSwitch,
  type FormTags,
  type FormText,
  type FormTextarea,
  type FormTimeZone,
  type FormUpload,
  type FormValidator,
  type FormValue,
  type FormValues,
} from './schema-form/form-field.ts'
export {
  type MarkdownControlProps,
  type SchemaFieldsProps,
  type SchemaFormContext,
} from './schema-form/schema-context.ts'
export { SchemaFields } from './schema-form/schema-fields.tsx'
export { SchemaForm, type FormRefusal, type SchemaFormProps } from './schema-form/schema-form.tsx'
export { Select, type SelectOption, type SelectProps } from './select/select.tsx'
export {
  NavTree,
  SideNav,
  type NavItem,
  type NavTreeEntry,
  type NavTreeProps,
  type SideNavProps,
} from './side-nav/side-nav.tsx'
export { Skeleton, SkeletonList, type SkeletonListProps, type SkeletonProps } from './skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx'
export { StatTiles, type StatTile, type StatTilesProps } from './stat-tiles/stat-tiles.tsx'
export {
  EmptyState,
  ErrorState,
  OfflineBanner,
  type EmptyStateProps,
  type ErrorStateProps,
  type OfflineBannerProps,
} from './states/states.tsx'
export { Steps, type StepsProps } from './steps/steps.tsx'
export { Switch, type SwitchProps } from './switch/switch.tsx'
export {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableRow,
  type CellProps,
  type ColumnHeadProps,
  type RowHeadProps,
  type TableProps,
  type TableRowProps,
} from './table/table.tsx'
export {
  SelectAllHead,
  SelectCell,
  SelectionBar,
  type SelectAllHeadProps,
  type SelectCellProps,
  type SelectionBarProps,
} from './table/selection.tsx'
export { useSelection, type Selection } from './table/use-selection.ts'
export { SegmentButtons, Segments, type SegmentButtonsProps, type SegmentsProps } from './tabs/segments.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx'
export { useCurrentInRow } from './tabs/use-current-in-row.ts'
export { TagInput, type TagInputProps } from './tag-input/tag-input.tsx'
export { TAG_MAX_LENGTH, normalizeTag } from './tag-input/tag-rules.ts'
export { type SuggestTags, type TagChoice } from './tag-input/use-suggestions.ts'
export { Tag, TagList, type TagProps } from './tag/tag.tsx'
export {
  InputGroup,
  PasswordInput,
  TextArea,
  TextInput,
  TitleInput,
  type InputGroupProps,
  type TextInputProps,
  type TitleInputProps,
} from './text-input/text-input.tsx'
export { Time, type TimeProps } from './time/time.tsx'
export { TimeZonePicker, type TimeZonePickerProps } from './time-zone-picker/time-zone-picker.tsx'
export { isTimeZone, timeZoneLabel, timeZoneOffset } from './time-zone-picker/time-zones.ts'
export { actionWithKey } from './toast/action-with-key.tsx'
export { ToastProvider, useToast, type ToastMessage, type Toasts } from './toast/toast.tsx'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
export { UserCard, UserLine, type UserCardProps, type UserLineProps } from './user-card/user-card.tsx'
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx'
export { VoteControl, type Vote, type VoteControlProps } from './vote-control/vote-control.tsx'
export { type IconProps } from './icon/icon.tsx'
export { type ButtonLook } from './button/button-content.tsx'
export { copyText } from './copy-button/copy-text.ts'
export { initials, tintOf } from './avatar/person.ts'
export { pageRange, type PageStep } from './pagination/page-range.ts'
