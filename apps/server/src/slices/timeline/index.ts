import { defineSlice } from '../slice.ts'
import { recordEvents } from './record-events.ts'
import { timeline0001 } from './migrations/0001-timeline.ts'
import { timeline0002 } from './migrations/0002-known-acceptances.ts'
import { timelineRoutes } from './routes.ts'

/** The history of a question, an answer or a tag, in order. */
export const timeline = defineSlice({
  name: 'timeline',
  migrations: [timeline0001, timeline0002],
  routes: timelineRoutes,
  listen: recordEvents,
})
