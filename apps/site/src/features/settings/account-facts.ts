import { operationKey } from '@quandary/api-client/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { siteInfoQuery } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { viewerQuery } from '../../shell/context/viewer.ts'

/** Returns true for each profile field that members may change, and for all fields until the settings are loaded. */
export function useOpenFields() {
  const { api } = useSite()
  const users = useQuery({ ...siteInfoQuery(api), enabled: false }).data?.site_users
  return {
    display_name: users?.allow_update_display_name ?? true,
    username: users?.allow_update_username ?? true,
    avatar: users?.allow_update_avatar ?? true,
    bio: users?.allow_update_bio ?? true,
    website: users?.allow_update_website ?? true,
    location: users?.allow_update_location ?? true,
  }
}

/** Returns a function that refetches the viewer after a change and invalidates the profile pages. */
export function useRefetchViewer(): () => Promise<void> {
  const { api } = useSite()
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.fetchQuery({ ...viewerQuery(api), staleTime: 0 })
    await queryClient.invalidateQueries({ queryKey: operationKey('getPersonalUser'), refetchType: 'none' })
  }
}
