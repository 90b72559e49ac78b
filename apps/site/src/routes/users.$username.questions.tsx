import { createFileRoute } from '@tanstack/react-router'
import { userHref, withQuery } from '../addresses.ts'
import { questionListSearch } from '../features/questions/load-questions.ts'
import { questionListQuery } from '../features/questions/question-queries.ts'
import { loadProfile, profileHead } from '../features/users/load-profile.ts'
import { ProfileQuestions } from '../features/users/profile-questions.tsx'

export const Route = createFileRoute('/users/$username/questions')({
  validateSearch: questionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, params: { username } }) => {
    const list = context.queryClient.fetchQuery(questionListQuery(context.api, { ...deps, username }))
    return loadProfile(context, location.href, username, list)
  },
  head: ({ match, params: { username } }) =>
    profileHead(match.context, username, withQuery(`${userHref(username)}/questions`, match.search)),
  component: Questions,
})

function Questions() {
  return <ProfileQuestions username={Route.useParams().username} filter={Route.useSearch()} />
}
