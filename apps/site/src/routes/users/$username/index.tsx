import { createFileRoute } from '@tanstack/react-router'
import { userHref } from '../../../addresses.ts'
import { loadOverview, profileHead, ProfileOverview } from '../../../features/users/index.ts'

export const Route = createFileRoute('/users/$username/')({
  loader: ({ context, location, params: { username } }) => loadOverview(context, location.href, username),
  head: ({ match, params: { username } }) => profileHead(match.context, username, { path: userHref(username) }),
  component: Profile,
})

function Profile() {
  return <ProfileOverview username={Route.useParams().username} />
}
