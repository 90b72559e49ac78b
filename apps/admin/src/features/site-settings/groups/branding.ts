import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { BrandingPreview } from '../branding-preview.tsx'
import { checkPicture } from '../check-picture.ts'
import { textOf, type SettingsGroup } from '../settings-group.ts'

type Branding = Schemas['SiteBranding']

const PICTURES = ['image/jpeg', 'image/png']
const FAVICONS = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon']

/** Logos and icons of the site. */
export const brandingSettings: SettingsGroup<Branding> = {
  title: 'nav.branding',
  name: 'branding',
  query: (api) => operationQuery(api, 'getBrandingSettings'),
  fields: (t) => {
    const picture = (name: keyof Branding, types = PICTURES) =>
      ({
        name,
        type: 'upload',
        title: t(`branding.${name}`),
        description: t(`branding.${name}_help`),
        types,
        maxMegabytes: 10,
      }) as const
    return [
      picture('logo'),
      picture('mobile_logo'),
      { ...picture('square_icon'), crop: { aspect: 1, width: 1024 } },
      picture('favicon', FAVICONS),
    ]
  },
  save: (api, values) =>
    api.call('updateBrandingSettings', {
      body: {
        logo: textOf(values, 'logo'),
        mobile_logo: textOf(values, 'mobile_logo'),
        square_icon: textOf(values, 'square_icon'),
        favicon: textOf(values, 'favicon'),
      },
    }),
  checkUpload: checkPicture,
  note: BrandingPreview,
}
