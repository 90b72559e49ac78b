import { createFileRoute, notFound } from '@tanstack/react-router'
import { userHref } from '../../../addresses.ts'
import {
  guardTab,
  isOwnTab,
  loadTab,
  postOrders,
  profileHead,
  ProfileScreen,
  profileTabIn,
} from '../../../features/users/index.ts'
import { orderIn, pageIn, readSearch } from '../../../shell/navigation/search-text.ts'

export const Route = createFileRoute('/users/$username/$tab')({
  validateSearch: (search: Record<string, unknown>) =>
    readSearch({ order: orderIn(search, postOrders), page: pageIn(search) }),
  beforeLoad: ({ context, location, params }) => {
    const tab = profileTabIn(params.tab)
    if (tab === undefined) throw notFound()
    guardTab(context, location.href, params.username, tab)
    return { tab }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: filter, location, params }) =>
    loadTab(context, location.href, params.username, { tab: context.tab, filter }),
  head: ({ match, params: { username } }) => {
    const tab = profileTabIn(match.params.tab)
    const shared = tab !== undefined && !isOwnTab(tab)
    return profileHead(match.context, username, {
      tab,
      ...(shared && { path: userHref(username, tab) }),
      page: match.search.page,
    })
  },
  component: Profile,
})

function Profile() {
  const { username } = Route.useParams()
  return <ProfileScreen username={username} tab={Route.useRouteContext().tab} filter={Route.useSearch()} />
}
