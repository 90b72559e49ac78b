import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for components with which people move between pages. */
export const navigation: GuidanceByTitle = {
  'Navigation/Bottom navigation': {
    when: ['On phones three to five places are visited all the time.'],
    whenNot: [
      `There are more, or they change: ${page('Side navigation', 'navigation-side-navigation')}, ${page('Menu', 'actions-menu')}.`,
      `They are views of one page: ${page('Tabs', 'navigation-tabs')}.`,
    ],
    do: ['Write one short word under each sign.', 'Have every place of it elsewhere, too: from 640 px up it is gone.'],
    dont: ['Do not put actions into it, apart from asking.'],
    accessibility: [
      'It steps aside while a text field has the focus.',
      'Give `countLabel`: a number at a corner says nothing by itself.',
    ],
  },
  'Navigation/Breadcrumb': {
    when: ['A page lies below others, and people come to it from elsewhere.'],
    whenNot: ['There is only one level.', `Pages follow each other: ${page('Steps', 'navigation-steps')}.`],
    do: ['Use the titles of the pages.', 'Let the last one be this page, without an address.'],
    dont: ['Do not show the way somebody came: the browser has that.'],
    accessibility: ['It is a navigation of its own; this page is marked as the current one.'],
  },
  'Navigation/Pagination': {
    when: ['A long list is read page by page, each page with an address of its own.'],
    whenNot: ['Everything fits on one page; a single page renders nothing.'],
    do: ['Keep the filters in the address of each page.'],
    dont: ['Do not put it above the list as well.'],
    accessibility: ['Every page is a real link; name each with `label` if a page has two of them.'],
  },
  'Navigation/Side navigation': {
    when: ['The main places of a site, always in sight on wide screens; `NavTree` where there are many, in groups.'],
    whenNot: [
      `Views of the same things: ${page('Tabs', 'navigation-tabs')}.`,
      `The few most used places on phones: ${page('Bottom navigation', 'navigation-bottom-navigation')}.`,
    ],
    do: ['Mark the current page.', 'Give a section a title only when there are several.'],
    dont: ['Do not change its order with use: people know places by where they are.'],
    accessibility: [
      'Name it in `label`: a page has several navigations.',
      'Groups of `NavTree` open by themselves where the current page is.',
    ],
  },
  'Navigation/Steps': {
    when: ['A task has three to six pages in a fixed order, as an installation.'],
    whenNot: [
      `The order does not matter: ${page('Tabs', 'navigation-tabs')}.`,
      `Work proceeds by itself: ${page('Progress', 'feedback-progress')}.`,
    ],
    do: ['Name each step by what is done in it.', 'Keep what was filled in when somebody goes back.'],
    dont: ['Do not add steps on the way.'],
    accessibility: ['The current step is marked as such, and those before it say that they are done.'],
  },
  'Navigation/Tabs': {
    when: ['Views of the same things stand side by side: newest, most votes, unanswered.'],
    whenNot: [
      `Pages of different content: ${page('Side navigation', 'navigation-side-navigation')}.`,
      `A value of a form is chosen: ${page('Radio group', 'forms-radio-group')}.`,
      'Parts of a page switch without an address: `SegmentButtons`.',
    ],
    do: ['Give every tab an address, so that Back works and a view can be sent.', 'Use one or two words each.'],
    dont: ['Do not hide in a tab what everybody needs.', 'Do not put tabs inside tabs.'],
    accessibility: [
      'They are links in a navigation, reached by Tab; name it in `label`, such as “Sort by”.',
      'On phones those after the third are behind “More”, which works without scripts.',
    ],
  },
}
