export { ChangeView } from './change-view.tsx'
export { loadTimeline, timelineHead, timelineSearch } from './load-timeline.ts'
export { TimelineScreen } from './timeline-screen.tsx'
