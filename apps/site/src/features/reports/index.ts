export { CloseDialog } from './close-dialog.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
export { ReportDialog } from './report-dialog.tsx'
