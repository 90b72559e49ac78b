import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { askHref, questionHref, settingsHref, tagHref, userHref, withQuery } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { savedFilterHref, useSavedFilters } from '../filters/index.ts'
import { suggestionsQuery } from './search-queries.ts'
import { removeSearch, forgetSearches, recentSearches } from './recent-searches.ts'
import { matchingActions, type ScreenAction } from './screen-actions.ts'
import { useSearchTokens } from './search-tokens.ts'
import {
  isLongEnough,
  matchingDestinations,
  type Destination,
  type SuggestionEntry,
  type SuggestionGroup,
} from './suggestion-entries.ts'

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 200
/** Maximum number of saved filters shown before anything is typed. */
const MAX_LISTS = 5

/**
 * Returns the suggestions for a text. For an empty text: the latest searches of this browser, the viewer's saved
 * filters, the operators of the search language and the first actions of the screen.
 */
export function useSuggestions(text: string, actions: readonly ScreenAction[]): SuggestionGroup[] {
  const { t } = useWords()
  const words = useCommunityWords()
  const id = useId()
  const found = useFound(text)
  const tokens = useTokens()
  // The search page lists the operators itself.
  const isOnSearchPage = useRouterState({ select: ({ location }) => location.pathname === '/search' })
  const recent = useRecentSearches()
  const destinations = matchingDestinations(useDestinations(), text)
  const saved = (useSavedFilters() ?? []).map(({ name: label, filter }) => ({ label, href: savedFilterHref(filter) }))
  const lists = text === '' ? saved.slice(0, MAX_LISTS) : matchingDestinations(saved, text)
  const pages = (to: readonly Destination[]) => to.map(({ label, href }) => ({ label, action: { href } }))
  const group = (name: string, entries: readonly Omit<SuggestionEntry, 'id'>[]): SuggestionGroup => ({
    name,
    // Ids must not contain spaces, but translated names may.
    entries: entries.map((entry, place) => ({ ...entry, id: `${id}-${encodeURIComponent(name)}-${place}` })),
  })
  const acting = group(
    words('suggest.acts'),
    matchingActions(actions, text).map(({ element, ...act }) => ({ ...act, action: { element } })),
  )
  const all = { label: t('search.title', { q: text }), action: { href: withQuery('/search', { q: text }) } }
  const groups =
    text === ''
      ? [
          group(words('suggest.recent'), recent),
          group(words('suggest.saved_filters'), pages(lists)),
          ...(isOnSearchPage ? [] : [group(words('suggest.tokens'), tokens)]),
          acting,
        ]
      : [
          acting,
          group(t('nav.questions'), [...found.questions, all]),
          group(t('nav.tags'), found.tags),
          group(t('nav.users'), found.people),
          group(words('suggest.saved_filters'), pages(lists)),
          group(words('suggest.pages'), pages(destinations)),
        ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** Debounces the text and queries the server. Until the response arrives, returns the results for the previous text. */
function useFound(text: string): Record<'questions' | 'tags' | 'people', Omit<SuggestionEntry, 'id'>[]> {
  const { t } = useWords()
  const { api } = useSite()
  const { permalink } = useSettings()
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(isLongEnough(text) ? text : ''), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery({ ...suggestionsQuery(api, wanted), placeholderData: (before) => before })
  const { questions = [], tags = [], people = [] } = wanted === '' ? {} : (data ?? {})
  return {
    questions: questions.map(({ id, title, url_title: urlTitle, answer_count: count }) => ({
      label: title,
      hint: t('answers.count', { count }),
      action: { href: questionHref({ id, urlTitle }, permalink) },
    })),
    tags: tags.map(({ display_name: label, slug_name: slug }) => ({ label, action: { href: tagHref(slug) } })),
    people: people.map(({ display_name: label, username }) => ({
      label,
      hint: `@${username}`,
      action: { href: userHref(username) },
    })),
  }
}

/** Returns lines for the latest searches, each of which can be removed, and a line that removes all of them. */
function useRecentSearches(): Omit<SuggestionEntry, 'id'>[] {
  const words = useCommunityWords()
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return []
  return [
    ...searches.map((q): Omit<SuggestionEntry, 'id'> => ({
      label: q,
      action: { href: withQuery('/search', { q }) },
      remove: () => setSearches(removeSearch(q)),
    })),
    { label: words('suggest.forget_all'), action: { change: () => setSearches(forgetSearches()) } },
  ]
}

function useTokens(): Omit<SuggestionEntry, 'id'>[] {
  return useSearchTokens().map(([token, hint]) => ({ label: token, hint, action: { token } }))
}

/** Returns the pages of the site that are suggested by their names. */
function useDestinations(): Destination[] {
  const { t } = useWords()
  const viewer = useViewer()
  const everybody = [
    { label: t('header.ask'), href: askHref() },
    { label: t('nav.questions'), href: '/questions' },
    { label: t('questions.sort.unanswered'), href: withQuery('/questions', { order: 'unanswered' }) },
    { label: t('nav.tags'), href: '/tags' },
    { label: t('nav.users'), href: '/users' },
  ]
  if (viewer === null) return everybody
  return [
    ...everybody,
    { label: t('header.profile'), href: userHref(viewer.username) },
    { label: t('header.bookmarks'), href: userHref(viewer.username, 'bookmarks') },
    { label: t('header.inbox'), href: '/users/notifications/inbox' },
    { label: t('header.settings'), href: settingsHref('profile') },
    { label: t('header.logout'), href: '/users/logout' },
  ]
}
