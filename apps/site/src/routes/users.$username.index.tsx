import { createFileRoute } from '@tanstack/react-router'
import { loadProfile, profileHead } from '../features/users/load-profile.ts'
import { ProfileOverview } from '../features/users/profile-overview.tsx'
import { topPostsQuery } from '../features/users/user-queries.ts'

export const Route = createFileRoute('/users/$username/')({
  loader: ({ context, location, params: { username } }) => {
    const top = context.queryClient.fetchQuery(topPostsQuery(context.api, username))
    return loadProfile(context, location.href, username, top)
  },
  head: ({ match, params }) => profileHead(match.context, params.username),
  component: Profile,
})

function Profile() {
  return <ProfileOverview username={Route.useParams().username} />
}
