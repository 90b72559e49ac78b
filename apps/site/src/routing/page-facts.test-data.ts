import type { PageFacts } from '../shell/context/page-facts.ts'

/** The facts of a page with all routes and otherwise default values. */
export const facts: PageFacts = {
  address: '/',
  base: '',
  language: 'en_US',
  direction: 'ltr',
  languages: [],
  theme: null,
  now: 0,
  custom: false,
  offlinePage: false,
  routes: 'all',
  assets: { script: '', styles: [], modules: [] },
}
