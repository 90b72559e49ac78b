/** Texts about the site for feeds, link previews and browsers. */
export const feedMessages = {
  'feed.newest': '最新问题',
  'feed.active': '活跃问题',
  'feed.hot': '热门问题',
  'feed.score': '高分问题',
  'feed.unanswered': '待回答的问题',
  'feed.frequent': '常被引用的问题',
  'feed.person': '{{name}} 的提问与回答',
  'feed.answer': '回答：{{title}}',
  'open_search.description': '搜索 {{site}} 的问题与回答',
  'preview.answers_zero': '还没有回答',
  'preview.answers_one': '{{count}} 个回答',
  'preview.answers_other': '{{count}} 个回答',
  'preview.answers_accepted_one': '{{count}} 个回答，已采纳',
  'preview.answers_accepted_other': '{{count}} 个回答，已有采纳',
} as const
