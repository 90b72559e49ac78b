/** Texts about the site for feeds, link previews and browsers. */
export const feedMessages = {
  'feed.newest': 'Newest questions',
  'feed.active': 'Active questions',
  'feed.hot': 'Hot questions',
  'feed.score': 'Questions by score',
  'feed.unanswered': 'Unanswered questions',
  'feed.frequent': 'Frequently linked questions',
  'feed.person': 'Questions and answers by {{name}}',
  'feed.answer': 'Answer: {{title}}',
  'open_search.description': 'Search the questions and answers of {{site}}',
  'preview.answers_zero': 'No answers yet',
  'preview.answers_one': '{{count}} answer',
  'preview.answers_other': '{{count}} answers',
  'preview.answers_accepted_one': '{{count}} answer, accepted',
  'preview.answers_accepted_other': '{{count}} answers, one accepted',
} as const
