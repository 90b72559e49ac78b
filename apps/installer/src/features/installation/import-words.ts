import type { Words } from '../../shell/language.tsx'

/** Catalogue keys for the objects and faults that importers report, by the English names that the server uses. */
const keys = {
  'accepted answers': 'noun.accepted_answers',
  answers: 'noun.answers',
  'authors without an account': 'noun.absent_authors',
  categories: 'noun.categories',
  'categories and tags': 'noun.categories_and_tags',
  'checking the files': 'noun.checking',
  comments: 'noun.comments',
  'comments of the plugin for voting': 'noun.voting_comments',
  'descriptions of tags': 'noun.tag_texts',
  duplicates: 'noun.duplicates',
  'followers of people': 'noun.followers',
  pages: 'noun.pages',
  people: 'noun.people',
  'people with posts': 'noun.authors',
  'pictures of people': 'noun.pictures',
  'posts: with all replies': 'noun.posts_and_replies',
  questions: 'noun.questions',
  synonyms: 'noun.synonyms',
  tags: 'noun.tags',
  texts: 'noun.texts',
  'texts about tags': 'noun.tag_texts',
  'topics: questions': 'noun.questions',
  users: 'noun.people',
  votes: 'noun.votes',
} as const

/** Translates a name that the server gives in English; unknown names are returned unchanged. */
export function nameOf(name: string, t: Words): string {
  const key = Object.entries(keys).find(([english]) => english === name.toLowerCase())?.[1]
  return key ? t(key) : name
}
