import { createFileRoute } from '@tanstack/react-router'
import { userHref } from '../../../addresses.ts'
import { loadOverview, ProfileGone, profileHead, ProfileOverview } from '../../../features/users/index.ts'

export const Route = createFileRoute('/users/$username/')({
  loader: ({ context, location, params: { username } }) => loadOverview(context, location.href, username),
  head: ({ match, params: { username } }) => profileHead(match.context, username, { path: userHref(username) }),
  notFoundComponent: ProfileGone,
  component: Profile,
})

function Profile() {
  return <ProfileOverview username={Route.useParams().username} />
}
